import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * Who counts as one network: an IPv4 address, or the /64 of an IPv6 one. IPv4 in IPv6 clothes is IPv4.
 * Anything unreadable shares one bucket.
 */
export function addressBucket(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`);
  return `${network.toString()}/64`;
}

/** The bucket as it is stored: a keyed hash, because a list of visitors' addresses is nobody's business. */
export function storedBucket(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(addressBucket(address))
    .digest('base64url')
    .slice(0, 22);
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
