import { answerBox } from '../../domain/writing/live-cards.server.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/live-card-route';

export const middleware = [allowMethods('POST')];

/** POST /api/live-cards with the form of a box: the first lines of its post, or the id of the whole post. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const known = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const answer = await answerBox(known, request, form, formText(form, 'via'));
  if (!answer.ok) return rejectionResponse(answer, known.requestId);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
