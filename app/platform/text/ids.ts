const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A sortable id: ten characters of epoch milliseconds and sixteen random ones (80 bits). */
export function newId(now: number, random: (bytes: number) => Uint8Array): string {
  let time = '';
  for (let rest = now, index = 0; index < 10; index += 1) {
    time = ALPHABET.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  let suffix = '';
  for (const byte of random(16)) suffix += ALPHABET.charAt(byte & 31);
  return time + suffix;
}

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return /^[0-9a-z]{1,60}$/.test(text);
}

/** A random Idempotency-Key. On plain http crypto.randomUUID does not exist. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Whether an Idempotency-Key is valid (docs/product.md §7). */
export function isIdempotencyKey(key: unknown): key is string {
  return typeof key === 'string' && IDEMPOTENCY_KEY.test(key);
}
