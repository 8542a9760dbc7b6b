import { minimalPage, type PageFrame } from './minimal-page.server.ts';
import { type ErrorCode, errorMessage, ERRORS, REFUSAL_HEADER } from './errors.ts';

const TITLES: Partial<Record<ErrorCode, string>> = {
  'not-found': 'This page has left to pursue other opportunities.',
  'method-not-allowed': 'Nobody does that here.',
  'cross-origin': 'That came from somewhere else.',
  'too-large': 'That is too much of a good thing.',
  'unknown-host': 'We do not go by that name.',
  'storage-full': 'The filing cabinet is full.',
  'database-away': 'Everybody is in the database.',
  busy: 'Everybody is circling back at once.',
  'network-busy': 'Your whole network is circling back at once.',
  unavailable: 'We are in a meeting.',
  internal: 'Something broke. We are calling it growth.',
};

/**
 * A refusal for somebody who looks at a page: the words of docs/product.md §8 with a way on, whatever state the
 * site itself is in. Gets the refusal's code, gives an answer with its status.
 */
export function errorPage(
  code: ErrorCode,
  frame: PageFrame,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status } = ERRORS[code];
  return minimalPage(
    {
      status,
      title: TITLES[code] ?? 'That did not work.',
      text: errorMessage(code),
      links: [
        { href: '/', label: 'Back to Home' },
        { href: '/generator', label: 'Write a post' },
      ],
      headers: new Headers({ ...headers, [REFUSAL_HEADER]: code }),
    },
    frame,
  );
}

/** Whether a browser asked for this as a page of its own: an address that was opened, or a form that was sent. */
export function wantsPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/') || pathname.endsWith('.data')) return false;
  if (request.headers.get('sec-fetch-dest') === 'empty') return false;
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
