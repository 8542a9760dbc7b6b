import { expect, it } from 'vitest';
import { checkPlots, checkTranslations } from './check-plots.ts';
import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from './plot.ts';
import { PLOTS } from '../styles/writings.ts';
import { POST_STYLES } from '../styles/post-styles.ts';
import { readStyleForm } from '../form/read-form.ts';
import { candidatesFor } from '../posts/write-post.ts';
import { admittedIn } from '../../test/comedy/admitted.ts';

const sound = (
  id: string,
  traits: Partial<PlotTraits> = {},
  first = `The ${id} hums in the hall.`,
): Plot =>
  plot(
    id,
    { when: 'cat', ...traits },
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
    'an ending of its own for Mild and for Unhinged',
    [plot('a', { when: 'cat' }, all('1'), all('2'), all('3'), all('4'))],
    /one ending for Mild and Unhinged/,
  ],
  [
    'the typed text once in a short post',
    [sound('a', { ring: 'any', when: [] }, '{text}. They say: {quote}.')],
    /typed text once/,
  ],
  [
    'a line that the dial changes near the top of a short post',
    [
      plot(
        'a',
        { ring: 'any' },
        all('{text}.'),
        all('A form.'),
        all('A box.'),
        levels('Mild.', 'Spicy.', 'Unhinged.'),
      ),
    ],
    /no second or third line/,
  ],
  ['the text of a plot that carries it', [sound('a', { carries: true })], /first line/],
  ['enough beats', [plot('a', { when: 'cat' }, all('1'), unhinged('2'))], /has 1 beats at mild/],
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

it('has only plots that at least two of three readers would send, with no fault that two name', () => {
  expect(admittedIn(new URL('./read.tsv', import.meta.url))).toEqual(
    new Set(PLOTS.map(({ id }) => id)),
  );
});

it.each([
  ["The printer isn't jammed anymore", 'day-printer-talks'],
  ['My cat almost ate the fish', 'st-b-nine-minutes'],
])('does not match "%s" with %s', (context, plot) => {
  expect(suiting(context)).not.toContain(plot);
});

it.each([
  ['The printer jammed again', 'day-printer-talks'],
  ['I accidentally replied all', 'st-t-remove-me'],
])('matches "%s" with %s', (context, plot) => {
  expect(suiting(context)).toContain(plot);
});

it.each<[string, Plot, RegExp]>([
  [
    'at most three sentences',
    plot('a', { when: 'cat' }, all('One. Two.'), levels('Three. Four.', 'Spicy.', 'Unhinged.')),
    /a: has 4 sentences at mild/,
  ],
  [
    'known holes',
    plot('a', { when: 'cat' }, all('{nothing} hums.'), levels('M.', 'S.', 'U.')),
    /unknown \{nothing\}/,
  ],
  ['an ending for each level', plot('a', { when: 'cat' }, all('It hums.')), /one ending/],
])('requires of a translation %s', (_, translation, fault) => {
  expect(checkTranslations([translation]).join('\n')).toMatch(fault);
});
