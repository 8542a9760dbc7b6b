import type { Register, ServerBuild } from 'react-router';
import { OPERATIONS } from '../../domain/api/operations.ts';
import {
  DEFAULT_BODY_BYTES,
  type DeclaredRoute,
  type RouteHandle,
} from '../../features/http/route-handle.ts';

/** Does not compile where a route has no `handle`; the error names the route. */
type Declared<Modules extends Record<keyof Modules, { handle: RouteHandle }>> = Modules;
type RouteId = keyof Declared<Omit<Register['routeModules'], 'root'>>;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** One module handles all of /api/v1: its operations say what they take. */
const API_BYTES = new Map(
  Object.values(OPERATIONS)
    .filter(({ maxBytes }) => maxBytes !== undefined)
    .map(({ path, maxBytes }) => [`/api/v1${path}`, maxBytes]),
);

/** Lists the routes of `site` in the order of app/routes.ts, without the root. */
export function listRoutes({ routes }: Pick<ServerBuild, 'routes'>): DeclaredRoute[] {
  const pathOf = (id: string | undefined): string => {
    const { parentId, path } = routes[id ?? ''] ?? {};
    return (parentId ? pathOf(parentId) : '') + (path ? `/${path}` : '');
  };
  const all = Object.values(routes).filter((route) => route !== undefined);
  return all
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ id, module }) => {
      const pattern = pathOf(id) || '/';
      const handle = module.handle as RouteHandle;
      return {
        id: id as RouteId,
        pattern,
        handle,
        maxBytes: API_BYTES.get(pattern) ?? handle.maxBytes ?? DEFAULT_BODY_BYTES,
        allow: allowOf(module),
        isPage: module.default !== undefined,
        reads: (module.loader ?? module.default) !== undefined,
        takes: module.action !== undefined,
      };
    });
}

function allowOf({ default: page, action, handle }: RouteModule): string | null {
  const { methods } = handle as RouteHandle;
  if (methods) return methods.join(', ');
  if (page && action) return 'GET, HEAD, POST';
  return action ? null : 'GET, HEAD';
}
