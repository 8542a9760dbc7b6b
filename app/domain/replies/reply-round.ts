import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { FallbackReason, WriterName } from '../writers/writer.ts';

/** The number of replies in a round: docs/product.md §9. */
export const MAX_TONES = 3;

/** One generated reply (docs/product.md §3). `fallback` says why the offline writer wrote in place of the model. */
export type RoundReply = {
  id: string;
  tone: ReplyTone;
  text: string;
  writer: WriterName;
  fallback?: FallbackReason;
};

/** The replies written together to one post. `id` is the generation's; `createdAt` in epoch milliseconds. A grave post has no pictures. */
export type Round = {
  id: string;
  post: string;
  length: ReplyLength;
  createdAt: number;
  replies: readonly RoundReply[];
  isGrave?: boolean;
};

/** Of a grave or a hateful post. */
export const NO_REPLY_PICTURE = 'There is no picture of this one: it is not for laughing at.';
