import { errorMessage, ERRORS, REFUSAL_HEADER } from './errors.ts';
import { minimalPage, type PageFrame } from './minimal-page.server.ts';
import { safeNext } from './safe-next.ts';

/** Over the page, and over the end of a sign-in that leads to it. */
export const LET_GO_TITLE = 'You have been let go.';

/** What a member with a disabled account may still do: leave. */
export function isOpenToDisabled(path: string): boolean {
  return path === '/auth/sign-out';
}

/** What such a member sees in the place of every page. */
export function disabledPage(frame: PageFrame, contact: string | undefined): Response {
  const ask = contact ? ` Ask them: ${contact}.` : '';
  return minimalPage(
    {
      status: ERRORS['account-disabled'].status,
      title: LET_GO_TITLE,
      text: `${errorMessage('account-disabled')}${ask} Your posts are kept. So is your dignity, in part.`,
      button: { action: '/auth/sign-out', label: 'Sign Out' },
      links: [],
      headers: new Headers({ [REFUSAL_HEADER]: 'account-disabled' }),
    },
    frame,
  );
}

/**
 * The same for a page of the site that asks for its data (`/home.data`): load the whole address. A refusal would
 * leave it with an error to draw.
 */
export function sendToDisabledPage(asked: string): Response {
  const { pathname, searchParams } = new URL(asked);
  searchParams.delete('_routes');
  const path = pathname.replace(/\/?_?(?:_root)?\.data$/, '') || '/';
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  const headers = {
    'x-remix-redirect': safeNext(path + search),
    'x-remix-reload-document': 'true',
  };
  return new Response(null, { status: 204, headers });
}
