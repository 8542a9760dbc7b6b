const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A text id that sorts by time: ten characters of milliseconds, sixteen of chance (80 bits).
 * `now` in epoch milliseconds; `random` returns that many random bytes.
 */
export function newId(now: number, random: (bytes: number) => Uint8Array): string {
  let time = '';
  for (let rest = now, index = 0; index < 10; index += 1) {
    time = ALPHABET.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  let chance = '';
  for (const byte of random(16)) chance += ALPHABET.charAt(byte & 31);
  return time + chance;
}

/** Whether a text can be an id at all: anything else is not looked for. */
export function isId(text: string): boolean {
  return /^[0-9a-z]{1,60}$/.test(text);
}

/** A key nobody else has. Works on plain http too, where crypto.randomUUID does not exist. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Whether an Idempotency-Key is one: docs/product.md §7. */
export function isIdempotencyKey(key: unknown): key is string {
  return typeof key === 'string' && IDEMPOTENCY_KEY.test(key);
}
