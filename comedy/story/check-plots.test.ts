import { expect, it } from 'vitest';
import { checkPlots } from './check-plots.ts';
import { all, hot, mild, type Plot, plot, type PlotTraits, spicy, unhinged } from './plot.ts';
import { PLOTS } from '../styles/writings.ts';
import { POST_STYLES } from '../styles/post-styles.ts';
import { readStyleForm } from '../form/read-form.ts';
import { candidatesFor, writePost } from '../posts/write-post.ts';

const sound = (
  id: string,
  traits: Partial<PlotTraits> = {},
  first = `The ${id} hums in the hall.`,
): Plot =>
  plot(
    id,
    { when: 'cat', axis: 'rank', back: '', ...traits },
    all(first),
    all(`It is about ${id}.`),
    mild(`Mild ${id}.`),
    mild(`Calm ${id}.`),
    hot(`Hot ${id}.`),
    spicy(`Spicy ${id}.`),
    unhinged(`A law on ${id}.`),
    unhinged(`The end of ${id}.`),
  );

it.each<[string, Plot[], RegExp]>([
  ['an event', [sound('a', { when: [] })], /matches no event/],
  ['known holes', [sound('a', {}, '{nothing} happened.')], /unknown \{nothing\}/],
  ['a callback that is set up', [sound('a', { back: 'never said' })], /in every wording/],
  ['a callback that returns', [sound('a', { back: 'hums' })], /does not come back/],
  ['a foil who is met twice', [sound('a', { cast: { F: 'she' } }, '{F} hums.')], /not two/],
  [
    'no article before a name',
    [sound('a', { cast: { F: 'she' } }, 'A {F} hums in the hall.')],
    /article before/,
  ],
  ['one id each', [sound('a'), sound('a')], /used twice/],
  [
    'its own lines',
    [
      sound('a', {}, 'We bought 9 of them for the hall.'),
      sound('b', {}, 'We bought 12 of them for the hall.'),
    ],
    /shares a line/,
  ],
  [
    'an impossible step',
    [plot('a', { when: 'cat', axis: '', back: '' }, all('1'), all('2'), all('3'), all('4'))],
    /only Unhinged/,
  ],
  ['the text of a plot that carries it', [sound('a', { carries: true })], /first line/],
  [
    'typed words in later beats of a plot that carries the text',
    [sound('a', { carries: true }, '{text}, it says in the hall.')],
    /two later beats/,
  ],
  [
    'enough beats',
    [plot('a', { when: 'cat', axis: '', back: '' }, all('1'), unhinged('2'))],
    /has 1 beats at mild/,
  ],
])('requires %s', (_, plots, fault) => {
  expect(checkPlots([sound('fine')])).toEqual([]);
  expect(checkPlots(plots).join('\n')).toMatch(fault);
});

it('finds no fault in the plots', () => {
  expect(checkPlots(PLOTS)).toEqual([]);
});

const suiting = (context: string) =>
  candidatesFor('gpt4-context', readStyleForm(POST_STYLES[0], { context })).map(
    ({ plot }) => plot.id,
  );

it.each([
  ['We lost 9 to 0 against the accounting team', 'move-lost-the-client'],
  ['The gym charged me twice', 'life-charged-twice'],
  ['My neighbor returned my drill after three years', 'dear-noise-critic'],
  ['My son and I built a treehouse that collapsed on my car', 'kind-child-takeover'],
  ['My diet lasted nine minutes', 'diet'],
  ['My sourdough starter is dead', 'sourdough'],
  ['I hit my deadline', 'kind-me-ethics-hotline'],
  ["The printer isn't jammed anymore", 'day-printer-talks'],
  ['I dyed my hair orange', 'body-hair-too-short'],
  ['My umbrella turned inside out', 'umbrella'],
])('does not match "%s" with %s', (context, plot) => {
  expect(suiting(context)).not.toContain(plot);
});

it.each([
  ['The vending machine gave me two Snickers', 'life-machine-gave-two'],
  ['My umbrella flipped inside out in front of the mayor', 'life-umbrella-open'],
  ['We finally got a dishwasher', 'life-appliance-onboarding'],
  ['I baked Kevin a cake', 'baked'],
  ['I paid twice for my coffee', 'life-charged-twice'],
])('matches "%s" with %s', (context, plot) => {
  expect(suiting(context)).toContain(plot);
});

it('uses the topic of the meeting in "slept-me"', () => {
  const fields = { context: 'I fell asleep in a meeting about burnout' };
  const request = { style: 'gpt4-context', fields, level: 'Spicy', site: 'x.example' } as const;
  const told = [1, 2, 3]
    .map((seed) => writePost({ ...request, seed }))
    .filter(({ plot }) => plot === 'slept-me');
  expect(told.length).toBeGreaterThan(0);
  for (const { lines } of told) expect(lines.slice(1).join(' ')).toContain('burnout');
});
