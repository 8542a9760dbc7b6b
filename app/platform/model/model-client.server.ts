import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import { type CircuitBreaker, createCircuitBreaker, type Deadline } from './call-limits.server.ts';
import { errorKindOf, ModelError, type ModelErrorKind } from './model-errors.server.ts';
import {
  type ChatMessage,
  completionsUrl,
  INITIAL_SHAPE,
  postToModel,
  readRetryAfter,
  reduceShape,
  requestBody,
  requestHeaders,
  waitBeforeRetry,
} from './model-request.server.ts';
import { causeOf, Completion } from './model-response.server.ts';

/**
 * Streams text from an OpenAI-compatible endpoint. Throws ModelError. Aborts the request when the deadline's signal
 * fires or the caller returns early.
 */
export type ModelClient = {
  stream(
    messages: readonly ChatMessage[],
    deadline: Deadline,
  ): AsyncGenerator<string, void, undefined>;
};

const MAX_ERROR_TEXT = 16_000;
/** Wait for the token usage after the finish reason. */
const USAGE_GRACE_MS = 250;

/** Receives the token usage of each response, and each failed call, also when its retry succeeds. */
export type CallCounters = {
  onUsage?: (usage: unknown) => void;
  onError?: (kind: ModelErrorKind, isRetried: boolean) => void;
};

/** Errors of the provider; the others concern one response. */
const PROVIDER_FAILURES: ReadonlySet<ModelErrorKind> = new Set([
  'auth',
  'quota',
  'rate_limit',
  'timeout',
  'network',
  'upstream',
  'not_found',
]);

/** Creates a client for the endpoint of `settings`. It reports the result of each call to `breaker`. */
export function createModelClient(
  settings: ModelSettings,
  { onUsage, onError }: CallCounters = {},
  breaker: CircuitBreaker = createCircuitBreaker(),
): ModelClient {
  const open = createOpener(settings);
  return {
    async *stream(messages, deadline) {
      for (let retried = false; ; retried = true) {
        const own = new AbortController();
        breaker.began();
        let failure: unknown = null;
        let hasBegun = false;
        const completion = new Completion(settings);
        try {
          const response = await open(messages, AbortSignal.any([deadline.signal, own.signal]));
          for await (const text of textOf(response, completion, settings, own)) {
            hasBegun = true;
            deadline.pause();
            yield text;
            deadline.resume();
          }
          if (completion.usage) onUsage?.(completion.usage);
          return;
        } catch (error) {
          failure = deadline.signal.aborted ? deadline.signal.reason : error;
          reportToBreaker(breaker, failure);
          const isFinal = retried || hasBegun;
          const pauseFor = isFinal ? null : waitBeforeRetry(failure, Math.random());
          const wait = pauseFor !== null && breaker.mayRetry() ? pauseFor : null;
          if (failure instanceof ModelError && failure.code !== 'aborted') {
            onError?.(failure.code, wait !== null);
          }
          if (wait === null) throw failure;
          await pause(wait, undefined, { signal: deadline.signal }).catch(() => {
            throw deadline.signal.reason;
          });
        } finally {
          own.abort();
          if (failure === null) breaker.succeeded();
        }
      }
    },
  };
}

/** Reads a response. Aborts it by `own` when the token usage does not follow the finish reason soon. */
async function* textOf(
  response: IncomingMessage,
  completion: Completion,
  settings: ModelSettings,
  own: AbortController,
): AsyncGenerator<string, void, undefined> {
  let hasBegun = false;
  let grace: NodeJS.Timeout | undefined;
  try {
    for await (const piece of response.setEncoding('utf8')) {
      const text = completion.feed(piece as string);
      if (completion.finished) grace ??= setTimeout(() => own.abort(), USAGE_GRACE_MS);
      if (text === '') continue;
      hasBegun = true;
      yield text;
    }
  } catch (error) {
    // An error after the finish reason does not affect the text.
    if (!completion.finished) {
      if (error instanceof ModelError) throw error;
      throw new ModelError(settings, hasBegun ? 'truncated' : 'network', causeOf(error));
    }
  } finally {
    clearTimeout(grace);
  }
  const rest = completion.end();
  if (rest !== '') yield rest;
}

function reportToBreaker(breaker: CircuitBreaker, failure: unknown): void {
  if (!(failure instanceof ModelError) || failure.code === 'aborted') return;
  if (PROVIDER_FAILURES.has(failure.code)) breaker.failed();
  else breaker.succeeded();
}

type Opener = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<IncomingMessage>;

/** Sends a request. Leaves out parameters that the endpoint rejects, also in later requests. */
function createOpener(settings: ModelSettings): Opener {
  const url = completionsUrl(settings);
  const headers = requestHeaders(settings);
  let shape = INITIAL_SHAPE;

  return async (messages, signal) => {
    for (;;) {
      const body = requestBody(settings, shape, messages);
      const response = await postToModel(url, { headers, body, signal }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : new ModelError(settings, 'network', causeOf(error));
      });
      const { statusCode: status = 0 } = response;
      if (status === 200) return response;
      const text = await readStart(response);
      const smaller = status === 400 || status === 422 ? reduceShape(shape, text) : null;
      if (!smaller) {
        const retryAfter = readRetryAfter(response.headers['retry-after'], Date.now());
        throw new ModelError(settings, errorKindOf(status, text), text, { status, retryAfter });
      }
      shape = smaller;
    }
  };
}

async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const piece of response.setEncoding('utf8')) {
      text += piece as string;
      if (text.length > MAX_ERROR_TEXT) break;
    }
  } catch {
    // The status is enough.
  }
  return text;
}
