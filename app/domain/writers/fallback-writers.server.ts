import { setImmediate } from 'node:timers/promises';
import { retellPost, writePost } from '../../../comedy/posts/write-post.ts';
import { ModelUnavailable } from '../../platform/model/model-errors.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Writer, Written } from './writer.ts';

/** The writer without a model: it calls the comedy engine. */
export const offlineWriter: Writer = {
  name: 'offline',
  async *write(_grant, request, signal) {
    // A post blocks the thread for some milliseconds: other requests run between two posts.
    await setImmediate();
    signal.throwIfAborted();
    const retold = request.story && retellPost(request, request.story);
    const { lines, text, engine, plot, cast } = retold ?? writePost(request);
    const { story, isGrave } = request;
    // What the reader has of another post goes at once: a gentle line never stands above one of a joke.
    if (story || isGrave) yield { text, fresh: true };
    else for (const [index, line] of lines.entries()) yield index === 0 ? line : `\n${line}`;
    return { text, writer: 'offline', engine, story: { plot, cast }, isGrave };
  },
};

/** Reads a writer to its end, for what has no reader of pieces. */
export async function writeWhole<Request>(
  writer: Writer<Request, unknown>,
  ...call: Parameters<Writer<Request, unknown>['write']>
): Promise<Written> {
  const pieces = writer.write(...call);
  let step = await pieces.next();
  while (!step.done) step = await pieces.next();
  return step.value;
}

/** Returns the writer for a claim. Past a member's daily share of the model, the offline writer writes and says why. */
export function fairUseWriter<Request, Piece>(
  writer: Writer<Request, Piece>,
  offline: Writer<Request, Piece>,
  isPastFairUse: boolean,
): Writer<Request, Piece> {
  if (!isPastFairUse || writer.name === 'offline') return writer;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      const written = yield* offline.write(grant, request, signal);
      return { ...written, fallback: 'fair-use' };
    },
  };
}

/**
 * Falls back to `second` when `first` fails; the text says why. Not after a piece that is final (a string), so that no
 * text has two authors, and not for a reader who left.
 */
export function withFallback<Request, Piece extends string | Draft>(
  first: Writer<Request, Piece>,
  second: Writer<Request, Piece>,
): Writer<Request, Piece> {
  return {
    name: first.name,
    async *write(grant, request, signal) {
      const pieces = first.write(grant, request, signal);
      let isFinal = false;
      try {
        let step = await pieces.next();
        for (; !step.done; step = await pieces.next()) {
          isFinal ||= typeof step.value === 'string';
          yield step.value;
        }
        return step.value;
      } catch (error) {
        if (isFinal || signal.aborted) throw error;
        const written = yield* second.write(grant, request, signal);
        const fallback = error instanceof ModelUnavailable ? error.code : 'model-failed';
        return { ...written, fallback };
      } finally {
        await pieces.return(undefined as never);
      }
    },
  };
}
