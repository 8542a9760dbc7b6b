import { ModelUnavailable } from './model-error.ts';
import type { FallbackReason, Writer, Written } from './writer.ts';

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
export function reasonOf(error: unknown): FallbackReason {
  return error instanceof ModelUnavailable ? error.code : 'model-failed';
}
