import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { DraftWriter } from '../../platform/model/writer.ts';

/** One reply that is to be written. `post` is whatever somebody pasted. */
export type ReplyRequest = {
  post: string;
  tone: ReplyTone;
  length: ReplyLength;
  seed: number;
  /** When its round began, by performance.now(): the replies of a round share one deadline. */
  startedAt: number;
  /** Ids of lines the owner has read lately, the latest first. */
  avoid?: readonly string[];
};

/** Writes replies. A finished one keeps the limits of its length (docs/product.md §9). */
export type ReplyWriter = DraftWriter<ReplyRequest>;

declare module '../../platform/services.ts' {
  interface Services {
    replyWriter: ReplyWriter;
  }
}
