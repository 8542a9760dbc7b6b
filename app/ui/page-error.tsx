import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MissingPage, PlainPage } from './plain-page.tsx';

/** What stands in a page's place when it broke. The shell around it stays as it is. */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  return (
    <PlainPage title="Something broke. We are calling it growth." reloads>
      <p>The page could not be shown. Nothing of yours was used up: reload it, or start over.</p>
    </PlainPage>
  );
}
