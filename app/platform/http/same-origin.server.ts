const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins of this server. On loopback also those of the three local host names. */
export function ownOrigins(services: {
  publicOrigin: string;
  port: number;
  settings: { loopback: boolean };
}): ReadonlySet<string> {
  const { publicOrigin, settings } = services;
  if (!settings.loopback) return new Set([publicOrigin]);
  const port = services.port;
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set([publicOrigin, ...local]);
}

/** The own origin that the Host header names, or null. */
export function ownOriginOf(origins: ReadonlySet<string>, host: string | null): string | null {
  const wanted = host?.toLowerCase();
  return [...origins].find((origin) => new URL(origin).host === wanted) ?? null;
}

/**
 * Whether a request has more than one Host header (RFC 9112, section 3.2: 400). A proxy may use the other one. `headers`
 * are Node's raw headers.
 */
export function hasTwoHosts(headers: readonly string[]): boolean {
  const names = headers.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length > 1;
}

/**
 * CSRF protection: a request with an unsafe method must be same-origin by Sec-Fetch-Site, or by Origin where that header
 * is missing.
 */
export function isAllowedOrigin(
  origins: ReadonlySet<string>,
  request: { method: string; headers: Headers },
): boolean {
  if (SAFE.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = origin !== null && origins.has(origin);
  if (site === null) return ours;
  // With `Referrer-Policy: no-referrer`, which proxies add, browsers send the Origin of our own forms as null.
  return site === 'same-origin' && (origin === null || origin === 'null' || ours);
}
