import { isZone } from './periods.ts';

const NAME = 'broetry-zone';

/** The reader's time zone from the Cookie header; UTC until the browser has told, or told nonsense. */
export function readZone(header: string | null): string {
  const found = new RegExp(`(?:^|;\\s*)${NAME}=([^;\\s]*)`).exec(header ?? '')?.[1] ?? '';
  const zone = decoded(found);
  return isZone(zone) ? zone : 'UTC';
}

/** The cookie by which the browser tells its zone. */
export function zoneCookie(zone: string): string {
  return `${NAME}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
