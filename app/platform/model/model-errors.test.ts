import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskKeys } from './model-errors.server.ts';

const KEY = 'Zq7tR2mVx9LkW4pN8sYb3c';

it.each([
  [`Incorrect API key provided: ${KEY}.`, 'Incorrect API key provided: ***.'],
  [
    `Incorrect API key provided: ${KEY.slice(0, 8)}*****${KEY.slice(-6)}.`,
    'Incorrect API key provided: ********.',
  ],
  ['Bearer abc.def was refused', '*** was refused'],
  ['Incorrect key: sk-proj-ab12********yz', 'Incorrect key: ***'],
  [`id ${'f'.repeat(40)}`, 'id ***'],
  ['No such model: gpt-5', 'No such model: gpt-5'],
  ['line\nbreak\u001b[31m', 'line break [31m'],
])('masks %j', (text, masked) => {
  // The middle case masks two pieces around five stars of the provider's own.
  expect(maskKeys(text, KEY).replace(/\*{4,}/, '********')).toBe(masked);
});

it('masks every six characters of the key', () => {
  const noise = fc.string({ maxLength: 30 });
  const piece = fc.tuple(fc.nat(KEY.length - 6), fc.integer({ min: 6, max: KEY.length }));
  fc.assert(
    fc.property(noise, piece, noise, (before, [from, length], after) => {
      const masked = maskKeys(before + KEY.slice(from, from + length) + after, KEY);
      for (let at = 0; at + 6 <= KEY.length; at += 1) {
        expect(masked).not.toContain(KEY.slice(at, at + 6));
      }
    }),
  );
});

it('masks the key in base64, reversed and URL-encoded', () => {
  const key = 'a/b+c=Zq7t R2mVx9';
  for (const form of [btoa(key), Array.from(key).toReversed().join(''), encodeURIComponent(key)]) {
    expect(maskKeys(`No ${form}!`, key)).toMatch(/^No (?:\*{3})+!$/);
  }
});

it('cuts the detail to 500 characters', () => {
  expect(maskKeys('a b '.repeat(1000), undefined).length).toBeLessThanOrEqual(500);
});
