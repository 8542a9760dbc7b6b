import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isZone } from '../../domain/admin/periods.ts';
import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';

const COOKIE_NAME = 'broetry-zone';

/** The reader's time zone from the Cookie header; UTC until the browser has told, or told nonsense. */
export function readZone(header: string | null): string {
  const zone = decoded(readPageCookie(header, COOKIE_NAME) ?? '');
  return isZone(zone) ? zone : 'UTC';
}

/** The cookie by which the browser tells its zone. */
export function zoneCookie(zone: string, isHttps?: boolean): string {
  return pageCookie(COOKIE_NAME, encodeURIComponent(zone), 31_536_000, isHttps);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Tells the server the reader's time zone when it used another one. True while the server counts again. */
export function useReaderZone(counted: string): boolean {
  const { revalidate, state } = useRevalidator();
  // Once: a server that does not know the zone stays at its own.
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isTold.current || !own || own === counted) return;
    isTold.current = true;
    document.cookie = zoneCookie(own);
    void revalidate();
  });
  useEffect(() => tell(), []);
  return state === 'loading';
}
