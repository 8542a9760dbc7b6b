import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';
import { isZone } from '../../domain/admin/periods.ts';

const NAME = 'broetry-zone';

/** The reader's time zone from the Cookie header; UTC until the browser has told, or told nonsense. */
export function readZone(header: string | null): string {
  const zone = decoded(readPageCookie(header, NAME) ?? '');
  return isZone(zone) ? zone : 'UTC';
}

/** The cookie by which the browser tells its zone. */
export function zoneCookie(zone: string, isHttps?: boolean): string {
  return pageCookie(NAME, encodeURIComponent(zone), 31_536_000, isHttps);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
