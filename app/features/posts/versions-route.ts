import { z } from 'zod';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/versions-route';
import { editPost } from '../../domain/posts/versions.server.ts';
import { parseEditedText } from './edited-text.ts';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

const shape = z.strictObject({ text: z.string(), latest: z.string().min(1).max(60) });

const body = jsonBody((json) => {
  const shaped = parseShape(shape, json);
  if (!shaped.ok) return shaped;
  const parsed = parseEditedText(shaped.data.text);
  return parsed.ok ? { text: parsed.text, latest: shaped.data.latest } : parsed;
});

export const middleware = [body];

/** POST /api/generations/{id}/versions saves an edited text as a new version: 201, or 409 when another tab has added one. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const outcome = await editPost(services, viewer, params.id, body.of(context));
  if (!outcome.ok) return problemResponse(outcome, requestId);
  return Response.json({ version: outcome.version }, { status: 201 });
}
