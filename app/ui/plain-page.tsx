import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useViewer } from '../auth/use-viewer.ts';

type Props = {
  title: string;
  /** The ways on fetch a whole new document, because this one is broken. */
  reloads?: boolean;
  children: ReactNode;
};

/** A page with one thing to say and a way on: home, which for a member is another place than for a guest. */
export function PlainPage({ title, reloads = false, children }: Props) {
  const { pathname, search } = useLocation();
  const home = useViewer().kind === 'member' ? '/home' : '/';
  return (
    <div className="column py-16 md:py-24">
      <h1 tabIndex={-1} className="max-w-[18ch] text-3xl md:text-4xl">
        {title}
      </h1>
      <div className="mt-4 max-w-[60ch] text-lg text-muted">{children}</div>
      <p className="mt-8 flex flex-wrap gap-3">
        {reloads && (
          <Link to={pathname + search} reloadDocument className="button button-primary">
            Try again
          </Link>
        )}
        <Link
          to={home}
          reloadDocument={reloads}
          className={`button ${reloads ? 'button-plain' : 'button-primary'}`}
        >
          Back to Home
        </Link>
        <Link to="/generator" reloadDocument={reloads} className="button button-plain">
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
