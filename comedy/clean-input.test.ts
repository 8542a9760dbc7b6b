import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacters } from '../test/comedy/any-characters.ts';
import { cleanInput } from './clean-input.ts';

it.each([
  ['  got   promoted\n\tto VP ', 'got promoted to VP'],
  ['“Hello” she said, it’s «fine»', '"Hello" she said, it\'s "fine"'],
  ['we won!!!! really???', 'we won! really?'],
  ['what?!?! no', 'what? no'],
  ['and then...', 'and then…'],
  ['well.... ok', 'well… ok'],
  ['遅刻した！！ なぜ？！', '遅刻した！ なぜ？'],
  ['終わり。。。', '終わり…'],
  ['終わり。！', '終わり！'],
  ['one,, two;; three', 'one, two; three'],
  ['stop .', 'stop.'],
  ['cafe\u0301', 'café'],
  ['zero\u200Bwidth\u2060 and \u202Eright to left', 'zerowidth and right to left'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
  ['lone \uD83D surrogate \uDE00', 'lone surrogate'],
  ['family 👨\u200D👩\u200D👧 stays', 'family 👨\u200D👩\u200D👧 stays'],
  ['a\u0301\u0301\u0301\u0301\u0301\u0301', 'á\u0301\u0301\u0301'],
  ['{ach.fin} {@wisdom} #hash |3| <script>', '{ach.fin} {@wisdom} #hash |3| <script>'],
  ['v2.0 costs $3.50, C++ is 5:30', 'v2.0 costs $3.50, C++ is 5:30'],
  ['', ''],
  ['\u200B\uFEFF', ''],
])('turns %j into %j', (typed, cleaned) => {
  expect(cleanInput(typed)).toBe(cleaned);
});

it('returns clean text for any string', () => {
  fc.assert(
    fc.property(anyCharacters(), (typed) => {
      const once = cleanInput(typed);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/[\p{Cc}\u200B\u2028\u202A-\u202E\u2066-\u2069]|\s{2}|^\s|\s$/u);
      expect(once).toBe(once.normalize('NFC'));
    }),
  );
});
