import { z } from 'zod';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody, readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';

const shape = z.strictObject({ text: z.string() });

type TextRequest =
  | { ok: true; viewer: Member; text: string; key: string }
  | { ok: false; response: Response };

/** Reads `text` and the Idempotency-Key of a member's request, or returns the error response. */
export async function readTextRequest(
  request: Request,
  viewer: Viewer,
  requestId: string,
): Promise<TextRequest> {
  if (viewer.kind !== 'member')
    return { ok: false, response: problemResponse('sign-in-first', { requestId }) };
  const parsed = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!parsed.ok) return parsed;
  const key = readIdempotencyKey(request);
  if (key === null)
    return { ok: false, response: problemResponse('idempotency-key', { requestId }) };
  return { ok: true, viewer, text: parsed.data.text, key };
}
