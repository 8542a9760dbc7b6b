/** A key nobody else has. Works on plain http too, where crypto.randomUUID does not exist. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Whether an Idempotency-Key is one: docs/product.md §7. */
export function isIdempotencyKey(key: unknown): key is string {
  return typeof key === 'string' && KEY.test(key);
}
