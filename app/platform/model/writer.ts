import type { HumorLevel, StyleValue } from '../../../comedy/post-styles.ts';
import type { StorySource } from '../../../comedy/write-post.ts';

declare const granted: unique symbol;

/**
 * Proof that a generation was claimed. Only claim-generation.server.ts hands one out, so code that
 * would write without claiming does not compile.
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

/**
 * Writes posts. Yields pieces of the text as they come and returns the finished post; what was
 * yielded is a draft, the returned text is the post. Throws on failure; stops soon after `signal` aborts.
 */
export type Writer = {
  /** Who is asked first. */
  name: WriterName;
  write(
    grant: GenerationGrant,
    request: WriteRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, Written>;
};

/** A piece of a draft. `fresh` says that what came before it is void. */
export type Draft = { text: string; fresh?: true };

/**
 * Writes one text for what is asked. Yields drafts as they come and returns the finished text. Throws on failure;
 * stops soon after `signal` aborts.
 */
export type DraftWriter<Asked> = {
  /** Who is asked first. */
  name: WriterName;
  write(grant: GenerationGrant, asked: Asked, signal: AbortSignal): AsyncGenerator<Draft, Written>;
};

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
