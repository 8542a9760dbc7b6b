import { Outlet, useLocation } from 'react-router';
import { requireAdmin } from '../http/guards.server.ts';
import { countWaiting } from '../../domain/moderation/cases.server.ts';
import { requestContext } from '../http/request-context.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Tab, TabRow } from '../../ui/page-header.tsx';
import { staleIfError } from '../../ui/stale-data.tsx';
import { useInstanceLook } from '../site/use-viewer.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/admin-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

export const middleware = [requireAdmin];

/** Returns the number of open cases. The loader is also required for the guard, which runs on the server at each navigation. */
export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await countWaiting(context.get(requestContext).services) };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({ empty: () => ({ waiting: 0 }) });
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

/** The tabs of docs/product.md §2, Admin. */
const TABS = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/users', label: 'Users', also: '/admin/users/' },
  { to: '/admin/feature-requests', label: 'Feature Requests' },
  { to: '/admin/moderation', label: 'Moderation', isCounted: true, also: '/admin/hide' },
  { to: '/admin/instance', label: 'Instance' },
  { to: '/admin/sign-up', label: 'Sign-up' },
  { to: '/admin/access', label: 'Access' },
  { to: '/admin/writer', label: 'Writer' },
  { to: '/admin/system', label: 'System' },
  { to: '/admin/log', label: 'Audit Log' },
] satisfies { to: string; label: string; isCounted?: true; also?: string }[];

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { name } = useInstanceLook();
  const { waiting } = loaderData;
  pageData.useIsStale(loaderData);
  const open = TABS.find(({ to, also }) => {
    return pathname === to || (also !== undefined && pathname.startsWith(also));
  });
  const area = `Admin of ${name}`;
  return (
    <div className="column pt-5 pb-4 md:pt-8">
      <p className="eyebrow max-md:hidden">{area}</p>
      {/* Closed again on the next page. */}
      <details key={pathname} className="for-wide-screens">
        <summary className="disclosure justify-between">
          <span className="eyebrow">{area}</span>{' '}
          <span className="button button-plain px-3">
            <span>Sections</span> {waiting > 0 && <Waiting count={waiting} />}
            <ChevronDown size={18} />
          </span>
        </summary>
        <TabRow
          label="Admin"
          className="flex-wrap max-md:mt-2 max-md:grid max-md:grid-cols-2 md:mt-2"
        >
          {TABS.map(({ to, label, isCounted }) => (
            <Tab key={to} to={to} isOpen={to === open?.to}>
              {label}
              {isCounted && waiting > 0 && <Waiting count={waiting} />}
            </Tab>
          ))}
        </TabRow>
      </details>
      <div className="mt-5 md:mt-8">
        <Outlet />
      </div>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="count-chip">
      <span>{count > 99 ? '99+' : count}</span> <span className="sr-only">waiting</span>
    </span>
  );
}
