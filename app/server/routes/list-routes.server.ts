import type { Register, ServerBuild } from 'react-router';
import type { DeclaredRoute, RouteHandle } from '../../features/http/route-handle.ts';

/** Does not compile where a route has no `handle`; the error names the route. */
type Declared<Modules extends Record<keyof Modules, { handle: RouteHandle }>> = Modules;
type RouteId = keyof Declared<Omit<Register['routeModules'], 'root'>>;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** Lists the routes of `site` in the order of app/routes.ts, without the root. */
export function listRoutes({ routes }: Pick<ServerBuild, 'routes'>): DeclaredRoute[] {
  const pathOf = (id: string | undefined): string => {
    const { parentId, path } = routes[id ?? ''] ?? {};
    return (parentId ? pathOf(parentId) : '') + (path ? `/${path}` : '');
  };
  const all = Object.values(routes).filter((route) => route !== undefined);
  return all
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ id, module }) => ({
      id: id as RouteId,
      pattern: pathOf(id) || '/',
      handle: module.handle as RouteHandle,
      allow: allowOf(module),
      isPage: module.default !== undefined,
      reads: (module.loader ?? module.default) !== undefined,
      takes: module.action !== undefined,
    }));
}

function allowOf({ default: page, action, handle }: RouteModule): string | null {
  const { methods } = handle as RouteHandle;
  if (methods) return methods.join(', ');
  if (page && action) return 'GET, HEAD, POST';
  return action ? null : 'GET, HEAD';
}
