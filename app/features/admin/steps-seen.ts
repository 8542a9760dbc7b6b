import { pageCookie, readPageCookie } from '../../platform/http/page-cookies.ts';

const COOKIE_NAME = 'broetry-steps-seen';

/** Returns whether this browser has shown the checklist before, from the Cookie header. */
export function readStepsSeen(header: string | null): boolean {
  return readPageCookie(header, COOKIE_NAME) !== null;
}

/** Remembers in a cookie that this browser has shown the checklist. */
export function rememberStepsSeen(): void {
  document.cookie = pageCookie(COOKIE_NAME, '1', 31_536_000);
}
