import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/fraunces/index.css';
import './ui/style.css';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { findGuestUsage } from './guests/find-guest-usage.server.ts';
import { requestContext } from './request-context.ts';
import type { Route } from './+types/root';

/** The nonce of this answer and what the frame of every page needs to know about the viewer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { nonce, services, viewer } = context.get(requestContext);
  return { nonce, guest: { id: viewer.id, ...(await findGuestUsage(services, viewer)) } };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{missing ? 'This page has pivoted.' : 'Something broke. We are treating it as growth.'}</h1>
    </main>
  );
}
