import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import { type CircuitBreaker, createCircuitBreaker, type Deadline } from './call-limits.server.ts';
import { errorKindOf, ModelError, type ModelErrorKind } from './model-errors.server.ts';
import { createModelMemory, type ModelMemory, refusalOf } from './model-memory.server.ts';
import {
  type ChatMessage,
  completionsUrls,
  postToModel,
  readErrorText,
  readRetryAfter,
  requestBody,
  requestHeaders,
  waitBeforeRetry,
} from './model-request.server.ts';
import { causeOf, Completion } from './model-response.server.ts';
import { reduceShape } from './reduce-shape.server.ts';
import type { Draft } from './thought-filter.ts';

/**
 * Streams text from an OpenAI-compatible endpoint, without the model's thoughts; a `fresh` piece replaces those before.
 * Throws ModelError. Aborts the request when the deadline's signal fires or the caller returns early.
 */
export type ModelClient = {
  stream(
    messages: readonly ChatMessage[],
    deadline: Deadline,
  ): AsyncGenerator<Draft, void, undefined>;
};

/** Wait for the token usage after the finish reason. */
const USAGE_GRACE_MS = 250;

/** Receives each answer, its token usage, and each failed call, also when its retry succeeds. */
export type CallCounters = {
  onAnswer?: () => void;
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

type ClientParts = {
  counters?: CallCounters;
  breaker?: CircuitBreaker;
  memory?: ModelMemory;
};

/**
 * Creates a client for the endpoint of `settings`. It reports the result of each call to `breaker`, and keeps what it
 * learns about the model in `memory`.
 */
export function createModelClient(
  settings: ModelSettings,
  {
    counters = {},
    breaker = createCircuitBreaker(),
    memory = createModelMemory(settings),
  }: ClientParts = {},
): ModelClient {
  const open = createOpener(settings, memory);
  const parts = { settings, counters, breaker, memory, open };
  return {
    async *stream(messages, deadline) {
      for (let retried = false; ; retried = true) {
        const completion = new Completion(settings, memory.thoughts);
        const failure = yield* attempt(parts, completion, messages, deadline);
        if (failure === null) return;
        const isOther = hasThoughtsAlone(failure, completion) && tryOtherEffort(memory, retried);
        const wait = retried ? null : isOther ? 0 : waitOf(failure, completion, breaker);
        if (failure instanceof ModelError && failure.code !== 'aborted') {
          counters.onError?.(failure.code, wait !== null);
        }
        if (wait === null) throw failure;
        await pause(wait, undefined, { signal: deadline.signal }).catch(() => {
          throw deadline.signal.reason;
        });
      }
    },
  };
}

type Parts = Required<ClientParts> & { settings: ModelSettings; open: Opener };

/** Streams one request. Returns its failure, or null. */
async function* attempt(
  { settings, counters, breaker, memory, open }: Parts,
  completion: Completion,
  messages: readonly ChatMessage[],
  deadline: Deadline,
): AsyncGenerator<Draft, unknown> {
  const own = new AbortController();
  breaker.began();
  let failure: unknown = null;
  try {
    const signal = AbortSignal.any([deadline.signal, own.signal]);
    const response = await open(messages, signal, deadline);
    for await (const piece of textOf(response, completion, { settings, own, deadline })) {
      deadline.pause();
      yield piece;
      deadline.resume();
    }
    counters.onAnswer?.();
    if (completion.usage) counters.onUsage?.(completion.usage);
  } catch (error) {
    failure = deadline.signal.aborted ? deadline.signal.reason : error;
    reportToBreaker(breaker, failure);
  } finally {
    own.abort();
    if (failure === null) breaker.succeeded();
    remember(memory, completion, failure);
  }
  return failure;
}

/** The delay before a retry, in milliseconds, or null for none. */
function waitOf(failure: unknown, completion: Completion, breaker: CircuitBreaker): number | null {
  if (completion.read > 0) return null;
  const wait = waitBeforeRetry(failure, Math.random());
  return wait !== null && breaker.mayRetry() ? wait : null;
}

/** Changes whether thoughts are asked for, and back when that has not helped. Returns whether it may help. */
function tryOtherEffort(memory: ModelMemory, isBack: boolean): boolean {
  const { effort } = memory.shape;
  if (effort === 'refused' || (memory.hasThoughtsAlone && !isBack)) return false;
  memory.shape = { ...memory.shape, effort: effort === 'none' ? 'unset' : 'none' };
  memory.hasThoughtsAlone = isBack;
  return true;
}

/** Whether an answer that has ended has thoughts and no text. */
function hasThoughtsAlone(failure: unknown, completion: Completion): boolean {
  const isAnswer =
    failure instanceof ModelError && (failure.code === 'empty' || failure.code === 'truncated');
  return isAnswer && completion.hasThoughtsAlone;
}

function remember(memory: ModelMemory, completion: Completion, failure: unknown): void {
  if (completion.habit === 'unopened' || memory.thoughts === 'unknown') {
    memory.thoughts = completion.habit;
  }
  if (failure === null) memory.hasThoughtsAlone = false;
  memory.refusal = failure === null ? null : (refusalOf(failure) ?? memory.refusal);
}

type Reading = { settings: ModelSettings; own: AbortController; deadline: Deadline };

/** Reads a response. Aborts it by `own` when the token usage does not follow the finish reason soon. */
async function* textOf(
  response: IncomingMessage,
  completion: Completion,
  { settings, own, deadline }: Reading,
): AsyncGenerator<Draft, void, undefined> {
  let grace: NodeJS.Timeout | undefined;
  try {
    for await (const piece of response.setEncoding('utf8')) {
      const { read } = completion;
      const draft = completion.feed(piece as string);
      if (completion.finished) grace ??= setTimeout(() => own.abort(), USAGE_GRACE_MS);
      // The provider is not silent: its text waits for what may follow.
      if (completion.isWaiting) deadline.shown();
      if (completion.read > read) deadline.resume();
      if (isNews(draft)) yield draft;
    }
  } catch (error) {
    // An error after the finish reason does not affect the text.
    if (!completion.finished) {
      if (error instanceof ModelError) throw error;
      const kind = completion.read > 0 ? 'truncated' : 'network';
      throw new ModelError(settings, kind, causeOf(error));
    }
  } finally {
    clearTimeout(grace);
  }
  const rest = completion.end();
  if (isNews(rest)) yield rest;
}

const isNews = ({ text, fresh }: Draft) => text !== '' || fresh === true;

function reportToBreaker(breaker: CircuitBreaker, failure: unknown): void {
  if (!(failure instanceof ModelError) || failure.code === 'aborted') return;
  if (PROVIDER_FAILURES.has(failure.code)) breaker.failed();
  else breaker.succeeded();
}

type Opener = (
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  deadline: Deadline,
) => Promise<IncomingMessage>;

/**
 * Sends a request. Leaves out what the endpoint refuses, one part at a time, and finds its address. What has worked is
 * remembered.
 */
function createOpener(settings: ModelSettings, memory: ModelMemory): Opener {
  const urls = completionsUrls(settings);
  const headers = requestHeaders(settings);

  return async (messages, signal, deadline) => {
    let { shape, address } = memory;
    for (;;) {
      const body = requestBody(settings, shape, messages);
      // The first text of a whole answer is its last, too.
      if (!shape.stream) deadline.pause();
      const url = urls[address] ?? urls[0];
      const response = await postToModel(url, { headers, body, signal }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : new ModelError(settings, 'network', causeOf(error));
      });
      if (response.statusCode === 200) {
        Object.assign(memory, { shape, address });
        return response;
      }
      const { statusCode: status = 0, headers: found } = response;
      const text = await readErrorText(response);
      const smaller = reduceShape(shape, { status, text });
      if (smaller) {
        shape = smaller;
        continue;
      }
      const retryAfter = readRetryAfter(found['retry-after'], Date.now());
      const code = errorKindOf(status, text);
      const error = new ModelError(settings, code, text, { status, retryAfter });
      if (refusalOf(error) !== 'address' || address + 1 >= urls.length) throw error;
      address += 1;
    }
  };
}
