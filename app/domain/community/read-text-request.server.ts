import { z } from 'zod';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';

const shape = z.strictObject({ text: z.string() });

/** Checks the shape of POST /api/posts/{id}/comments; what the text may be is the verb's to say. Never throws. */
function parseComment(body: unknown): { ok: true; text: string } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, text: parsed.data.text } : shapeFailure(parsed.error);
}

/** What a member says, under the key of one click; or the answer for whoever may not, or said it wrongly. */
type TextRequest =
  | { ok: true; viewer: Member; text: string; key: string }
  | { ok: false; answer: Response };

/** Reads {text} and the Idempotency-Key of a member's request: a comment, or a request and what is said to it. */
export async function readTextRequest(
  request: Request,
  viewer: Viewer,
  requestId: string,
): Promise<TextRequest> {
  const reject = (...problem: Parameters<typeof problemResponse>): TextRequest => ({
    ok: false,
    answer: problemResponse(...problem),
  });
  if (viewer.kind !== 'member') return reject('sign-in-first', { requestId });
  const parsed = await parseJsonBody(request, requestId, parseComment);
  if (!parsed.ok) return parsed;
  const key = request.headers.get('idempotency-key') ?? '';
  if (!isIdempotencyKey(key)) return reject('idempotency-key', { requestId });
  return { ok: true, viewer, text: parsed.text, key };
}
