import { reasonOf } from '../writer/writer-with-fallback.server.ts';
import type { ReplyWriter } from './reply-writer.ts';

/**
 * Asks `first`; when that fails, `second` writes this one reply anew and it says why: a draft of the first is
 * void, so two authors are never spliced. A reader who left gets none.
 */
export function withReplyFallback(first: ReplyWriter, second: ReplyWriter): ReplyWriter {
  return {
    name: first.name,
    async *write(grant, request, signal) {
      try {
        return yield* first.write(grant, request, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const written = yield* second.write(grant, request, signal);
        return { ...written, fallback: reasonOf(error) };
      }
    },
  };
}
