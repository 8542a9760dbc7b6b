type Asked = { method?: string; url?: string };

/**
 * Whether a request uploads a picture. It is read piece by piece, with limits of its own, and may take longer than
 * others.
 */
export function isUpload({ method, url = '' }: Asked): boolean {
  // The first line of a request can name what is no address at all, such as "//".
  const asked = URL.parse(url, 'http://here.invalid');
  return method === 'POST' && asked?.pathname === '/api/resources';
}
