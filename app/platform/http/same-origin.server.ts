const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origins this server answers under. On a loopback bind the machine's own three names count,
 * because people type all of them.
 */
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

/** The one of our origins that the Host header names, or null. */
export function ownOriginOf(origins: ReadonlySet<string>, host: string | null): string | null {
  const wanted = host?.toLowerCase();
  return [...origins].find((origin) => new URL(origin).host === wanted) ?? null;
}

/**
 * Whether a request names more than one host (RFC 9112, section 3.2: it has to be refused with 400): one who passes it on may go by the
 * other name. `headers` as Node gives them raw, names and values in turn.
 */
export function namesTwoHosts(headers: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/**
 * The one guard against other sites: a request that could change something must come from our own pages.
 * Browsers say so in Sec-Fetch-Site; where it is missing the Origin must be ours.
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
  return site === 'same-origin' && (origin === null || ours);
}
