import { generateReplies } from '../../domain/replies/generate-replies.server.ts';
import { parseReplies } from '../../domain/replies/replies-request.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import {
  generationInput,
  generationResponse,
  requireIdempotencyKey,
} from '../http/generation-requests.server.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/replies-route';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
} satisfies RouteHandle;

const body = jsonBody(parseReplies);

export const middleware = [requireIdempotencyKey, body];

/** The messages that differ from those of posts: docs/product.md §6, §8. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('generate replies'),
  'in-progress': 'These replies are still being written. Try again in a second.',
};

/** POST /api/replies: streams the tones side by side, and end or error. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, context } = args;
  const { services, viewer } = context.get(requestContext);
  const input = { ...generationInput(args), params: body.of(context).params };
  const started = await generateReplies(services, viewer, input, request.signal);
  return generationResponse(started, context, MESSAGES);
}
