import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { MAX_EDITED_LENGTH, MAX_EDITED_LINES, parseEditedText } from './edited-text.ts';

it.each([
  ['One.', 'One.'],
  ['  One.  \r\n\r\n\tTwo   three. \r Four.\n\n', 'One.\nTwo three.\nFour.'],
  ['“Quotes”… and -- dashes!!! stay.', '“Quotes”… and -- dashes!!! stay.'],
  ['admin\u202Egnp.exe \u2066x\u2069 a\u0000b', 'admingnp.exe x a b'],
  ['👩🏽‍💻 1️⃣ مرحبا', '👩🏽‍💻 1️⃣ مرحبا'],
  ['x'.repeat(MAX_EDITED_LENGTH), 'x'.repeat(MAX_EDITED_LENGTH)],
  ['x\n'.repeat(MAX_EDITED_LINES), 'x\n'.repeat(MAX_EDITED_LINES).trim()],
])('keeps %j as it is shown', (given, text) => {
  expect(parseEditedText(given)).toEqual({ ok: true, text });
});

it.each([
  ['', 'A post needs at least one word.'],
  [' \n\u200B\n\t', 'A post needs at least one word.'],
  ['x'.repeat(MAX_EDITED_LENGTH + 1), 'The post is too long: 3,000 characters at most.'],
  ['x\n'.repeat(MAX_EDITED_LINES + 1), 'The post has too many lines: 60 at most.'],
])('says what is wrong with %j', (given, message) => {
  expect(parseEditedText(given)).toMatchObject({ ok: false, message });
});

it('is idempotent', () => {
  for (const hostile of HOSTILE_TEXTS) {
    const once = parseEditedText(hostile);
    if (once.ok) expect(parseEditedText(once.text)).toEqual(once);
  }
});
