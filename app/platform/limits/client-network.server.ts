import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { isInNetworks } from '../settings/own-network.server.ts';

const NETWORK_BITS = 56;
const SITE_BITS = 48;
/** IPv6 ranges with an embedded IPv4 address, and its first bit: mapped, NAT64, 6to4. */
const IPV4_IN_IPV6 = (
  [
    ['::ffff:0:0/96', 96],
    ['64:ff9b::/96', 96],
    ['2002::/16', 16],
  ] as const
).map(([range, offset]) => ({ range: ipaddr.IPv6.parseCIDR(range), offset }));

/**
 * The network of an address, for rate limits and the request queue (docs/product.md §9): an IPv4 address, or the /56 of
 * an IPv6 address, the usual prefix of one customer. 'unknown' for an invalid address.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  return parsed === null ? 'unknown' : prefixOf(parsed, NETWORK_BITS);
}

/** The /48 of an IPv6 address, which may be a company or a whole city; an IPv4 address. 'unknown' for an invalid one. */
export function siteOf(address: string): string {
  const parsed = parse(address);
  return parsed === null ? 'unknown' : prefixOf(parsed, SITE_BITS);
}

/**
 * The daily quota key of a guest's address: a keyed hash of its network and, for IPv6, a hash of its /48 after a space.
 * Addresses are not stored.
 */
export function chargedNetworks(address: string, secret: string): string {
  const network = storedNetwork(address, secret);
  const parsed = parse(address);
  if (parsed === null || parsed.kind() === 'ipv4') return network;
  return `${network} ${hash(siteOf(address), secret)}`;
}

/** A keyed hash of the network of an address. */
export function storedNetwork(address: string, secret: string): string {
  return hash(networkOf(address), secret);
}

function hash(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function parse(address: string): Address | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed;
  const found = IPV4_IN_IPV6.find(({ range }) => parsed.match(range));
  if (!found) return parsed;
  const start = found.offset / 8;
  return new ipaddr.IPv4(parsed.toByteArray().slice(start, start + 4));
}

function prefixOf(address: Address, bits: number): string {
  if (address.kind() === 'ipv4') return address.toString();
  const zoneless = new ipaddr.IPv6(address.toByteArray());
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${zoneless.toString()}/${bits}`).toString()}/${bits}`;
}

/** The client's address: from the right, the first one in X-Forwarded-For that is no `trusted` proxy. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: readonly string[],
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  let address = socketAddress;
  while (isInNetworks(address, trusted)) {
    const next = hops.pop();
    if (!next || !ipaddr.isValid(next)) return address;
    address = next;
  }
  return address;
}
