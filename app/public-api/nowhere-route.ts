import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/nowhere-route';

/** Whatever is below /api/v1 and none of its addresses: a program gets a problem, and never a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}

export function action({ context }: Route.ActionArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
