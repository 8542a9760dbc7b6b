import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacters } from '../../test/comedy/any-characters.ts';
import { INVISIBLE_TEXTS, TYPED_TEXTS } from '../../test/typed-texts.ts';
import { cleanInput, stripHidden } from './clean-input.ts';

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
  ['ก็็็็็็็็็็', 'ก็็็'],
  ['ന്\u200d\u200d\u200d\u200ca\u200db', 'ന്\u200dab'],
  ['Ad\u200cmin, Ad\u{e0041}min, \u00adso\u00ad\u00adft\u00ad', 'Admin, Admin, soft'],
  [
    '🏴\u{e0067}\u{e0062} 🏴\u{e0068}\u{e0069}\u{e0064}\u{e0064}\u{e0065}\u{e006e}\u{e0021}\u{e007f}',
    '🏴 🏴',
  ],
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

it.each(Object.entries(TYPED_TEXTS))('keeps %s as typed', (_, typed) => {
  expect(typed).toBe(typed.normalize('NFC'));
  expect(stripHidden(typed)).toBe(typed);
});

it.each(INVISIBLE_TEXTS)('takes %j for an empty text', (typed) => {
  expect(stripHidden(typed).trim()).toBe('');
  expect(cleanInput(typed)).toBe('');
});

it('composes what comes decomposed', () => {
  expect(stripHidden('Tie\u0302\u0301ng Vie\u0323\u0302t')).toBe('Tiếng Việt');
});

it('changes a clean text no more', () => {
  fc.assert(
    fc.property(anyCharacters(), (typed) => {
      const once = stripHidden(typed);
      expect(stripHidden(once)).toBe(once);
    }),
  );
  for (const typed of Object.values(TYPED_TEXTS)) {
    const all = Array.from(typed);
    // Cut and mixed anywhere, also between the parts of a sign.
    for (const at of all.keys()) {
      const once = stripHidden(all.slice(at).join('') + all.slice(0, at).toReversed().join(''));
      expect(stripHidden(once)).toBe(once);
    }
  }
});
