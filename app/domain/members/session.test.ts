import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSessionToken } from './session.server.ts';

const COUNT = process.env['TEST_ALL'] ? 1_000_000 : 100_000;
// Of 255 degrees of freedom: chance is above this once in more than a million runs.
const MAX_CHI_SQUARE = 380;

it('draws unique tokens with evenly distributed bytes', () => {
  const services = { randomBytes };
  const begins = new BigUint64Array(COUNT);
  const seen = new Uint32Array(256);
  for (let index = 0; index < COUNT; index += 1) {
    const token = newSessionToken(services);
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 32 || token.length !== 43) throw new Error(token);
    // No two alike in a quarter of their bits: none in all.
    begins[index] = bytes.readBigUInt64BE();
    for (let at = 0; at < 32; at += 1) seen[bytes[at]!]! += 1;
  }
  begins.sort();
  for (let index = 1; index < COUNT; index += 1) {
    if (begins[index] === begins[index - 1]) throw new Error('twice the same');
  }
  const expected = (COUNT * 32) / 256;
  const off = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(off).toBeLessThan(MAX_CHI_SQUARE);
}, 60_000);
