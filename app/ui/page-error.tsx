import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useOnline } from './offline-note.tsx';
import { MissingPage, PlainPage } from './plain-layout.tsx';

/** What stands in a page's place when it broke. The shell around it stays as it is. */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  if (!isOnline) {
    return (
      <PlainPage title="You are out of office." reloads>
        <p>
          There is no network, so this page could not be fetched. Nothing of yours was used up: go
          back, or try again once you are online.
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Something broke. We are calling it growth." reloads>
      <p>The page could not be shown. Nothing of yours was used up: reload it, or start over.</p>
    </PlainPage>
  );
}
