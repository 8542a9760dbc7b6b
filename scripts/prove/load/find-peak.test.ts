import { expect, it } from 'vitest';
import { overloadFigures } from '../overload.ts';
import { findPeak } from './find-peak.ts';
import type { Result } from './send-load.ts';
import { together } from './senders.ts';
import { type Some, someResult as result } from './some-result.ts';

const rising = (answer: (rate: number) => Some) =>
  findPeak(100, (rate) => Promise.resolve(result({ sent: rate, ...answer(rate) })));

it('raises the rate until a server sends readers away, and counts the best step', async () => {
  const { best, rates, ended } = await rising((rate) => ({
    goodput: Math.min(rate, 900),
    shed: Math.max(0, rate - 900),
  }));
  expect(best.goodput).toBe(900);
  expect(rates.map(Math.round)).toEqual([100, 140, 196, 274, 384, 538, 753, 1054]);
  expect(ended).toContain('% were sent away');
});

it.each<[string, (rate: number) => Some, number]>([
  ['p99 was 600 ms', (rate) => ({ goodput: rate, p99: rate > 190 ? 600 : 20 }), 196],
  ['more brought no more', (rate) => ({ goodput: Math.min(rate, 150) }), 150],
  ['the sender could not send more', (rate) => ({ goodput: rate, sent: Math.min(rate, 160) }), 196],
])('ends the search when %s', async (why, answer, most) => {
  const { best, ended } = await rising(answer);
  expect([ended, Math.round(best.goodput)]).toEqual([why, most]);
});

it('adds up what several processes sent, with the times of the one that saw the worst', () => {
  const one = result({ goodput: 100, p99: 10, shed: 1, classes: [60, 40] });
  const two = { ...result({ goodput: 50, p99: 90, classes: [50, 0] }), wrong: { broken: 2 } };
  const all = together([one, two]);
  expect(all).toMatchObject({ sent: 200, goodput: 150, wrong: { broken: 2 }, perSecond: [90] });
  expect(all.accepted).toEqual({ count: 150, p50: 1, p99: 90 });
  expect(all.classes.map(({ good }) => good)).toEqual([110, 40]);
});

it('takes a process that had no answer at all for one that waits for ever', () => {
  const nothing = JSON.parse(JSON.stringify(result({ p99: Number.NaN }))) as Result;
  const all = together([result({}), nothing]);
  expect([all.accepted.p99, ...all.perSecond]).toEqual([Infinity, Infinity]);
});

function figures(
  ...floods: (Some & { memory?: number; wrong?: Result['wrong']; done?: number })[]
) {
  const calm = result({});
  const found = { best: result({ goodput: 100, classes: [60, 40] }), rates: [100], ended: 'x' };
  const all = overloadFigures(
    floods.map(({ memory = 100, wrong = {}, done = 100, ...flood }) => ({
      found,
      calm,
      flood: { ...result(flood), wrong },
      voted: { ...result({ sent: 100, p99: 90 }), accepted: { count: done, p50: 1, p99: 90 } },
      after: calm,
      watched: { p99: 1, mostMemory: memory },
    })),
  );
  return (name: string) => all.find((figure) => figure.name.includes(name));
}

it('shows the round that kept the middle share, the worst times, and of all rounds what must never be', () => {
  const of = figures(
    { classes: [50, 40], p99: 700 },
    { classes: [50, 20], p99: 200, memory: 500, wrong: { 500: 2 }, done: 84 },
    { classes: [50, 30], p99: 300 },
  );
  expect(of('of each part no more')).toMatchObject({
    value: '80 % of the peak (the middle one of 70 %, 80 %, 90 %)',
    holds: true,
  });
  expect(of('accepted, p99')).toMatchObject({ value: '700 ms', holds: false });
  expect(of('meanwhile, 10 a second')).toMatchObject({ value: '284 of 300', holds: false });
  expect(of('memory')).toMatchObject({ value: '500 MB', holds: false });
  expect(of('wrong answers')).toMatchObject({ value: '500: 2', holds: false });
});

it('is no ten times the load when less than nine times went out', () => {
  expect(figures({ sent: 890 })('really sent')).toMatchObject({ holds: false });
  expect(figures({ sent: 900 })('really sent')).toMatchObject({ holds: true });
});

it('counts of each part no more than it had at the peak, and shows each beside the sum', () => {
  const of = figures({ sent: 1000, goodput: 500, classes: [460, 40] });
  expect(of('of each part no more')).toMatchObject({ value: '100 % of the peak', holds: true });
  const starved = figures({ sent: 1000, goodput: 500, classes: [500, 0] });
  expect(starved('of each part no more')).toMatchObject({
    value: '60 % of the peak',
    holds: false,
  });
  expect(starved('part 0')?.value).toContain('833 %: 500.0');
  expect(starved('part 1')?.value).toBe('0 %: 0.0 good answers a second, at the peak 40.0');
});

it('tries a step again before it ends the search', async () => {
  let sent = 0;
  const { best, rates } = await rising((rate) => {
    sent += 1;
    return { goodput: Math.min(rate, 150), shed: sent === 2 ? 50 : 0 };
  });
  expect([best.goodput, rates.map(Math.round)]).toEqual([150, [100, 140, 196, 274]]);
});
