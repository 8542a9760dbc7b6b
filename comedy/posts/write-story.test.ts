import { describe, expect, it } from 'vitest';
import { all, hot, linked, mild, plot, type Plot, spicy, unhinged } from '../story/plot.ts';
import type { HumorLevel } from '../form/humor-levels.ts';
import { retell, type StoryRequest, writeStory } from './write-post.ts';

const ending = [
  mild('Home.'),
  hot('It grew.'),
  spicy('Sold.'),
  unhinged('A law.'),
  unhinged('Me.'),
];
const traits = {};
const cat = plot(
  'cat',
  { when: 'cat .. x:@computer', fine: 'new', cast: { F: 'she' }, ...traits },
  all('{text}.', '{text}!'),
  all('{F} saw {the x.full}.', '{F} saw {a x}.'),
  ...ending,
);
const told = plot(
  'told',
  { ring: 'kind', is: 'actor:boss', ...traits },
  linked(all('one: "{quote}."', 'two: "{quote}."')),
  linked(hot('one again', 'two again')),
  ...ending,
);
const anything = plot('any', { ring: 'any', ...traits }, all('"{quote}."'), ...ending);
const another = plot('any-2', { ring: 'any', ...traits }, all('So: {text}.'), ...ending);
const library: readonly Plot[] = [cat, told, anything, another];

const request = (context: string, more: Partial<StoryRequest> = {}): StoryRequest => ({
  style: 'gpt4-context',
  fields: { context },
  level: 'Spicy',
  seed: 1,
  ...more,
});
const chosen = (text: string, more?: Partial<StoryRequest>) =>
  writeStory(request(text, more), library)?.plot;

const firstLine = (text: string, when: string, wording: string) =>
  writeStory(request(text), [
    plot('kept', { when, ...traits, carries: true }, all(wording), ...ending),
    anything,
  ])?.told[0]?.line;

it.each([
  ['I dyed my hair orange', 'x:@food', /^"/],
  ['I microwaved it', 'x:@appliance', /^"/],
  ['I wore my frog wellies', 'x:@animal', /^"/],
  ['I wore my pineapple shirt', 'x:@garment', /^The pineapple shirt\.$/],
  ['I eat cereal', 'x:@food', /^The cereal\.$/],
  ['I bought my dog boots', 'x:@pet', /^The dog\.$/],
])('captures the head noun of "%s" for %s', (text, when, line) => {
  expect(firstLine(text, when, '{the x}.')).toMatch(line);
});

it.each([
  ['Husband bought a laptop', 'my husband'],
  ['My boss bought a laptop', 'my boss'],
  ['The husband bought a laptop', 'the husband'],
  ["Anna's husband bought a laptop", "Anna's husband"],
  ['A cat bought a laptop', 'the cat'],
])('names the person of "%s" as %s', (context, person) => {
  const buyer = plot(
    'buyer',
    { when: 'x:@person|@pet buy .. @computer', ...traits },
    all('{text}.'),
    all('Ask {x.full}.'),
    ...ending,
  );
  expect(writeStory(request(context), [buyer])?.told[1]?.line).toBe(`Ask ${person}.`);
});

it.each([
  ['I bought a hat', 'The hat is one.'],
  ['I bought three hats', 'There are several.'],
])('uses a wording for one thing only where one is captured: %s', (text, line) => {
  const bought = plot(
    'bought',
    { when: 'buy .. x:@garment', ...traits },
    all('{text}.'),
    all('The {x.one} is one.', 'There are several.'),
    ...ending,
  );
  expect(writeStory(request(text), [bought])?.told[1]?.line).toBe(line);
});

describe('the choice of a plot', () => {
  it('prefers the innermost ring', () => {
    expect(chosen('My cat sat on my laptop')).toBe('cat');
    expect(chosen('My boss said "not this quarter"')).toBe('told');
    expect(chosen('Tuesday')).toMatch(/^any/);
  });

  it.each([
    'My cat almost sat on my laptop',
    "My cat didn't sit on my laptop",
    'I want my cat on my laptop',
    'My cat threw up on my laptop during a client call',
  ])('leaves out a plot that does not fit "%s"', (text) => {
    expect(chosen(text)).toMatch(/^any/);
  });

  it.each([
    ['printer', 'The printer is jammed', 'carrying'],
    ['printer', "The printer isn't jammed anymore", 'any'],
    ['printer', 'The printer is no longer jammed', 'any'],
    ['cat', 'My cat threw up on my laptop during a client call', 'carrying'],
    ['cat', 'My cat threw up on the purple velvet cushion beside our wooden laptop desk', 'any'],
  ])(
    'lets a plot of %s carry three unused words, and no event that has ended: %s',
    (when, text, id) => {
      const carrying = plot(
        'carrying',
        { when, carries: true, ...traits },
        all('{text}.'),
        ...ending,
      );
      expect(writeStory(request(text), [carrying, anything])?.plot).toBe(id);
    },
  );

  it('keeps the case of names and "I" in captured words', () => {
    const text = 'Yesterday I forgot that I parked in Harbor Street';
    expect(firstLine(text, 'forget that x:*', 'So: {x}.')).toBe('So: I parked in Harbor Street.');
  });

  it('ignores the words in `fine`', () => {
    expect(chosen('My cat sat on my new laptop')).toBe('cat');
  });

  it('leaves out seen plots, and takes the oldest if all were seen', () => {
    const text = 'My cat sat on my laptop';
    expect(chosen(text, { seen: ['cat'] })).toMatch(/^any/);
    expect(chosen(text, { feed: ['cat', 'any'] })).toBe('any-2');
    expect(chosen(text, { seen: ['any', 'any-2', 'cat'] })).toBe('cat');
  });

  it('uses only gentle plots for a grave form', () => {
    expect(chosen('My cat died on my laptop')).toMatch(/^gentle-/);
    expect(retell('cat', request('My cat died on my laptop'), undefined, library)).toBeUndefined();
  });
});

describe('a told plot', () => {
  const linesAt = (level: HumorLevel, seed = 1) =>
    writeStory(request('my cat sat on my laptop', { level, seed }), [cat])?.told.map(
      ({ line }) => line,
    ) ?? [];

  it('is the same for the same seed, with shared wordings between levels', () => {
    for (let seed = 1; seed < 9; seed += 1) {
      expect(linesAt('Spicy', seed)).toEqual(linesAt('Spicy', seed));
      expect(linesAt('Mild', seed).slice(0, 2)).toEqual(linesAt('Unhinged', seed).slice(0, 2));
    }
    expect(linesAt('Mild').at(-1)).toBe('Home.');
    expect(linesAt('Spicy').slice(2)).toEqual(['It grew.', 'Sold.']);
    expect(linesAt('Unhinged').slice(2)).toEqual(['It grew.', 'A law.', 'Me.']);
  });

  it('has filled holes and capitalised sentences', () => {
    const texts = new Set([1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => linesAt('Mild', seed)));
    expect([...texts].some((line) => /^My cat sat on my laptop[.!]$/.test(line))).toBe(true);
    expect([...texts].some((line) => /^\p{Lu}\S+ saw (?:the|a) laptop\.$/u.test(line))).toBe(true);
  });

  it('uses the same wording index for linked beats', () => {
    for (let seed = 1; seed < 9; seed += 1) {
      const [first = '', second = ''] =
        writeStory(request('My boss said "no way"', { seed }), [told])?.told.map(
          ({ line }) => line.split(' ')[0]?.replace(':', '') ?? '',
        ) ?? [];
      expect(first.toLowerCase()).toBe(second.toLowerCase());
    }
  });
});
