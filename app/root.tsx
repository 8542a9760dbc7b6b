import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/fraunces/opsz.css';
import './ui/style.css';
import stillScript from 'virtual:still-script';
import { type ReactNode, useEffect, useState } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { readSwitches } from './domain/instance/instance.server.ts';
import { remoteHost } from './platform/model/model-check.server.ts';
import { describeViewer } from './domain/sign-in/account.server.ts';
import { passkeyOffer } from './domain/sign-in/passkey-places.server.ts';
import { isWayShut } from './domain/sign-in/admission.server.ts';
import { readSignUpTokens } from './domain/sign-in/sign-in-responses.server.ts';
import { signInOptions } from './domain/members/sign-in-policy.server.ts';
import { loadedViewer, useAuthBroadcast, useViewerWatch } from './features/sign-in/viewer-sync.ts';
import type { SiteData } from './features/site/use-viewer.ts';
import { closedPaths } from './features/http/closed-paths.ts';
import { requestContext } from './features/http/request-context.ts';
import type { RouteHandle } from './features/http/route-handle.ts';
import touchIcon from './ui/icons/apple-touch-icon.png?no-inline';
import icon from './ui/icons/icon-192.png?no-inline';
import { PageError } from './features/site/error-pages.tsx';
import { Shell } from './features/frame/shell.tsx';
import { useHydrated, useKeptTexts, useTypedText } from './ui/hydration.ts';
import { isSidebarClosed } from './features/frame/sidebar.tsx';
import { NavigateProvider } from './ui/links.tsx';
import { HOUSE_LOOK } from './platform/text/instance-look.ts';
import { takeFlash } from './platform/http/flash.server.ts';
import { metaSite } from './ui/meta-tags.tsx';
import { THEME_SCRIPT } from './platform/http/theme.ts';
import { Toasts } from './ui/toasts.tsx';
import { useHeadingFocus } from './ui/focus.ts';
import { useReachablePages } from './features/frame/use-reachable-pages.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: icon, type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: touchIcon },
  // Browsers fetch it without cookies otherwise: a private instance answers members only.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { name } = loaderData?.look ?? HOUSE_LOOK;
  Object.assign(metaSite, { name, origin: loaderData?.origin ?? '' });
  return [{ title: name }];
};

/** The nonce of the response, and the data of every page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, routes, viewer, nonce, ownOrigin, look } = context.get(requestContext);
  const { publicOrigin, settings } = services;
  const read = await readSwitches(services.db);
  const cookies = request.headers.get('cookie');
  const taken = takeFlash(services, cookies);
  const { ownerLink } = readSignUpTokens(services, cookies);
  const isProviderOnly = await isWayShut(services.db, services, { provider: 'passkey', ownerLink });
  // Members read all; guests of a private instance have no community to go to.
  const isPrivate = read.isPrivate && viewer.kind === 'guest';
  const hasCommunity = read.hasCommunity && !isPrivate;
  const switches = { ...read, isPrivate, isProviderOnly, hasCommunity };
  const site: SiteData = {
    origin: publicOrigin,
    viewer: await describeViewer(services, viewer),
    signInOptions: viewer.kind === 'guest' ? signInOptions(services, isProviderOnly) : [],
    passkeys: passkeyOffer(services, ownOrigin),
    look,
    switches,
    closed: closedPaths(routes, switches, viewer),
    isSidebarClosed: isSidebarClosed(cookies),
    textGoesTo: remoteHost(services.modelStatus.active()),
    hasModel: services.writer.name === 'model',
    contact: settings.operatorContact ?? null,
    flash: taken?.flash ?? null,
  };
  return data(
    { nonce, analytics: settings.analyticsScriptUrl, ...site },
    taken ? { headers: { 'set-cookie': taken.ended } } : undefined,
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];
let latest: Loaded | null = null;
const SIGN_IN_PATHS = new Set(['/login', '/signup']);

/**
 * Reloads the viewer. Keeps the nonce of the document's CSP, and the last data when the server is unreachable. Follows
 * redirects.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    return { ...(await serverLoader()), nonce: latest?.nonce ?? '' };
  } catch (error) {
    if (latest && !(error instanceof Response)) return { ...latest, flash: null };
    throw error;
  }
}

/** Not on every navigation: some pages work offline. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { nextUrl, formMethod = 'GET', defaultShouldRevalidate } = change;
  // A redirect to sign-in means that the viewer may have changed.
  return (
    loadedViewer.isStale ||
    SIGN_IN_PATHS.has(nextUrl.pathname) ||
    (formMethod !== 'GET' && defaultShouldRevalidate)
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const [nonce] = useState(data?.nonce);
  // Trusted Types forbid inline scripts in a layout that the browser renders, for an error page.
  const [isFromServer] = useState(!useHydrated());
  const isStill = useMatches().some(isNotHydrated) && data?.viewer.kind === 'guest';
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101317" media="(prefers-color-scheme: dark)" />
        {isFromServer && nonce !== undefined && (
          <script nonce={nonce} suppressHydrationWarning>
            {THEME_SCRIPT}
          </script>
        )}
        {isFromServer && nonce !== undefined && data?.analytics !== undefined && (
          <script nonce={nonce} defer src={data.analytics} suppressHydrationWarning />
        )}
        <Meta />
        <Links nonce={nonce} />
        {data?.look.style && (
          <style nonce={nonce} suppressHydrationWarning>
            {data.look.style}
          </style>
        )}
      </head>
      <body>
        <NavigateProvider>{children}</NavigateProvider>
        {isStill && stillScript !== null ? (
          <script type="module" nonce={nonce} src={stillScript} />
        ) : (
          <>
            {isFromServer && <ScrollRestoration nonce={nonce} />}
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function isNotHydrated({ handle }: UIMatch): boolean {
  return (handle as RouteHandle | undefined)?.hydrate === false;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    latest = loaderData;
    // In an effect: the router discards data that arrives with a redirect.
    loadedViewer.isStale = false;
  }, [loaderData]);
  useHeadingFocus();
  useTypedText();
  useKeptTexts();
  return (
    <Toasts flash={loaderData.flash}>
      <Watch />
      <Shell>
        <Outlet />
      </Shell>
    </Toasts>
  );
}

// Detects a sign-in or sign-out in another tab or browser.
function Watch() {
  useAuthBroadcast();
  useViewerWatch();
  useReachablePages();
  return null;
}

/** For errors outside of pages, which have their own boundary. */
export function ErrorBoundary() {
  return (
    <Shell>
      <PageError />
    </Shell>
  );
}
