import { setTimeout as pause } from 'node:timers/promises';
import { createAnswerReader, type ModelEnd } from './model-answer.ts';
import type { Deadline } from './model-deadline.ts';
import { ModelError } from './model-error.ts';
import { type Fault, kindOf } from './model-fault.ts';
import {
  type ChatMessage,
  completionsUrl,
  giveWay,
  initialShape,
  requestBody,
  requestHeaders,
} from './model-request.ts';
import { readRetryAfter, waitBeforeRetry } from './model-retry.ts';
import type { ModelSettings } from './model-settings.server.ts';

/**
 * Asks any OpenAI-compatible endpoint for text. Yields it as it comes; throws ModelError. The call
 * upstream is aborted when the deadline's signal fires or the caller returns early.
 */
export type ModelClient = {
  stream(
    messages: readonly ChatMessage[],
    deadline: Deadline,
  ): AsyncGenerator<string, ModelEnd, undefined>;
};

/** How long the token count may trail behind the last word. */
const GRACE = 250;
const MOST_ERROR_TEXT = 16_000;

/** A client for the endpoint of `settings`; `fault` makes its errors. */
export function createModelClient(settings: ModelSettings, fault: Fault): ModelClient {
  const url = completionsUrl(settings);
  const headers = requestHeaders(settings);
  let shape = initialShape(settings);

  async function open(messages: readonly ChatMessage[], signal: AbortSignal): Promise<Response> {
    for (;;) {
      const body = requestBody(settings, shape, messages);
      const init = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
      const response = await fetch(url, init).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : fault('network', causeOf(error));
      });
      if (response.ok && response.body) return response;
      const words = await readSome(response);
      const isRefusal = response.status === 400 || response.status === 422;
      const smaller = isRefusal ? giveWay(shape, words) : null;
      if (!smaller) throw refusalOf(response, words, fault);
      shape = smaller;
    }
  }

  async function* attempt(
    messages: readonly ChatMessage[],
    deadline: Deadline,
    own: AbortController,
    progress: Progress,
  ) {
    const response = await open(messages, AbortSignal.any([deadline.signal, own.signal]));
    return yield* readBody(response, deadline, own, progress, fault);
  }

  return {
    async *stream(messages, deadline) {
      for (let retried = false; ; retried = true) {
        const own = new AbortController();
        const progress = { begun: false };
        try {
          return yield* attempt(messages, deadline, own, progress);
        } catch (error) {
          const wait = retried || progress.begun ? null : waitBeforeRetry(error, Math.random());
          if (wait === null) throw error;
          await pause(wait, undefined, { signal: deadline.signal }).catch(() => {
            throw deadline.signal.reason;
          });
        } finally {
          own.abort();
        }
      }
    },
  };
}

/** Whether an attempt has brought text: then it is not repeated. */
type Progress = { begun: boolean };

async function* readBody(
  response: Response,
  deadline: Deadline,
  own: AbortController,
  progress: Progress,
  fault: Fault,
): AsyncGenerator<string, ModelEnd, undefined> {
  const answer = createAnswerReader(fault);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let grace: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const text = answer.feed(decoder.decode(value, { stream: true }));
      if (text !== '') {
        progress.begun = true;
        deadline.progress();
        yield text;
      }
      if (answer.capped) break;
      if (answer.finished) grace ??= setTimeout(() => own.abort(), GRACE);
    }
    const { end, text } = answer.end();
    if (text !== '') yield text;
    return end;
  } catch (error) {
    // After the last word nothing can spoil the text any more.
    if (answer.finished) return answer.end().end;
    if (error instanceof ModelError) throw error;
    if (deadline.signal.aborted) throw deadline.signal.reason;
    throw fault(progress.begun ? 'truncated' : 'network', causeOf(error));
  } finally {
    clearTimeout(grace);
  }
}

function refusalOf({ status, headers }: Response, words: string, fault: Fault): ModelError {
  const retryAfter = readRetryAfter(headers.get('retry-after'), Date.now());
  return fault(kindOf(status, words), words, { status, retryAfter });
}

async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece as Uint8Array, { stream: true });
      if (text.length > MOST_ERROR_TEXT) break;
    }
  } catch {
    // The status has already said what matters.
  }
  return text;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
