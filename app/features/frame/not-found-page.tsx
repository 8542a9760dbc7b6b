import { data } from 'react-router';
import { pageTitle } from '../../ui/page-title.ts';
import { MissingPage } from '../../ui/plain-layout.tsx';

/** Whatever no route knows: a page that says so, with the right status. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: pageTitle('Page not found') }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function NotFoundPage() {
  return <MissingPage />;
}
