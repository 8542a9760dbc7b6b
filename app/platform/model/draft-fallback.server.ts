import type { DraftWriter } from './draft-writer.ts';
import { reasonOf } from './writer-with-fallback.server.ts';

/**
 * Asks `first`; when that fails, `second` writes this one text anew and it says why: a draft of the first is
 * void, so two authors are never spliced. A reader who left gets none.
 */
export function withDraftFallback<Asked>(
  first: DraftWriter<Asked>,
  second: DraftWriter<Asked>,
): DraftWriter<Asked> {
  return {
    name: first.name,
    async *write(grant, asked, signal) {
      try {
        return yield* first.write(grant, asked, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const written = yield* second.write(grant, asked, signal);
        return { ...written, fallback: reasonOf(error) };
      }
    },
  };
}

/** `second` for a member past the day's share of the model: never refused, and the text says whose it is. */
export function asFairUse<Asked>(second: DraftWriter<Asked>): DraftWriter<Asked> {
  return {
    name: 'model',
    async *write(grant, asked, signal) {
      const written = yield* second.write(grant, asked, signal);
      return { ...written, fallback: 'fair-use' };
    },
  };
}
