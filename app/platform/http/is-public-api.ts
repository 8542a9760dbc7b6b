/**
 * Whether an address, or the path of one, is below /api/v1, where tokens count and cookies do not. As it was sent: one
 * that is spelled in another way has a cookie, and is guarded as all others are.
 */
export function isPublicApi(url: string): boolean {
  return (URL.parse(url, 'http://here.invalid')?.pathname ?? '').startsWith('/api/v1/');
}
