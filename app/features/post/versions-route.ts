import { z } from 'zod';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/versions-route';
import { editPost } from '../../domain/posts/versions.server.ts';
import { parseEditedText } from './edited-text.ts';

export const middleware = [allowMethods('POST')];

const shape = z.strictObject({ text: z.string(), latest: z.string().min(1).max(60) });

/** POST /api/generations/{id}/versions saves an edited text as a new version: 201, or 409 when another tab has added one. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const shaped = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!shaped.ok) return shaped.response;
  const parsed = parseEditedText(shaped.data.text);
  if (!parsed.ok) {
    return problemResponse('invalid-field', { requestId, field: 'text', title: parsed.message });
  }
  const { latest } = shaped.data;
  const outcome = await editPost(services, viewer, params.id, { text: parsed.text, latest });
  if (!outcome.ok) return problemResponse(outcome.reason, { requestId });
  return Response.json({ version: outcome.version }, { status: 201 });
}
