import { xmlText } from '../text/display-text.ts';
import type { InstanceLook } from '../text/instance-look.ts';
import { type ErrorCode, errorMessage, ERRORS } from './errors.ts';
import { ERROR_CODE_HEADER } from './problem.ts';
import { safeNext } from './safe-next.ts';
import { THEME_SCRIPT } from './theme.ts';

/** A page outside of the router, which works without scripts. */
type MinimalPage = {
  status: number;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
  /** A form with a button, and a field above it. */
  button?: { action: string; label: string; field?: { name: string; label: string } };
  /** An inline script. */
  script?: string;
  headers?: Headers;
};

/** The style sheets, the nonce and the look of a response. */
export type PageFrame = { stylesheets: readonly string[]; nonce: string; look: InstanceLook };

/** Renders a minimal page. Escapes all texts but `script`. */
export function minimalPage(page: MinimalPage, { stylesheets, nonce, look }: PageFrame): Response {
  const { status, title, text, links, button, script } = page;
  const headers = new Headers(page.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${xmlText(title)} · ${xmlText(look.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${xmlText(nonce)}">${THEME_SCRIPT}</script>
${stylesheets.map((href) => `<link rel="stylesheet" href="${xmlText(href)}">`).join('\n')}
${look.style ? `<style nonce="${xmlText(nonce)}">${look.style}</style>` : ''}
</head>
<body>
<header class="border-b border-line">
<p class="column flex min-h-16 items-center font-display text-xl font-semibold tracking-tight">${xmlText(look.name)}<span aria-hidden="true" class="text-mark">.</span></p>
</header>
<main class="column py-16 md:py-24">
<h1 class="max-w-[18ch] text-3xl md:text-4xl">${xmlText(title)}</h1>
<p class="mt-4 max-w-[60ch] text-lg text-muted">${xmlText(text)}</p>
<div class="mt-8 flex flex-wrap gap-3">
${button ? buttonForm(button) : ''}
${links.map((link, index) => linkButton(link, index === 0 && !button)).join('\n')}
</div>
</main>
${script ? `<script nonce="${xmlText(nonce)}">${script}</script>` : ''}
</body>
</html>
`;
  return new Response(html, { status, headers });
}

function buttonForm({ action, label, field }: NonNullable<MinimalPage['button']>): string {
  const above = field
    ? `<label>${xmlText(field.label)}<input name="${xmlText(field.name)}" required autocomplete="off" autocapitalize="none" spellcheck="false"></label>`
    : '';
  return `<form method="post" action="${xmlText(action)}">${above}<button class="button button-primary">${xmlText(label)}</button></form>`;
}

function linkButton({ href, label }: MinimalPage['links'][number], isFirst: boolean): string {
  const look = isFirst ? 'button-primary' : 'button-plain';
  return `<a class="button ${look}" href="${xmlText(href)}">${xmlText(label)}</a>`;
}

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

/** The error page of a code, with its status and message (docs/product.md §8). Does not depend on the router. */
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
      headers: new Headers({ ...headers, [ERROR_CODE_HEADER]: code }),
    },
    frame,
  );
}

/** Whether a browser requests a page, by navigation or by a form. */
export function wantsPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/') || pathname.endsWith('.data')) return false;
  if (request.headers.get('sec-fetch-dest') === 'empty') return false;
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

export const ACCOUNT_DISABLED_TITLE = 'You have been let go.';

/** The only path that a disabled account may use. */
export function isOpenToDisabled(path: string): boolean {
  return path === '/auth/sign-out';
}

/** The page of a disabled account, in place of all others. */
export function disabledPage(frame: PageFrame, contact: string | undefined): Response {
  const contactSentence = contact ? ` Ask them: ${contact}.` : '';
  return minimalPage(
    {
      status: ERRORS['account-disabled'].status,
      title: ACCOUNT_DISABLED_TITLE,
      text: `${errorMessage('account-disabled')}${contactSentence} Your posts are kept. So is your dignity, in part.`,
      button: { action: '/auth/sign-out', label: 'Sign Out' },
      links: [],
      headers: new Headers({ [ERROR_CODE_HEADER]: 'account-disabled' }),
    },
    frame,
  );
}

/** Makes the router load the document of a data request (`/home.data`), or the page that `instead` names for its path. */
export function sendToPage(
  dataUrl: string,
  instead: (path: string) => string = (path) => path,
): Response {
  const { pathname, searchParams } = new URL(dataUrl);
  searchParams.delete('_routes');
  const path = pathname.replace(/\/?_?(?:_root)?\.data$/, '') || '/';
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  const headers = {
    'x-remix-redirect': instead(safeNext(path + search)),
    'x-remix-reload-document': 'true',
  };
  return new Response(null, { status: 204, headers });
}
