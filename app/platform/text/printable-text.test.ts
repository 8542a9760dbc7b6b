import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { printableText } from './printable-text.ts';

it('leaves what people write as it is', () => {
  const text = 'I said "no" to $1,000,000.\n\n👩‍💻 Größe مرحبا שלום 日本語 <b>& more</b>';
  expect(printableText(text)).toBe(text);
});

it.each(HOSTILE_TEXTS)('leaves nothing in %j that a parser would change', (text) => {
  const shown = printableText(text);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown.replaceAll('\n', '')).not.toMatch(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u,
  );
  expect(printableText(shown)).toBe(shown);
});
