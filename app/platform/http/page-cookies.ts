const onHttps = () => globalThis.location?.protocol === 'https:';

/** The name of a cookie. `__Host-` keeps subdomains and plain http from setting it. */
export function pageCookieName(name: string, isHttps = onHttps()): string {
  return isHttps ? `__Host-${name}` : name;
}

/** A cookie for document.cookie. `seconds` 0 deletes it. */
export function pageCookie(name: string, value: string, seconds = 0, isHttps = onHttps()): string {
  const secure = isHttps ? '; Secure' : '';
  return `${pageCookieName(name, isHttps)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Reads a cookie, or null. Prefers the name with a prefix: older versions set the other one on https too. */
export function readPageCookie(cookies: string | null, name: string): string | null {
  const pairs = (cookies ?? '').split(/;\s*/);
  for (const prefix of ['__Host-', '']) {
    const start = `${prefix}${name}=`;
    const pair = pairs.find((one) => one.startsWith(start));
    if (pair !== undefined) return pair.slice(start.length);
  }
  return null;
}
