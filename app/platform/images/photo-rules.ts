import ipaddr from 'ipaddr.js';

/** docs/product.md §3, Ours: what a provider's picture may weigh. Bytes. */
export const MOST_PHOTO_BYTES = 1024 * 1024;

/** Where a picture may be fetched from: https on its own port, no name or password in the address. Else null. */
export function photoTarget(text: string): URL | null {
  if (text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isPlain && url.hostname !== '' ? url : null;
}

/** The address that a host spells out itself, or null for a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** True for an address of the open internet: not this machine, not this network, nothing reserved or translated. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
