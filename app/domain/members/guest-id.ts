const SHAPE = /^guest_\d{13,14}_[0-9a-z]{26}$/;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A guest session id as docs/product.md §3 has it: the prefix 'guest', a timestamp and a random suffix.
 * `now` in epoch milliseconds; `random` returns that many random bytes.
 */
export function newGuestId(now: number, random: (bytes: number) => Uint8Array): string {
  let suffix = '';
  for (const byte of random(26)) suffix += ALPHABET.charAt(byte % ALPHABET.length);
  return `guest_${now}_${suffix}`;
}

/** True for a string of that shape. */
export function isGuestId(text: string): boolean {
  return SHAPE.test(text);
}
