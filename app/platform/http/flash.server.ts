import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parse, serialize } from 'hono/utils/cookie';
import type { Flash } from './flash.ts';
import { pageCookieName } from './page-cookies.ts';
import { isSameSignature, signatureOf } from './signature.server.ts';

/** The cookie with the toast of the next page. */
export const FLASH_COOKIE = 'broetry-flash';
const LIFETIME_SECONDS = 60;
/** Browsers keep cookies of up to 4,096 bytes, with the name and the attributes. */
const MAX_BYTES = 3800;

type Parts = { secret: string; secureCookies: boolean };

/** The Set-Cookie value of a toast for the next page. Leaves out typed texts that do not fit. */
export function flashCookie(services: Parts, flash: Flash): string {
  const whole = sign(services, flash);
  const { given: _given, ...short } = flash;
  return setCookie(
    services,
    whole.length > MAX_BYTES ? sign(services, short) : whole,
    LIFETIME_SECONDS,
  );
}

/** Reads the toast of this page from its Cookie header, with the Set-Cookie value that ends it. Null without one. */
export function takeFlash(
  services: Parts,
  cookies: string | null,
): { flash: Flash | null; ended: string } | null {
  const name = pageCookieName(FLASH_COOKIE, services.secureCookies);
  const value = parse(cookies ?? '', name)[name];
  if (value === undefined || value === '') return null;
  const [payload = '', signature = ''] = value.split('.');
  const isOurs = isSameSignature(signature, signaturePart(services, payload));
  const text = isOurs ? inflateRawSync(Buffer.from(payload, 'base64url')).toString() : 'null';
  return { flash: JSON.parse(text) as Flash | null, ended: setCookie(services, '', 0) };
}

function sign(services: Parts, flash: Flash): string {
  // Deflated, so that a thousand characters of any script fit.
  const payload = deflateRawSync(JSON.stringify(flash)).toString('base64url');
  return `${payload}.${signaturePart(services, payload)}`;
}

function signaturePart({ secret }: Parts, payload: string): string {
  return signatureOf(secret, `flash ${payload}`);
}

function setCookie({ secureCookies: secure }: Parts, value: string, maxAge: number): string {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return serialize(pageCookieName(FLASH_COOKIE, secure), value, options);
}
