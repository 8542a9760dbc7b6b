const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The host that a post's tag line names. A loopback address means nothing to a reader of the post. */
export function siteName(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  return LOOPBACK.test(url.hostname) ? 'broetry.example' : url.host;
}
