const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Whether an Idempotency-Key is one: docs/product.md §7. */
export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key);
}
