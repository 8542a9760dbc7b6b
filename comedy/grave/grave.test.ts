import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { graveScore } from './grave-model.ts';
import { isGrave } from './grave.ts';

// The goal is 97 and 5 %. The bounds of the second and third set leave room for another training: measured are 177 of 200 and
// 17 of 200, and 112 of 120 and 4 of 160.
it.each([
  ['set', 0.97, 0.05],
  ['unseen', 0.81, 0.09],
  ['everyday', 0.875, 0.05],
  ['many-kinds', 0.84, 0.05],
])('finds most grave sentences of %s, and few harmless ones', (name, least, most) => {
  const text = readFileSync(new URL(`sets/${name}.json`, import.meta.url), 'utf8');
  const { grave, harmless } = JSON.parse(text) as Record<'grave' | 'harmless', string[]>;
  const missed = grave.filter((sentence) => !isGrave(sentence));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(grave.length * (1 - least));
  const caught = harmless.filter((sentence) => isGrave(sentence));
  expect(caught.length, caught.join('\n')).toBeLessThanOrEqual(harmless.length * most);
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
  'I got fired',
  'We got fired today',
  'My boss fired me',
  'We lost her last spring.',
  'My sister was told that she has ALS.',
  '我父亲星期二去世了',
  'توفي والدي يوم الثلاثاء',
  '父が亡くなりました',
  '아버지가 돌아가셨습니다',
  'मेरे पिता की मृत्यु हो गई',
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
  '我今天累死了',
  '笑死我了',
  'My colleague locked himself out',
  'I lost my mother in the supermarket',
  'They left the dip out of our order',
  'My rent has gone up',
  'These shoes are murder',
  'The bins were not collected today',
  'my son stopped asking why',
  'they told me to smile more',
])('finds %j harmless', (text) => {
  expect(isGrave(text)).toBe(false);
});

it.each(['My rent has gone up', 'They found a lump', 'The queue did not move'])(
  'weighs %j alike whatever sign ends it',
  (text) => {
    for (const end of ['.', '!', '...', ' .'])
      expect([end, graveScore(text + end)]).toEqual([end, graveScore(text)]);
  },
);

const PLAIN = 'My mother died yesterday and the funeral is on Friday';
const spelled = (joint: string) => (text: string) =>
  text
    .split(' ')
    .map((word) => Array.from(word).join(joint))
    .join(' ');
const mapped = (from: string, to: string) => (text: string) =>
  text.replace(/[a-z]/gu, (letter) => Array.from(to)[from.indexOf(letter)] ?? letter);

it.each([
  ['strokes', mapped('bdfhiloktz', 'ƀđƒħɨłøꝁŧƶ')],
  ['accents', mapped('aeiou', 'áéïóü')],
  ['letters of dialectology', mapped('foeru', 'ꬵꬽꬲꭇꭎ')],
  ['phonetic letters', mapped('uienr', 'ʊɩɛŋɾ')],
  ['mathematical Greek', mapped('oeia', '𝛐𝛆𝛊𝛂')],
  ['digits', mapped('oeia', '0314')],
  ['fillers', spelled('\u3164')],
  ['blanks of Braille', spelled('\u2800')],
  ['dots', spelled('.')],
  ['swung dashes', spelled('~')],
  ['emoji', spelled('🔥')],
  ['wide spaces', spelled('\u2003')],
  ['single spaces', (text: string) => Array.from(text.replaceAll(' ', '')).join(' ')],
  ['brackets', (text: string) => text.replace(/[a-z]/giu, '[$&]')],
  ['letters upside down', (text: string) => turned(text)],
])('finds a grave text grave in %s, and a harmless one harmless', (_, write) => {
  expect(isGrave(write(PLAIN))).toBe(true);
  for (const text of ['My dog ate my lunch at the office', 'We moved the printer on Monday'])
    expect([text, isGrave(write(text))]).toEqual([text, false]);
});

const turned = (text: string) =>
  Array.from(mapped('acdefghimnprtuvwy', 'ɐɔpǝɟƃɥᴉɯudɹʇnʌʍʎ')(text.toLowerCase()))
    .toReversed()
    .join('')
    .split(' ')
    .toReversed()
    .join(' ');

it.each([
  'Más café para mí: la reunión fue un éxito y mañana es día de pago.',
  'Hôm nay đội của tôi đã vượt chỉ tiêu, và phở rất ngon.',
  'Fünf Kollegen haben über den Kühlschrank gesprochen.',
  'J’ai été promu à la réunion, c’était génial.',
  'A. B. C. and D. went to lunch; the score was 3 : 2 : 1.',
  'R2D2 and B2B and Q3 numbers',
])('finds %j harmless, whose letters have accents, strokes or borders', (text) => {
  expect(isGrave(text)).toBe(false);
});
