import type { Settings } from '../settings/settings.server.ts';
import { externalPictureOrigin } from '../files/picture-storage.server.ts';

/** CSP sources of scripts and styles. */
export type PolicySources = { script: readonly string[]; style: readonly string[] };

/** The origin of ANALYTICS_SCRIPT_URL as a list, empty when it is not set. */
export function analyticsOrigin({ analyticsScriptUrl: url }: Settings): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}

/** The sources of a page with a nonce. */
export function nonceSources(nonce: string): PolicySources {
  return { script: [`'nonce-${nonce}'`, "'strict-dynamic'"], style: [`'nonce-${nonce}'`] };
}

/** The Content-Security-Policy of a page. */
export function pagePolicy(
  settings: Settings,
  { script, style }: PolicySources,
  development = false,
): string {
  const pictures = externalPictureOrigin(settings);
  const analytics = analyticsOrigin(settings);
  const self = pictures === null ? "'self'" : `'self' ${pictures}`;
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}`,
    // Vite injects styles without a nonce.
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

/** The Content-Security-Policy of other responses. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sets the security headers of all responses. */
export function setSecureHeaders(headers: Headers, https: boolean): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('x-frame-options', 'DENY');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (https) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
