import type { ReplyLength, ReplyTone } from '../../comedy/replies/reply-kinds.ts';
import type { GenerationGrant, WriterName, Written } from '../writer/writer.ts';

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

/** A piece of a draft. `fresh` says that what came before it is void. */
export type ReplyDraft = { text: string; fresh?: true };

/**
 * Writes replies. Yields drafts as they come and returns the finished reply, which keeps the limits of its
 * length (docs/product.md §9). Throws on failure; stops soon after `signal` aborts.
 */
export type ReplyWriter = {
  /** Who is asked first. */
  name: WriterName;
  write(
    grant: GenerationGrant,
    request: ReplyRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyDraft, Written>;
};
