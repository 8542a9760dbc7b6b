import { z } from 'zod';
import { cleanInput } from '../../../comedy/clean-input.ts';
import {
  DEFAULT_TONES,
  MAX_POST_LENGTH,
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import {
  isUnshowable,
  shapeFailure,
  type ShapeFailure,
} from '../../platform/http/body-validation.ts';
import { MAX_TONES } from './reply-round.ts';

type ReplyOptions = { length: ReplyLength; tones: readonly ReplyTone[]; seed: number | undefined };

/** Replies to a pasted post, or more of them to the post of an own earlier round. */
export type RepliesParams = ({ kind: 'fresh'; post: string } | { kind: 'again'; from: string }) &
  ReplyOptions;

export type RepliesFailure =
  | ShapeFailure
  | { ok: false; code: 'invalid-field'; field: string; message: string };
export type ParsedReplies = { ok: true; ask: RepliesParams } | RepliesFailure;

const optionShapes = {
  length: z.enum(REPLY_LENGTHS),
  tones: z.array(z.enum(REPLY_TONES)).min(1).max(MAX_TONES).optional(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
};
/** The body for a pasted post, and below it for an own round, as the public API describes them. */
export const freshShape = z.strictObject({ post: z.string(), ...optionShapes });
export const againShape = z.strictObject({ from: z.string().min(1).max(60), ...optionShapes });

/** Checks the body of POST /api/replies. The post comes back trimmed (docs/product.md §5). Never throws. */
export function parseReplies(body: unknown): ParsedReplies {
  if (typeof body === 'object' && body !== null && 'from' in body) {
    const again = againShape.safeParse(body);
    if (!again.success) return shapeFailure(again.error);
    return { ok: true, ask: { kind: 'again', from: again.data.from, ...optionsOf(again.data) } };
  }
  const fresh = freshShape.safeParse(body);
  if (!fresh.success) return shapeFailure(fresh.error);
  const post = fresh.data.post.trim();
  const message = postError(post);
  if (message) return { ok: false, code: 'invalid-field', field: 'post', message };
  return { ok: true, ask: { kind: 'fresh', post, ...optionsOf(fresh.data) } };
}

/** What is wrong with a pasted post, trimmed; null when nothing is. */
function postError(post: string): string | null {
  if (isUnshowable(post)) {
    return 'The original post holds characters that cannot be shown. Please paste it again.';
  }
  if (post.length > MAX_POST_LENGTH) {
    return `The original post is too long: ${MAX_POST_LENGTH.toLocaleString('en')} characters at most.`;
  }
  return cleanInput(post) === '' ? 'The original post is required.' : null;
}

type GivenOptions = { length: ReplyLength; tones?: ReplyTone[]; seed?: number };

function optionsOf({ length, tones, seed }: GivenOptions): ReplyOptions {
  return { length, tones: [...new Set(tones ?? DEFAULT_TONES)], seed };
}
