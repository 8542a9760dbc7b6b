import { createAnswerReader } from './model-answer.ts';
import { ModelError } from './model-error.ts';
import type { Fault } from './model-fault.ts';

/** How long the token count may trail behind the last word. */
const GRACE = 250;

/** The body of one answer while it is read. */
export type AnswerBody = {
  /** The next text, or null at the end. */
  next(): Promise<string | null>;
  /** Whether it has brought text: then the call is not repeated. */
  readonly begun: boolean;
  readonly usage: unknown;
  stop(): void;
};

/** Reads the body of a 200. `own` is aborted when a finished answer does not end by itself. */
export function readBody(response: Response, own: AbortController, fault: Fault): AnswerBody {
  const answer = createAnswerReader(fault);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let grace: NodeJS.Timeout | undefined;
  let begun = false;
  let ended = false;

  async function read(): Promise<string | null> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const text = answer.feed(decoder.decode(value, { stream: true }));
      if (answer.finished) grace ??= setTimeout(() => own.abort(), GRACE);
      if (text !== '') return text;
    }
    ended = true;
    return answer.end() || null;
  }

  return {
    get begun() {
      return begun;
    },
    async next() {
      if (ended) return null;
      try {
        const text = await read();
        begun ||= text !== null;
        return text;
      } catch (error) {
        if (error instanceof ModelError && !answer.finished) throw error;
        if (!answer.finished) throw fault(begun ? 'truncated' : 'network', causeOf(error));
        // After the last word nothing can spoil the text any more.
        ended = true;
        return answer.end() || null;
      }
    },
    get usage() {
      return answer.usage;
    },
    stop: () => clearTimeout(grace),
  };
}

/** What a failed fetch says about its cause: Node's code and words, never a header. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
