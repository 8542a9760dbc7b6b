import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 56;
const SITE_BITS = 48;
/** IPv6 ranges that carry an IPv4 address, and the bit at which it begins: mapped, NAT64, 6to4. */
const IPV4_IN_IPV6 = (
  [
    ['::ffff:0:0/96', 96],
    ['64:ff9b::/96', 96],
    ['2002::/16', 16],
  ] as const
).map(([range, offset]) => ({ range: ipaddr.IPv6.parseCIDR(range), offset }));

/**
 * The network that an address belongs to, for limits and for turns in the queue (docs/product.md §9): an IPv4 address,
 * or the /56 of an IPv6 one, which is what a provider gives one customer. An address that cannot be read is 'unknown'.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  return parsed === null ? 'unknown' : prefixOf(parsed, NETWORK_BITS);
}

/**
 * Whose free posts of a day an address counts against, as it is stored: a keyed hash of its network, and of IPv6 also of
 * its /48, after a space. The addresses themselves are not kept.
 */
export function chargedNetworks(address: string, secret: string): string {
  const network = storedNetwork(address, secret);
  const parsed = parse(address);
  if (parsed === null || parsed.kind() === 'ipv4') return network;
  return `${network} ${hash(prefixOf(parsed, SITE_BITS), secret)}`;
}

/** The network of an address as it is stored. */
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

/**
 * The client's address. `forwardedFor` is believed only as far as the hops are `trusted` proxies:
 * read from the right, the first address that is not one of ours.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: readonly string[],
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  let address = socketAddress;
  while (isTrusted(address, trusted)) {
    const next = hops.pop();
    if (!next || !ipaddr.isValid(next)) return address;
    address = next;
  }
  return address;
}

function isTrusted(address: string, trusted: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trusted.some((entry) => {
    const [network, bits] = ipaddr.isValidCIDR(entry)
      ? ipaddr.parseCIDR(entry)
      : wholeAddress(ipaddr.process(entry));
    return parsed.kind() === network.kind() && parsed.match([network, bits] as never);
  });
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
