import { data } from 'react-router';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { MissingPage } from '../../ui/error-pages.tsx';

/** Whatever no route knows: a page that says so, with the right status. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: pageTitle('Page not found') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function NotFoundPage() {
  return <MissingPage />;
}
