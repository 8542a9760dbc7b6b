import { generatePost } from '../../domain/writing/generate-post.server.ts';
import { parseGeneration } from '../../domain/writing/generation-request.ts';
import {
  generationInput,
  generationResponse,
  requireIdempotencyKey,
} from '../http/generation-requests.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/generate-route';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
} satisfies RouteHandle;

const body = jsonBody(parseGeneration);

export const middleware = [requireIdempotencyKey, body];

/** POST /api/generations: streams meta, delta, done or error. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, context } = args;
  const { services, viewer } = context.get(requestContext);
  const input = { ...generationInput(args), parsed: body.of(context) };
  return generationResponse(await generatePost(services, viewer, input, request.signal), context);
}
