import {
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { type FallbackReason, readFallback, type WriterName } from '../../platform/model/writer.ts';

/** The number of replies in a round: docs/product.md §9. */
export const MAX_TONES = 3;

/** One generated reply (docs/product.md §3). `fallback` says why the offline writer wrote in place of the model. */
export type Reply = {
  id: string;
  tone: ReplyTone;
  text: string;
  writer: WriterName;
  fallback?: FallbackReason;
};

/** The replies written together to one post. `id` is the generation's; `createdAt` in epoch milliseconds. */
export type Round = {
  id: string;
  post: string;
  length: ReplyLength;
  createdAt: number;
  replies: readonly Reply[];
};

export function readLength(found: unknown): ReplyLength | undefined {
  return REPLY_LENGTHS.find((length) => length === found);
}

/** Reads a reply from a row or an event. Null for anything else. */
export function readReply(found: unknown): Reply | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, tone, text, writer, fallback } = found as Record<string, unknown>;
  const known = REPLY_TONES.find((each) => each === tone);
  if (typeof id !== 'string' || typeof text !== 'string' || text === '' || !known) return null;
  const reason = readFallback(fallback);
  return {
    id,
    tone: known,
    text,
    writer: writer === 'model' ? 'model' : 'offline',
    ...(reason ? { fallback: reason } : {}),
  };
}
