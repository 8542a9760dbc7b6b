const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The host in tag lines; an example host on loopback. */
export function siteName(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  return LOOPBACK.test(url.hostname) ? 'broetry.example' : url.host;
}
