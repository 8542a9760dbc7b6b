import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { requireWriting } from '../request/guards.server.ts';
import { clientSubject, limit } from '../request/limit.server.ts';
import { jsonBody } from '../request/request-bodies.server.ts';
import type { RouteHandle } from '../request/route-handle.ts';
import type { Route } from './+types/comment-sections-route';
import { parseSection } from '../../domain/writing/text-requests.ts';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

const body = jsonBody(parseSection);

export const middleware = [requireWriting, limit('comment-section', clientSubject), body];

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text. Stores nothing. */
export function action({ context }: Route.ActionArgs): Response {
  const parsed = body.of(context);
  const section = writeCommentSection(parsed.text, parsed.choice);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}
