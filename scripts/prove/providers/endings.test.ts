import { expect, it } from 'vitest';
import { faultOfEnding, readEnding } from './endings.ts';
import { FAULT_KINDS } from './fault-kinds.ts';

const event = (name: string, data: object = {}) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const META = event('meta');
const WORDS = event('delta', { text: 'I said "fallback":"x" today.' });
const HOUSE = event('done', { text: 'x', fallback: 'model-failed' });

it('reads how a stream ended, also one that was cut', () => {
  expect(readEnding(META + WORDS + HOUSE)).toEqual({ end: 'done', isShown: true, isLine: true });
  expect(readEnding(META + WORDS)).toEqual({ end: 'delta', isShown: true, isLine: false });
  expect(readEnding(META + event('done', { text: 'x' })).isLine).toBe(false);
  expect(readEnding('')).toEqual({ end: 'nothing', isShown: false, isLine: false });
});

it.each([
  ['the house writer, and a line that says so', 'post', 'line', META + WORDS + HOUSE, null],
  ['no line', 'post', 'line', META + WORDS + event('done'), 'done without a line'],
  ['an error before any word', 'post', 'line', META + event('error'), 'error instead of the house'],
  [
    'an error after words',
    'post',
    'line',
    META + WORDS + event('error'),
    'error instead of the house',
  ],
  ['an error after words, where it broke', 'post', 'error', META + WORDS + event('error'), null],
  ['two authors in one post', 'post', 'error', META + WORDS + HOUSE, 'done instead of an error'],
  ['a broken stream', 'post', 'error', META + WORDS, 'delta instead of an error'],
  ['a reply that was written anew', 'reply', 'error', META + WORDS + HOUSE + event('end'), null],
  ['a reply without an end', 'reply', 'line', META + HOUSE, 'done instead of the house writer'],
] as const)('judges %s', (_, what, promised, text, fault) => {
  const found = faultOfEnding(what, promised, readEnding(text));
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

it('allows an error only to the kinds whose words have been shown', () => {
  const errors = FAULT_KINDS.flatMap(({ name, promised }) =>
    [true, false].flatMap((isStream) =>
      promised(isStream) === 'error' ? [`${name} ${isStream}`] : [],
    ),
  );
  expect(errors).toEqual([
    'hangs after the first word true',
    'hangs after the first word false',
    'cut after the first word true',
    'cut after the first word false',
    'ended before its end true',
  ]);
});
