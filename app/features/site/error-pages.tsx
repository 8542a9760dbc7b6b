import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { rescueTexts, useHydrated } from '../../ui/hydration.ts';
import { Link } from '../../ui/links.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useIsOpen, useViewer } from './use-viewer.ts';

/** Error page of a failed route. The shell around it stays mounted. */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  if (!isOnline) {
    return (
      <PlainPage faces={['cactus']} sign="No signal." title="You are out of office." reloads>
        <p>
          There is no network, so this page could not be fetched. Go back, or try again once you are
          online.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage
      faces={['cone']}
      sign="Lessons: one."
      title="Something broke. We are calling it growth."
      reloads
    >
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

/** A way on: where it leads, and its words. */
export type WayOn = { to: string; label: string; onClick?: (event: MouseEvent) => void };

export const WRITE_A_POST: WayOn = { to: '/generator', label: 'Write a post' };

type PlainPageProps = {
  /** Who is left at the table of the boardroom. */
  faces: readonly string[];
  /** The words on its wall: at most 13 characters. */
  sign: string;
  title: string;
  /** Makes the links load a new document, because this one failed. */
  reloads?: boolean;
  /** The way on that fits what is missing, in place of the one home. */
  way?: WayOn;
  /** The second one, null for none. Ways to closed pages are left out. */
  other?: WayOn | null;
  /** What else there is, below the words. */
  below?: ReactNode;
  children: ReactNode;
};

/** Page of what is not there: a card with the words and the ways on, beside the room that it has left. */
export function PlainPage(props: PlainPageProps) {
  const { faces, sign, title, reloads = false, way, below, children } = props;
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
  const toHome = { to: home, label: 'Back to Home' };
  const { other = way ? toHome : WRITE_A_POST } = props;
  const again = { to: pathname + search, label: 'Try again' };
  const ways = [reloads && again, way ?? toHome, other].filter(
    (one) => one !== null && one !== false,
  );
  return (
    <div className="column missing">
      <div className="card">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <div>{children}</div>
          <p>
            {ways
              .filter(({ to }) => isOpen(to))
              .map(({ label, ...link }, index) => (
                <Link
                  key={label}
                  reloadDocument={reloads}
                  onClick={stayOffline}
                  {...link}
                  className={`button button-${index === 0 ? 'primary' : 'plain'}`}
                >
                  {label}
                </Link>
              ))}
          </p>
        </div>
        <RoomPicture faces={faces} sign={sign} />
        {below}
      </div>
    </div>
  );
}

/** The 404 page. */
export function MissingPage() {
  return (
    <PlainPage
      faces={['briefcase']}
      sign="All the best."
      title="This page has left to pursue other opportunities."
    >
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
