import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text with HMAC-SHA-256. Begin each text with its purpose, so that no signature counts for another one. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
