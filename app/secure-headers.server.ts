/**
 * The policy of a page: nothing but our own files, scripts and styles of this answer only by its nonce.
 * `pictures` is the one other origin that pictures may come from; `analytics` the one that the operator's own
 * script may talk to.
 */
export function pagePolicy(
  nonce: string,
  development: boolean,
  pictures: string | null = null,
  analytics: string | null = null,
): string {
  const self = pictures === null ? "'self'" : `'self' ${pictures}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // In development the bundler injects styles as it reloads them, without a nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${self} data: blob:`,
    "font-src 'self'",
    `connect-src ${self}${development ? ' ws:' : ''}${analytics === null ? '' : ` ${analytics}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}

/** The policy of everything that is not a page: it may do nothing at all. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sets the headers every answer carries. */
export function setSecureHeaders(headers: Headers, https: boolean): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('x-frame-options', 'DENY');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (https) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
