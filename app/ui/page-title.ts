/** What the browser's tab says: the page, then the name. */
export function pageTitle(page: string): string {
  return `${page} · Broetry`;
}
