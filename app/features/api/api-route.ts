import { OPERATIONS } from '../../domain/api/operations.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/api-route';
import { type Endpoint, handleApiRequest } from './api-handler.server.ts';
import { memberEndpoints } from './member-endpoints.server.ts';
import { publicEndpoints } from './public-endpoints.server.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

const RUNS: Readonly<Record<keyof typeof OPERATIONS, Endpoint['run']>> = {
  ...memberEndpoints,
  ...publicEndpoints,
};

/** The operations of each path pattern in app/routes.ts. */
const ENDPOINTS = Map.groupBy(
  Object.entries(RUNS).map(([name, run]): Endpoint => ({
    operation: OPERATIONS[name as keyof typeof RUNS],
    run,
  })),
  ({ operation }) => `api/v1${operation.path.replace('{id}', ':id')}`,
);

/** Handles all paths of /api/v1. An unknown path returns a problem response, never a page. */
export function loader(args: Route.LoaderArgs): Response | Promise<Response> {
  const endpoints = ENDPOINTS.get(args.pattern);
  if (endpoints) return handleApiRequest(endpoints, args);
  const { requestId } = args.context.get(requestContext);
  return problemResponse(NOT_FOUND, requestId);
}

export const action = loader;
