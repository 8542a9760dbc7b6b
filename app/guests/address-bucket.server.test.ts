import { expect, it } from 'vitest';
import { addressBucket, clientAddress, storedBucket } from './address-bucket.server.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('counts %s as %s', (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket);
});

it('stores no address that could be read back', () => {
  const stored = storedBucket('192.0.2.1', 'a secret');
  expect(stored).toMatch(/^[\w-]{22}$/);
  expect(stored).toBe(storedBucket('::ffff:192.0.2.1', 'a secret'));
  expect(stored).not.toBe(storedBucket('192.0.2.1', 'another secret'));
});

it('believes nobody when no proxy is trusted', () => {
  expect(clientAddress('198.51.100.7', '10.0.0.1', [])).toBe('198.51.100.7');
});

it('believes a trusted proxy about the hop before it and no further', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8'];
  expect(clientAddress('127.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientAddress('::ffff:127.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientAddress('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4', trusted)).toBe('203.0.113.9');
  expect(clientAddress('127.0.0.1', 'junk, 203.0.113.9', trusted)).toBe('203.0.113.9');
});

it('falls back to the last address it knows when the header is missing or junk', () => {
  expect(clientAddress('127.0.0.1', null, ['127.0.0.1'])).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', 'junk', ['127.0.0.1'])).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', '127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
});
