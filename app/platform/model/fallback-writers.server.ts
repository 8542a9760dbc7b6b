import { setImmediate } from 'node:timers/promises';
import { retellPost, writePost } from '../../../comedy/write-post.ts';
import { ModelUnavailable } from './model-errors.server.ts';
import type { DraftWriter, FallbackReason, TextWriter, Writer, Written } from './writer.ts';

/** The writer that needs no key: a thin face of the comedy engine. */
export const offlineWriter: Writer = {
  name: 'offline',
  async *write(_grant, request, signal) {
    // Lets other requests in between two posts: writing one takes the thread for some milliseconds.
    await setImmediate();
    signal.throwIfAborted();
    const again = request.story && retellPost(request, request.story);
    const post = again ?? writePost(request);
    for (const [index, line] of post.lines.entries()) {
      yield index === 0 ? line : `\n${line}`;
    }
    const { text, engine, plot, cast } = post;
    return { text, writer: 'offline', engine, story: { plot, cast } };
  },
};

/**
 * Asks `first`; when that fails before its first text, `second` writes and the post says why. After the
 * first text the failure stays one: two authors are never spliced. A reader who left gets no second post.
 */
export function withFallback(first: Writer, second: Writer): Writer {
  return {
    name: first.name,
    async *write(grant, request, signal) {
      let begun = false;
      const draft = first.write(grant, request, signal);
      try {
        let step = await draft.next();
        for (; !step.done; step = await draft.next()) {
          begun = true;
          yield step.value;
        }
        return step.value;
      } catch (error) {
        if (begun || signal.aborted) throw error;
        const written: Written = yield* second.write(grant, request, signal);
        return { ...written, fallback: reasonOf(error) };
      } finally {
        await draft.return(undefined as never);
      }
    },
  };
}

/** Why the second writer is needed. */
function reasonOf(error: unknown): FallbackReason {
  return error instanceof ModelUnavailable ? error.code : 'model-failed';
}

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

/** Returns the writer for a claim. Past a member's daily share of the model, the offline writer writes and says why. */
export function fairUseWriter<Request, Piece>(
  writer: TextWriter<Request, Piece>,
  offline: TextWriter<Request, Piece>,
  isPastFairUse: boolean,
): TextWriter<Request, Piece> {
  if (!isPastFairUse || writer.name === 'offline') return writer;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      const written = yield* offline.write(grant, request, signal);
      return { ...written, fallback: 'fair-use' };
    },
  };
}
