import { errorMessage, ERRORS } from '../errors.ts';
import { barePage, type PageFrame } from './bare-page.server.ts';

/** What a member with a disabled account may still do: leave. */
export function isOpenToDisabled(path: string): boolean {
  return path === '/auth/sign-out';
}

/** What such a member sees in the place of every page. */
export function disabledPage(frame: PageFrame, contact: string | undefined): Response {
  const ask = contact ? ` Ask them: ${contact}.` : '';
  return barePage(
    {
      status: ERRORS['account-disabled'].status,
      title: 'You have been let go.',
      text: `${errorMessage('account-disabled')}${ask} Your posts are kept. So is your dignity, in part.`,
      button: { action: '/auth/sign-out', label: 'Sign Out' },
      links: [],
    },
    frame,
  );
}
