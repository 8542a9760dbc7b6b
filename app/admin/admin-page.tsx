import { NavLink, Outlet } from 'react-router';
import { requireAdmin } from '../auth/guards.server.ts';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/admin-page';

export const middleware = [requireAdmin];

/** Nothing to load, but the guard runs on the server: a change of page has to ask it. */
export function loader() {
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Admin') }];

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

/** One line for each tab that exists: docs/product.md §2, Admin. */
const TABS = [{ to: '/admin', label: 'Overview' }] as const;

export default function AdminPage() {
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl">
        Admin
      </h1>
      <nav aria-label="Admin" className="mt-6 flex gap-2 border-b border-line pb-2">
        {TABS.map(({ to, label }) => (
          <NavLink key={to} to={to} end className="bar-entry">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-6">
        <Outlet />
      </div>
    </div>
  );
}
