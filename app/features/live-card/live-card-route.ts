import { answerBox } from '../../domain/writing/live-cards.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { formText } from '../../platform/http/form-text.ts';
import { generationResponse } from '../http/generation-requests.server.ts';
import { formBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/live-card-route';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
} satisfies RouteHandle;

const body = formBody();

export const middleware = [body];

/** POST /api/live-cards with the form of a box: the first lines of its post, or the events of the whole post. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const known = context.get(requestContext);
  const form = body.of(context);
  const answer = await answerBox(known, request, form, formText(form, 'via'));
  if ('events' in answer) return generationResponse(answer, context);
  if (!answer.ok) return problemResponse(answer, known.requestId);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
