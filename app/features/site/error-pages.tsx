import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { rescueTexts, useHydrated } from '../../ui/hydration.ts';
import { Link } from '../../ui/links.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useIsOpen, useViewer } from './use-viewer.ts';

/** Error page of a failed route. The shell around it stays mounted. */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  if (!isOnline) {
    return (
      <PlainPage title="You are out of office." reloads>
        <p>
          There is no network, so this page could not be fetched. Go back, or try again once you are
          online.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Something broke. We are calling it growth." reloads>
      <p>The page could not be shown. Reload it, or go back.</p>
      <TypedTexts />
    </PlainPage>
  );
}

/** What was typed before the page broke: nothing of it may be lost. */
function TypedTexts() {
  const { pathname } = useLocation();
  const [texts] = useState(() => rescueTexts(pathname));
  // The server knows nothing of them.
  if (!useHydrated() || texts.length === 0) return null;
  return (
    <section aria-labelledby="typed-texts" className="mt-6 text-ink">
      <h2 id="typed-texts" className="text-lg">
        What you typed is kept
      </h2>
      {texts.map((text) => (
        <p
          key={text}
          dir="auto"
          className="card mt-3 p-4 text-base break-words whitespace-pre-wrap"
        >
          {text}
        </p>
      ))}
    </section>
  );
}

type PlainPageProps = {
  title: string;
  /** Makes the links load a new document, because this one failed. */
  reloads?: boolean;
  /** Link above the title, to the parent list. */
  back?: ReactNode;
  children: ReactNode;
};

/** Page with one message and a link home: /home for members, / for guests. */
export function PlainPage({ title, reloads = false, back, children }: PlainPageProps) {
  const { pathname, search } = useLocation();
  const home = useViewer().kind === 'member' ? '/home' : '/';
  const isOpen = useIsOpen();
  const notify = useNotify();
  const isOnline = useOnline();
  // Offline, a full page load would end on the browser's own error page.
  const stayOffline = (event: MouseEvent) => {
    if (!reloads || isOnline) return;
    event.preventDefault();
    notify('bad', 'Still no network. You are where you were.');
  };
  const way = { reloadDocument: reloads, onClick: stayOffline };
  return (
    <div className="column py-16 md:py-24">
      {back !== undefined && <div className="mb-6">{back}</div>}
      <h1 tabIndex={-1} className="max-w-[18ch] text-3xl md:text-4xl">
        {title}
      </h1>
      <div className="mt-4 max-w-[60ch] text-lg text-muted">{children}</div>
      <p className="mt-8 flex flex-wrap gap-3">
        {reloads && (
          <Link to={pathname + search} {...way} className="button button-primary">
            Try again
          </Link>
        )}
        <Link
          to={home}
          {...way}
          className={`button ${reloads ? 'button-plain' : 'button-primary'}`}
        >
          Back to Home
        </Link>
        {isOpen('/generator') && (
          <Link to="/generator" {...way} className="button button-plain">
            Write a post
          </Link>
        )}
      </p>
    </div>
  );
}

/** The 404 page. */
export function MissingPage() {
  return (
    <PlainPage title="This page has left to pursue other opportunities.">
      <p>There is nothing at this address. We wish the page every success in its next role.</p>
    </PlainPage>
  );
}

/** Alert shown while there is no network and the server does not answer. The page stays usable. */
export function OfflineNote() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p
      role="alert"
      className="on-screen bg-ink px-4 py-2 text-center text-sm font-medium text-paper"
    >
      You are offline. What is on this page stays; nothing new arrives.
    </p>
  );
}

/** How long the server has to answer. Milliseconds. */
const ANSWER_WITHIN_MS = 3000;

let isOffline = false;

/**
 * Whether this page reaches its server. Where the browser says that there is no network, the server is asked once: on the
 * same machine it answers without one.
 */
function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => !isOffline,
    () => true,
  );
}

function watchNetwork(change: () => void): () => void {
  const check = async () => {
    const isAnswered = navigator.onLine || (await doesServerAnswer());
    isOffline = !isAnswered && !navigator.onLine;
    change();
  };
  const listen = () => void check();
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  if (!navigator.onLine) listen();
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
}

let pending: Promise<boolean> | null = null;

// Several parts of a page may ask at once.
function doesServerAnswer(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  pending ??= fetch('/livez', { cache: 'no-store', signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pending = null;
    });
  return pending;
}
