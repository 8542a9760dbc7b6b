import { problemResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/block-route';
import { blockWriter } from '../../domain/moderation/blocks.server.ts';
import { parseTarget } from './report-input.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/blocks {kind, id}: blocks the author of a post, comment or picture. 200 {id}, also when already blocked. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const target = parseTarget(body.value);
  if (!target) return problemResponse('invalid-request', { requestId });
  const id = await blockWriter(services, viewer, target);
  return id === null ? problemResponse('not-found', { requestId }) : Response.json({ id });
}
