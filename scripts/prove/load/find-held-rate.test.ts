import { expect, it } from 'vitest';
import { findHeldRate } from './find-held-rate.ts';
import { someResult, type Some } from './some-result.ts';

type Answer = (rate: number, length: 'short' | 'long') => Some;

const rising = (answer: Answer) =>
  findHeldRate({
    from: 100,
    longestP99: 50,
    send: (rate, length) =>
      Promise.resolve(someResult({ sent: rate, goodput: rate, ...answer(rate, length) })),
  });

it('rises until a short while is not held, and falls until a long one is', async () => {
  const { held, rates } = await rising((rate, length) => ({
    p99: rate > (length === 'short' ? 150 : 130) ? 51 : 50,
  }));
  expect(rates.map(Math.round)).toEqual([100, 120, 144, 173, 156, 140, 126]);
  expect([Math.round(held?.rate ?? 0), held?.result.accepted.p99]).toEqual([126, 50]);
});

it.each<[string, Answer]>([
  ['sends somebody away', (rate) => ({ shed: rate > 130 ? 1 : 0 })],
  ['answers wrongly', (rate) => ({ wrong: { broken: rate > 130 ? 1 : 0 } })],
  ['leaves somebody without an answer', (rate) => ({ unanswered: rate > 130 ? 1 : 0 })],
  ['does not get through', (rate) => ({ goodput: rate > 130 ? rate * 0.96 : rate })],
])('takes no rate for held at which it %s', async (_, answer) => {
  const { held } = await rising(answer);
  expect(Math.round(held?.rate ?? 0)).toBe(130);
});

it('tries a short while again before it ends the rise', async () => {
  let sent = 0;
  const { rates } = await rising((rate) => {
    sent += 1;
    return { p99: sent === 1 || rate > 150 ? 60 : 10 };
  });
  expect(rates.slice(0, 4).map(Math.round)).toEqual([100, 120, 144, 173]);
});

it('says that no rate was held', async () => {
  const { held, rates } = await rising(() => ({ p99: 51 }));
  expect([held, rates.length, Math.round(rates.at(-1) ?? 0)]).toEqual([null, 9, 43]);
});
