import type { HumorLevel, StyleValue } from '../../../comedy/post-styles.ts';
import type { StorySource } from '../../../comedy/write-post.ts';

declare const granted: unique symbol;

/**
 * Proof that a generation was claimed. Only generation-claims.server.ts creates one, so code that writes without a
 * claim does not compile.
 */
export type GenerationGrant = { readonly generationId: string; readonly [granted]: true };

/** What is to be written. `fields` are clean and complete; `site` is the host the tag line names. */
export type WriteRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  site: string;
  /** The plots of the owner's last posts and of the feed, the latest first: not told again while others are left. */
  seen?: readonly string[];
  feed?: readonly string[];
  /** The story of the post that is moved to another level. */
  story?: StorySource;
};

export type WriterName = 'offline' | 'model';

/** Why the offline writer wrote although a model was asked. */
export type FallbackReason = 'model-failed' | 'busy' | 'budget-spent' | 'fair-use';

/** The finished post: the text that is stored and shown, and what made it. */
export type Written = {
  text: string;
  /** Who really wrote it. */
  writer: WriterName;
  engine: string;
  /** The plots of replies. */
  templateIds?: readonly string[];
  /** What a post of the offline writer is told from again. */
  story?: StorySource;
  fallback?: FallbackReason;
};

/** Writes one text. Yields pieces as they come and returns the finished text. Throws on failure; stops soon after `signal` aborts. */
export type TextWriter<Request, Piece> = {
  /** The writer that is tried first. */
  name: WriterName;
  write(
    grant: GenerationGrant,
    request: Request,
    signal: AbortSignal,
  ): AsyncGenerator<Piece, Written>;
};

/** Writes posts. Each piece continues the one before. */
export type Writer = TextWriter<WriteRequest, string>;

/** A piece of a draft. `fresh` discards the pieces before it. */
export type Draft = { text: string; fresh?: true };

export type DraftWriter<Request> = TextWriter<Request, Draft>;

const REASONS: Readonly<Record<FallbackReason, string>> = {
  'model-failed': 'the model did not deliver.',
  busy: 'the model was busy.',
  'budget-spent': "the model's budget for the day was spent.",
  'fair-use': "your day's share of the model was used up.",
};

/** The reason that a row or a browser's history names; undefined for none and for one of another version. */
export function readFallback(found: unknown): FallbackReason | undefined {
  const isKnown = typeof found === 'string' && Object.hasOwn(REASONS, found);
  return isKnown ? (found as FallbackReason) : undefined;
}

/** What stands by a post that the offline writer wrote in a model's place (docs/product.md §8). */
export function fallbackWords(reason: FallbackReason): string {
  return `Written by the house writer: ${REASONS[reason]}`;
}
