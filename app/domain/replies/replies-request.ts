import { z } from 'zod';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import {
  DEFAULT_TONES,
  MAX_POST_LENGTH,
  REPLY_LENGTHS,
  REPLY_TONES,
} from '../../../comedy/replies/reply-kinds.ts';
import { isUnshowable, parseShape } from '../../platform/http/body-validation.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { seedShape } from '../writing/generation-request.ts';
import { MAX_TONES } from './reply-round.ts';

const optionShapes = {
  length: z.enum(REPLY_LENGTHS),
  tones: z
    .array(z.enum(REPLY_TONES))
    .min(1)
    .max(MAX_TONES)
    .optional()
    .transform((tones = [...DEFAULT_TONES]) => [...new Set(tones)]),
  seed: seedShape,
};
/** The body for a pasted post; againShape is the one for an own round. The public API documents both. */
export const repliesShape = z.strictObject({ post: z.string(), ...optionShapes });
export const againShape = z.strictObject({ from: z.string().min(1).max(60), ...optionShapes });

/** Replies to a pasted post, or more replies to the post of an own earlier round. */
export type RepliesParams =
  | ({ kind: 'new' } & z.output<typeof repliesShape>)
  | ({ kind: 'again' } & z.output<typeof againShape>);

/** Checks the body of POST /api/replies and trims the post (docs/product.md §5). Never throws. */
export function parseReplies(body: unknown): { ok: true; params: RepliesParams } | Rejection {
  if (typeof body === 'object' && body !== null && 'from' in body) {
    const again = parseShape(againShape, body);
    return again.ok ? { ok: true, params: { kind: 'again', ...again.data } } : again;
  }
  const parsed = parseShape(repliesShape, body);
  if (!parsed.ok) return parsed;
  const post = parsed.data.post.trim();
  const message = postError(post);
  if (message !== null) return invalidField('post', message);
  return { ok: true, params: { kind: 'new', ...parsed.data, post } };
}

function postError(post: string): string | null {
  if (isUnshowable(post)) {
    return 'The original post holds characters that cannot be shown. Please paste it again.';
  }
  if (post.length > MAX_POST_LENGTH) {
    return `The original post is too long: ${MAX_POST_LENGTH.toLocaleString('en')} characters at most.`;
  }
  return cleanInput(post) === '' ? 'The original post is required.' : null;
}
