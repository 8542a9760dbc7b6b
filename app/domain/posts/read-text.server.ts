import type { Member, Viewer } from '../../platform/http/viewer.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { isIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { readAsk } from '../../platform/http/read-request.server.ts';
import { parseComment } from './parse-comment.ts';

/** What a member says, under the key of one click; or the answer for whoever may not, or said it wrongly. */
export type ReadText =
  | { ok: true; viewer: Member; text: string; key: string }
  | { ok: false; answer: Response };

/** Reads {text} and the Idempotency-Key of a member's request: a comment, or a request and what is said to it. */
export async function readText(
  request: Request,
  viewer: Viewer,
  requestId: string,
): Promise<ReadText> {
  const refuse = (...problem: Parameters<typeof problemResponse>): ReadText => ({
    ok: false,
    answer: problemResponse(...problem),
  });
  if (viewer.kind !== 'member') return refuse('sign-in-first', { requestId });
  const parsed = await readAsk(request, requestId, parseComment);
  if (!parsed.ok) return parsed;
  const key = request.headers.get('idempotency-key') ?? '';
  if (!isIdempotencyKey(key)) return refuse('idempotency-key', { requestId });
  return { ok: true, viewer, text: parsed.text, key };
}
