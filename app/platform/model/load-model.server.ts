import type { ModelSettings } from '../settings/model-settings.server.ts';
import { MINUTE_MS } from '../time/time-units.ts';
import { startDeadline } from './call-limits.server.ts';
import { createModelClient } from './model-client.server.ts';
import { maskKeys, ModelError } from './model-errors.server.ts';
import type { ModelMemory } from './model-memory.server.ts';
import { type ChatMessage, postToModel, readErrorText } from './model-request.server.ts';

/** Ollama and its like take a model out of memory five minutes after its last call. */
const KEEP_ALIVE_MS = 5 * MINUTE_MS;
/** How long a model stays in memory that was loaded for a person who begins to write. */
const KEEP_ALIVE = '10m';
/** A large file on a slow disk. */
export const LOAD_TIMEOUT_MS = 5 * MINUTE_MS;
/** The pause after a load that failed. */
const RETRY_MS = MINUTE_MS;

/** `failure`: why the last load failed, in words. */
export type LoadState = { isLoading: boolean; failure: string | null };

/** Loads a model before its first text. A load is a request of its own, one at a time, that no reader can hang up. */
export type ModelLoader = {
  /** Loads the model in the background, unless it has been used within the keep-alive. */
  prepare: () => void;
  /**
   * Resolves when the model is loaded or cannot be, at once where it is in use. Throws the reason of `signal`, which does
   * not end the loading.
   */
  ready: (signal: AbortSignal) => Promise<void>;
  /** The model has answered. */
  used: () => void;
  state: () => LoadState;
};

type LoaderParts = {
  /** Loads the model. Throws where it cannot be loaded. */
  load: (signal: AbortSignal) => Promise<void>;
  /** Whether a call has to wait for the loading, because the engine gives it up with a call that is hung up. */
  isAwaited: boolean;
  now: () => number;
  stopping: AbortSignal;
};

export function createModelLoader({ load, isAwaited, now, stopping }: LoaderParts): ModelLoader {
  let loading: Promise<void> | null = null;
  let lastUse = Number.NEGATIVE_INFINITY;
  let lastFailure = Number.NEGATIVE_INFINITY;
  let failure: string | null = null;

  const start = async () => {
    try {
      await load(AbortSignal.any([stopping, AbortSignal.timeout(LOAD_TIMEOUT_MS)]));
      used();
    } catch (error) {
      lastFailure = now();
      failure = stopping.aborted ? null : failureWords(error);
    } finally {
      loading = null;
    }
  };
  const isDue = () => now() - lastUse > KEEP_ALIVE_MS && now() - lastFailure > RETRY_MS;
  const prepare = () => {
    if (isDue()) loading ??= start();
  };
  const used = () => {
    lastUse = now();
    failure = null;
  };
  return {
    prepare,
    async ready(signal) {
      signal.throwIfAborted();
      if (!isAwaited) return;
      prepare();
      if (loading === null) return;
      const { promise: left, reject } = Promise.withResolvers<never>();
      const leave = () => reject(signal.reason as Error);
      signal.addEventListener('abort', leave, { once: true });
      await Promise.race([loading, left]).finally(() => signal.removeEventListener('abort', leave));
    },
    used,
    state: () => ({ isLoading: loading !== null, failure }),
  };
}

/** A model could not be loaded. The message says why, in words that follow a colon. */
export class LoadError extends Error {}

function failureWords(error: unknown): string {
  if (error instanceof LoadError) return error.message;
  if (error instanceof ModelError && error.code !== 'network') {
    return error.detail ?? error.code.replaceAll('_', ' ');
  }
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? 'it took too long'
    : 'it does not answer';
}

/** Loads a model of the Ollama at `origin`. Throws with its own words. */
export async function loadInOllama(
  origin: string,
  { openaiModel: model, openaiApiKey: key }: ModelSettings,
  signal: AbortSignal,
): Promise<void> {
  const response = await postToModel(new URL('/api/generate', origin), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, keep_alive: KEEP_ALIVE }),
    signal,
  });
  const text = await readErrorText(response);
  if (response.statusCode === 200) return;
  const [, said = text] = /"error":\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  throw new LoadError(maskKeys(said, key) || `status ${response.statusCode}`);
}

/**
 * Loads a model of any other engine by a call of one token. `messages` should begin as those of a text, whose beginning
 * the engine has read then.
 */
export async function loadByCall(
  settings: ModelSettings,
  messages: readonly ChatMessage[],
  { memory, signal }: { memory: ModelMemory; signal: AbortSignal },
): Promise<void> {
  const limits = { firstTextTimeout: LOAD_TIMEOUT_MS, totalTimeout: LOAD_TIMEOUT_MS };
  const deadline = startDeadline(settings, signal, limits);
  // A copy: an answer of one token says nothing of the model.
  const client = createModelClient({ ...settings, openaiMaxTokens: 1 }, { memory: { ...memory } });
  try {
    for await (const _ of client.stream(messages, deadline)) return;
  } catch (error) {
    const isAnswer = error instanceof ModelError && ['truncated', 'empty'].includes(error.code);
    if (!isAnswer) throw error;
  } finally {
    deadline.stop();
  }
}
