import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isZone } from '../../domain/admin/periods.ts';
import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';

const COOKIE_NAME = 'broetry-zone';

/** Returns the viewer's time zone from the Cookie header; UTC when it is missing or invalid. */
export function readZone(header: string | null): string {
  const zone = readPageCookie(header, COOKIE_NAME) ?? '';
  return isZone(zone) ? zone : 'UTC';
}

/** Returns the cookie that sends the browser's time zone. */
export function zoneCookie(zone: string, isHttps?: boolean): string {
  return pageCookie(COOKIE_NAME, zone, 31_536_000, isHttps);
}

/** Saves the browser's time zone in a cookie and reloads the data when the server used another zone. True while reloading. */
export function useReaderZone(counted: string): boolean {
  const { revalidate, state } = useRevalidator();
  const tell = useEffectEvent(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === counted) return;
    document.cookie = zoneCookie(own);
    void revalidate();
  });
  // Once, because a server that does not support the zone would cause an endless reload.
  useEffect(() => tell(), []);
  return state === 'loading';
}
