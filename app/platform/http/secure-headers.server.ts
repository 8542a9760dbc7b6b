import type { Settings } from '../settings/settings.server.ts';
import { foreignPictures } from '../files/picture-storage.server.ts';

/** What may run in a page and style it, as sources of a policy: a nonce, or files and hashes. */
export type PolicySources = { script: readonly string[]; style: readonly string[] };

/** The origin of the operator's own analytics script, in a list; an empty list without one. */
export function analyticsOrigin({ analyticsScriptUrl: url }: Settings): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}

/** Scripts and styles that carry the nonce of this response. */
export function nonceSources(nonce: string): PolicySources {
  return { script: [`'nonce-${nonce}'`, "'strict-dynamic'"], style: [`'nonce-${nonce}'`] };
}

/**
 * The content security policy of a page: our own files, `sources`, pictures of the image host, and the operator's own
 * analytics script.
 */
export function pagePolicy(
  settings: Settings,
  { script, style }: PolicySources,
  development = false,
): string {
  const pictures = foreignPictures(settings);
  const analytics = analyticsOrigin(settings);
  const self = pictures === null ? "'self'" : `'self' ${pictures}`;
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}`,
    // In development the bundler injects styles as it reloads them, without a nonce.
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : style)].join(' ')}`,
    `img-src ${self} data: blob:`,
    "font-src 'self'",
    `connect-src ${[self, ...(development ? ['ws:'] : []), ...analytics].join(' ')}`,
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
