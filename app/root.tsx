import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/fraunces/opsz.css';
import './ui/style.css';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { requestContext } from './request-context.ts';
import type { Route } from './+types/root';
import { PageError } from './ui/page-error.tsx';
import { Shell } from './ui/shell.tsx';
import { THEME_SCRIPT } from './ui/theme.ts';
import { Toasts } from './ui/toasts.tsx';
import { useHeadingFocus } from './ui/use-heading-focus.ts';
import { useHydrated } from './ui/use-hydrated.ts';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { ...font, href: inter },
  { ...font, href: fraunces },
];

export const meta: Route.MetaFunction = () => [{ title: 'Broetry' }];

/** The nonce of this answer, which the page's scripts carry. */
export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(requestContext).nonce };
}

/** The policy of a page stays the one it came with, so its nonce is never asked for again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const [nonce] = useState(data?.nonce);
  // Built again in the browser, for the error page, it has no inline scripts: the policy forbids to make
  // them there, and they have run.
  const [isFromServer] = useState(!useHydrated());
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isFromServer && (
          <script nonce={nonce} suppressHydrationWarning>
            {THEME_SCRIPT}
          </script>
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {isFromServer && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useHeadingFocus();
  return (
    <Toasts>
      <Shell>
        <Outlet />
      </Shell>
    </Toasts>
  );
}

/** For what breaks outside every page. Pages have their own, within the shell. */
export function ErrorBoundary() {
  return (
    <Shell>
      <PageError />
    </Shell>
  );
}
