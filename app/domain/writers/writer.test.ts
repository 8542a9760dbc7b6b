import { expect, it } from 'vitest';
import { type FallbackReason, readFallback, writerWords } from './writer.ts';

it.each<[FallbackReason, string]>([
  ['model-failed', 'Written by the house writer: the model did not deliver.'],
  ['busy', 'Written by the house writer: the model was busy.'],
  ['budget-spent', "Written by the house writer: the model's budget for the day was spent."],
  ['fair-use', "Written by the house writer: your day's share of the model was used up."],
])('explains the fallback reason %s', (reason, words) => {
  expect(readFallback(reason)).toBe(reason);
  expect(writerWords({ writer: 'offline', fallback: reason })).toBe(words);
});

it.each([
  ['model', 'Model-written'],
  ['offline', 'House-written'],
  ['member', null],
  [null, null],
])('says who wrote where that is %s', (writer, words) => {
  expect(writerWords({ writer })).toBe(words);
});

it.each([null, undefined, '', 'later-reason', 'toString', 1, {}])(
  'ignores the unknown reason %j',
  (found) => {
    expect(readFallback(found)).toBeUndefined();
  },
);
