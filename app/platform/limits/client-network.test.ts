import { expect, it } from 'vitest';
import {
  chargedNetworks,
  clientAddress,
  networkOf,
  storedNetwork,
} from './client-network.server.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['64:ff9b::c000:201', '192.0.2.1'],
  ['2002:c000:201::1', '192.0.2.1'],
  ['2002:c000:201:ffff::9', '192.0.2.1'],
  ['2001:db8:1:200::1', '2001:db8:1:200::/56'],
  ['2001:DB8:1:2FF:0:0:0:1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('maps %s to the network %s', (address, bucket) => {
  expect(networkOf(address)).toBe(bucket);
});

it('charges an IPv6 address to its /56 and its /48, and an IPv4 address to itself', () => {
  const charged = (address: string) => chargedNetworks(address, 'a secret').split(' ');
  const [network, site] = charged('2001:db8:1:2::1');
  expect(charged('2001:db8:1:ff::1')).toEqual([network, site]);
  const [other, same] = charged('2001:db8:1:100::1');
  expect([other === network, same]).toEqual([false, site]);
  expect(charged('2001:db8:2::1')[1]).not.toBe(site);
  expect(charged('192.0.2.1')).toEqual([storedNetwork('192.0.2.1', 'a secret')]);
  expect(charged('junk')).toHaveLength(1);
});

it('stores hashes of addresses only', () => {
  const stored = storedNetwork('192.0.2.1', 'a secret');
  expect(stored).toMatch(/^[\w-]{22}$/);
  expect(stored).toBe(storedNetwork('::ffff:192.0.2.1', 'a secret'));
  expect(stored).not.toBe(storedNetwork('192.0.2.1', 'another secret'));
});

it('ignores X-Forwarded-For without a trusted proxy', () => {
  expect(clientAddress('198.51.100.7', '10.0.0.1', [])).toBe('198.51.100.7');
});

it('trusts each proxy for the hop before it only', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8'];
  expect(clientAddress('127.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientAddress('::ffff:127.0.0.1', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientAddress('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4', trusted)).toBe('203.0.113.9');
  expect(clientAddress('127.0.0.1', 'junk, 203.0.113.9', trusted)).toBe('203.0.113.9');
});

it('falls back to the last valid address for a missing or invalid header', () => {
  expect(clientAddress('127.0.0.1', null, ['127.0.0.1'])).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', 'junk', ['127.0.0.1'])).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', '127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
});
