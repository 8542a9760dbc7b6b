import { describe, expect, it } from 'vitest';
import { isSensitive } from './sensitive.ts';
import { HARMLESS_PHRASES, HEAVY_PHRASES } from './sensitive-phrases.ts';

describe('isSensitive', () => {
  it.each(HEAVY_PHRASES)('hears %j', (text) => expect(isSensitive(text)).toBe(true));
  it.each(HARMLESS_PHRASES)('does not flinch at %j', (text) =>
    expect(isSensitive(text)).toBe(false),
  );
});
