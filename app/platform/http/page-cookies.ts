const onHttps = () => globalThis.location?.protocol === 'https:';

/** The name of a cookie of the page's own. The prefix keeps sibling subdomains and plain http from planting one. */
export function pageCookieName(name: string, isHttps = onHttps()): string {
  return isHttps ? `__Host-${name}` : name;
}

/** A cookie as document.cookie takes it. An empty value, or no time, ends it. */
export function pageCookie(name: string, value: string, seconds = 0, isHttps = onHttps()): string {
  const lock = isHttps ? '; Secure' : '';
  return `${pageCookieName(name, isHttps)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${lock}`;
}

/**
 * What a Cookie header or document.cookie holds under that name, or null. The prefixed one counts before one without,
 * which older versions set on https too.
 */
export function readPageCookie(cookies: string | null, name: string): string | null {
  const pairs = (cookies ?? '').split(/;\s*/);
  for (const prefix of ['__Host-', '']) {
    const start = `${prefix}${name}=`;
    const pair = pairs.find((one) => one.startsWith(start));
    if (pair !== undefined) return pair.slice(start.length);
  }
  return null;
}
