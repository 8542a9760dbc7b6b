import { data } from 'react-router';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { MissingPage } from '../site/error-pages.tsx';
import type { RouteHandle } from '../http/route-handle.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** Responds to unknown paths with a page and status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: pageTitle('Page not found') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function NotFoundPage() {
  return <MissingPage />;
}
