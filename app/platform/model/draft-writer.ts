import type { GenerationGrant, WriterName, Written } from './writer.ts';

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
