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

const KINDS: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', (bytes) => startsWith(bytes, [0x47, 0x49, 0x46, 0x38])],
  [
    'image/webp',
    (bytes) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
      startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
];

/** What kind of picture the bytes begin like, whatever anybody says; null for none that we show. */
export function pictureType(bytes: Uint8Array): string | null {
  return KINDS.find(([, test]) => test(bytes))?.[0] ?? null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
