import { z } from 'zod';
import {
  MOST_COMMENTS,
  MOST_ROLLS,
  MOST_SEEDS,
} from '../../comedy/comment-section/section-limits.ts';
import {
  type CommentSection,
  writeCommentSection,
} from '../../comedy/comment-section/write-section.ts';
import { LONGEST_TEXT } from '../../comedy/translate/voices.ts';
import { shapeFailure } from '../body-faults.ts';
import { onlyPost, problemResponse } from '../errors.ts';
import { addressBucket } from '../guests/address-bucket.server.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import { tooLong } from '../translator/translator-words.ts';
import type { Route } from './+types/comment-sections-route';

const numbers = (most: number) => z.int().min(0).max(most);
const shape = z.strictObject({
  text: z.string(),
  seed: numbers(MOST_SEEDS).default(0),
  rolls: z
    .record(z.string().max(40), numbers(MOST_ROLLS))
    .refine(
      (rolls) => Object.keys(rolls).length <= MOST_COMMENTS,
      'There are not so many comments.',
    )
    .default({}),
});

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = shape.safeParse(body.value);
  if (!parsed.success) {
    const { code, field, message: title } = shapeFailure(parsed.error);
    return problemResponse(code, { requestId, field, title });
  }
  const { text, seed, rolls } = parsed.data;
  if (text.length > LONGEST_TEXT) {
    const title = tooLong(text.length);
    return problemResponse('invalid-field', { requestId, field: 'text', title });
  }
  const who = viewer.kind === 'member' ? viewer.id : addressBucket(address);
  const wait = await services.actionLimits.take('comment-section', who);
  if (wait !== null) {
    const headers = { 'retry-after': String(wait) };
    return problemResponse('too-many-requests', { requestId, headers });
  }
  const section: CommentSection = writeCommentSection(text, { seed, rolls });
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
