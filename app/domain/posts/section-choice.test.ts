import { expect, it } from 'vitest';
import { allRerolled, choiceAddress, FIRST_CHOICE, parseChoice } from './section-choice.ts';

it('formats a choice for a URL and parses it again', () => {
  const choice = { ...allRerolled(FIRST_CHOICE), rolls: { sane: 1, 'one-upper.sage': 1 } };
  expect(choiceAddress(choice)).toBe('1,sane:1,one-upper.sage:1');
  expect(parseChoice(choiceAddress(choice))).toStrictEqual(choice);
  expect(parseChoice('')).toStrictEqual(FIRST_CHOICE);
});

it.each([
  'x',
  '-1',
  '1.5',
  '1000',
  '0,sane',
  '0,sane:100',
  '0,sane:-1',
  '0,SANE:1',
  '0,sane:1,',
  '0,my own words:1',
  `0,${'a'.repeat(41)}:1`,
  `0${',sane:1'.repeat(13)}`,
])('rejects the choice "%s"', (address) => {
  expect(parseChoice(address)).toBeNull();
});

it('starts over after the last section', () => {
  expect(allRerolled({ seed: 999, rolls: { sane: 3 } })).toStrictEqual(FIRST_CHOICE);
});
