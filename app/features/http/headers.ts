/** Re-exported by pages: passes the headers of a refused form on, such as Retry-After. */
export function headers({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
