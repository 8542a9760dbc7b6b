import { modelBaseUrl, type ModelSettings } from '../settings/model-settings.server.ts';
import { isLocalHost } from '../settings/own-network.server.ts';
import { type CircuitBreaker, startDeadline } from './call-limits.server.ts';
import { LOAD_TIMEOUT_MS, type LoadState, type ModelLoader } from './load-model.server.ts';
import type { ModelClient } from './model-client.server.ts';
import { ModelError, type ModelErrorKind } from './model-errors.server.ts';
import type { ModelMemory, ModelRefusal } from './model-memory.server.ts';
import type { ChatMessage } from './model-request.server.ts';

/** A model that writes. */
export type ActiveModel = {
  settings: ModelSettings;
  /** An admin has chosen it: false for the one of the environment. */
  isChosen: boolean;
  /** `again`: a first post is by the house, so that its reader does not wait for a slow model. */
  writes: 'everything' | 'again';
};

/** The state of the model of this process. */
export type ModelStatus = {
  /** The model that writes now. Null: the house. */
  active: () => ActiveModel | null;
  /** The circuit breaker stops its calls. */
  isFailing: () => boolean;
  /** What the model refused last. Null after an answer, before the first call and without a model. */
  refusal: () => ModelRefusal | null;
  /** Whether the model is being loaded, and why that failed last. */
  load: () => LoadState;
  /** A person begins to write: loads a model of the own network in the background. */
  prepare: () => void;
  /**
   * Asks the model for one word: loads it, and shows a wrong key, name or address, refused parameters, and how the model
   * marks its thoughts. Takes at most 30 seconds, in the own network as long as a load may take, and never throws. Returns
   * the refusal.
   */
  check: (stopping: AbortSignal) => Promise<ModelRefusal | null>;
};

const CHECK_MS = 30_000;
const SILENT: ReadonlySet<ModelErrorKind> = new Set(['network', 'timeout', 'upstream']);

const MESSAGES: readonly ChatMessage[] = [
  { role: 'system', content: 'You answer with one word.' },
  { role: 'user', content: 'Say: ready' },
];

/** The status without a model. */
export const NO_MODEL: ModelStatus = {
  active: () => null,
  isFailing: () => false,
  refusal: () => null,
  load: () => ({ isLoading: false, failure: null }),
  prepare: () => undefined,
  check: () => Promise.resolve(null),
};

type Parts = {
  client: ModelClient;
  memory: ModelMemory;
  breaker: CircuitBreaker;
  /** Null for a provider, whose models need no loading. */
  loader: ModelLoader | null;
};

/** Creates the status of the model of `client`, which keeps what it learns in `memory`. */
export function createModelStatus(
  model: ActiveModel,
  { client, memory, breaker, loader }: Parts,
): ModelStatus {
  const time = loader ? LOAD_TIMEOUT_MS : CHECK_MS;
  const limits = { firstTextTimeout: time, totalTimeout: time };
  return {
    active: () => model,
    isFailing: () => breaker.isOpen(),
    refusal: () => memory.refusal,
    load: () => loader?.state() ?? NO_MODEL.load(),
    prepare() {
      if (memory.refusal === null && !breaker.isOpen()) loader?.prepare();
    },
    async check(stopping) {
      const deadline = startDeadline(model.settings, stopping, limits);
      try {
        await loader?.ready(stopping);
        for await (const _ of client.stream(MESSAGES, deadline));
      } catch (error) {
        // The client counts the error. An answer that is cut or empty is an answer.
        if (error instanceof ModelError && SILENT.has(error.code)) memory.refusal ??= 'silence';
      } finally {
        deadline.stop();
      }
      return memory.refusal;
    },
  };
}

/** The host of a model on another machine that writes first posts. Null where what is typed stays on this machine. */
export function remoteHost(model: ActiveModel | null): string | null {
  if (model?.writes !== 'everything') return null;
  const { host, hostname } = new URL(modelBaseUrl(model.settings));
  return isLocalHost(hostname) || hostname === 'host.docker.internal' ? null : host;
}
