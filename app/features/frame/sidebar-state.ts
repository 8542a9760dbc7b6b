import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';

/** The pages that want the room (docs/product.md §2, Navigation), and the studio of theirs: there the sidebar is closed on arrival. */
const ROOMY = new Set(['/preview', '/studio', '/generator', '/reply-generator']);

const NAME = 'broetry-sidebar';
const YEAR = 365 * 24 * 60 * 60;

/** How the sidebar was left, from a Cookie header. Without a word it is open. */
export function isSidebarClosed(header: string | null): boolean {
  return readPageCookie(header, NAME) === 'closed';
}

/** The cookie that remembers it, as document.cookie takes it: the server reads it, so that nothing jumps. */
export function sidebarCookie(isClosed: boolean, isHttps?: boolean): string {
  return pageCookie(NAME, isClosed ? 'closed' : '', isClosed ? YEAR : 0, isHttps);
}

/** Where the sidebar stands: as it was left, except on the pages that want the room. */
export type Sidebar = { isOpen: boolean; hasToggle: boolean; isRemembered: boolean };

/** `opened` names the roomy page on which the reader has opened it all the same. */
export function sidebarOn(
  pathname: string,
  { isClosed, opened }: { isClosed: boolean; opened: string | null },
): Sidebar {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const hasToggle = path !== '/preview';
  if (!ROOMY.has(path)) return { isOpen: !isClosed, hasToggle, isRemembered: true };
  return { isOpen: hasToggle && opened === path, hasToggle, isRemembered: false };
}
