import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useViewer } from './use-viewer.ts';
import { useNotify } from './toasts.tsx';

const STILL_OFFLINE = 'Still no network. You are where you were.';

type Props = {
  title: string;
  /** The ways on fetch a whole new document, because this one is broken. */
  reloads?: boolean;
  /** A link above the title, to where such things are. */
  back?: ReactNode;
  children: ReactNode;
};

/** A page with one thing to say and a way on: home, which for a member is another place than for a guest. */
export function PlainPage({ title, reloads = false, back, children }: Props) {
  const { pathname, search } = useLocation();
  const home = useViewer().kind === 'member' ? '/home' : '/';
  const notify = useNotify();
  // Without the network a new document would be a page of the browser's.
  const stayOffline = (event: MouseEvent) => {
    if (!reloads || navigator.onLine) return;
    event.preventDefault();
    notify('bad', STILL_OFFLINE);
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
        <Link to="/generator" {...way} className="button button-plain">
          Write a post
        </Link>
      </p>
    </div>
  );
}

/** What stands where nothing is. */
export function MissingPage() {
  return (
    <PlainPage title="This page has left to pursue other opportunities.">
      <p>There is nothing at this address. We wish the page every success in its next role.</p>
    </PlainPage>
  );
}
