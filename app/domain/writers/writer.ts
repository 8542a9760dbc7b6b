import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { StyleValue } from '../../../comedy/styles/post-styles.ts';
import type { StorySource } from '../../../comedy/posts/write-post.ts';
import type { Payer } from '../rate-limits/quotas.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';

declare const granted: unique symbol;

/**
 * Proof that a generation was claimed. Only generation-claims.server.ts creates one, try-writer.server.ts for an admin's
 * trial, slash-command.server.ts for a chat, and model-sections.server.ts for comments, so code that writes without a claim does not compile.
 */
export type GenerationGrant = {
  readonly generationId: string;
  /** Whose share of the day's calls of the model is used. */
  readonly payer: Payer;
  /** For the log. */
  readonly requestId?: string | undefined;
  readonly [granted]: true;
};

/** A post to write. `fields` are clean and complete; `site` is the host in the tag line. */
export type WriteRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  site: string;
  /** Plots of the owner's last posts and of the feed, latest first. They are used again when no other is left. */
  seen?: readonly string[];
  feed?: readonly string[];
  /** The story of a post that changes its level, or of a live card, which a model's post replaces. */
  story?: Partial<StorySource> & Pick<StorySource, 'plot'>;
  /** The post of a model without its tag line, which is told again at this level. The offline writer writes a new story. */
  retold?: string | undefined;
  /** The post is gentle, whatever the form says to the house. */
  isGrave?: boolean;
};

export type WriterName = 'offline' | 'model';

/** Why the offline writer wrote in place of the model. */
export type FallbackReason = 'model-failed' | 'busy' | 'budget-spent' | 'fair-use' | 'live-card';

/** A finished text and its origin. */
export type Written = {
  text: string;
  writer: WriterName;
  engine: string;
  templateIds?: readonly string[];
  /** The story of a post by the offline writer, for another level. */
  story?: StorySource;
  fallback?: FallbackReason;
  /** The text is a gentle one, about a form that a model found grave. */
  isGrave?: boolean;
};

/** How many people are before this one in the line for the model. 0: it is its turn. */
export type Waiting = { before: number };

/**
 * Writes one text. Yields how long the line before it is, then pieces of the draft as they arrive, and returns
 * the text that is saved. A string is a final piece, which only the same writer may replace; a Draft can be replaced.
 * Throws on failure; stops soon after `signal` aborts.
 */
export type Writer<Request = WriteRequest, Piece = string | Draft> = {
  /** The writer that is called first. */
  name: WriterName;
  write(
    grant: GenerationGrant,
    request: Request,
    signal: AbortSignal,
  ): AsyncGenerator<Piece | Waiting, Written>;
};

/** Whether what a writer yields tells of the line and not of the text. */
export function isWaiting(piece: string | object): piece is Waiting {
  return typeof piece === 'object' && 'before' in piece;
}

/** The words for those who wait. Null: it is their turn. */
export function waitingWords({ before }: Waiting): string | null {
  if (before === 0) return null;
  return before === 1 ? 'One person is before you.' : `${before} people are before you.`;
}

const REASONS: Readonly<Record<FallbackReason, string>> = {
  'model-failed': 'the model did not deliver.',
  busy: 'the model was busy.',
  'budget-spent': "the model's budget for the day was spent.",
  'fair-use': "your day's share of the model was used up.",
  'live-card': 'it had begun already.',
};

/** Reads the reason from a row or the browser's history. Undefined for an unknown one. */
export function readFallback(found: unknown): FallbackReason | undefined {
  const isKnown = typeof found === 'string' && Object.hasOwn(REASONS, found);
  return isKnown ? (found as FallbackReason) : undefined;
}

/** Who wrote a text, as its row or an answer of the server says. */
export type Authorship = { writer?: string | null; fallback?: FallbackReason | undefined };

export const MODEL_WRITTEN = 'Model-written';

/** The note beside a text (docs/product.md §8). Null for one that a person wrote. */
export function writerWords({ writer, fallback }: Authorship): string | null {
  if (fallback !== undefined) return `Written by the house writer: ${REASONS[fallback]}`;
  if (writer === 'model') return MODEL_WRITTEN;
  return writer === 'offline' ? 'House-written' : null;
}

declare module '../../platform/services.ts' {
  interface Services {
    writer: Writer;
  }
}
