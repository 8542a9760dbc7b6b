import { foreignPictures } from '../storage/choose-storage.server.ts';
import type { Settings } from '../settings.server.ts';
import type { Blessed } from './bless-inline.server.ts';

/**
 * The policy of a page that is kept and sent to many: as strict as one with a nonce. Scripts come from our own
 * built files and from inline text by its hash, styles likewise.
 */
export function publicPolicy(settings: Settings, origin: string, blessed: Blessed): string {
  const pictures = foreignPictures(settings);
  const self = pictures === null ? "'self'" : `'self' ${pictures}`;
  const script = settings.analyticsScriptUrl;
  const analytics = script === undefined ? [] : [new URL(script).origin];
  const scripts = [`${origin}/assets/`, ...blessed.scripts, ...analytics];
  const connect = [self, ...analytics];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${["'self'", ...blessed.styles].join(' ')}`,
    `img-src ${self} data: blob:`,
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
