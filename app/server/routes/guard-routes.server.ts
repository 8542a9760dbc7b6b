import type { ServerBuild } from 'react-router';
import { requireOpen } from '../../features/http/guards.server.ts';
import type { RouteHandle } from '../../features/http/route-handle.ts';

type Routes = ServerBuild['routes'];

/** Puts the guard of a switch before the middleware of each route that needs one. */
export function guardRoutes<Site extends Pick<ServerBuild, 'routes'>>(site: Site): Site {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(site.routes)) {
    const handle = route?.module.handle as RouteHandle | undefined;
    routes[id] = route && handle?.needs ? guarded(route, requireOpen(handle.needs, handle)) : route;
  }
  return { ...site, routes };
}

type GuardedRoute = NonNullable<Routes[string]>;

function guarded(route: GuardedRoute, guard: ReturnType<typeof requireOpen>): GuardedRoute {
  const own = route.module.middleware ?? [];
  return { ...route, module: { ...route.module, middleware: [guard, ...own] } };
}
