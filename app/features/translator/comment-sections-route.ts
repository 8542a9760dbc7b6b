import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { clientSubject, limit } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/comment-sections-route';
import { parseSection } from '../../domain/translator/text-requests.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parseSection);

export const middleware = [limit('comment-section', clientSubject), body];

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text. Stores nothing. */
export function action({ context }: Route.ActionArgs): Response {
  const parsed = body.of(context);
  const section = writeCommentSection(parsed.text, parsed.choice);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}
