import { expect, it } from 'vitest';
import { chooseEncoding } from './compression.server.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate, *', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip ; Q=0.001, br;q=0.000', 'gzip'],
  ['gzip;q=nonsense', 'gzip'],
])('for Accept-Encoding %s it is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
