import { expect, it } from 'vitest';
import { checkPlots } from './check-plots.ts';
import { all, hot, mild, type Plot, plot, type PlotTraits, spicy, unhinged } from './plot.ts';
import { PLOTS } from './plots/index.ts';

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
])('asks for %s', (_, plots, fault) => {
  expect(checkPlots([sound('fine')])).toEqual([]);
  expect(checkPlots(plots).join('\n')).toMatch(fault);
});

it('finds no fault in the library', () => {
  expect(checkPlots(PLOTS)).toEqual([]);
});
