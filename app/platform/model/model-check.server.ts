import type { ModelSettings } from '../settings/model-settings.server.ts';
import { type CircuitBreaker, startDeadline } from './call-limits.server.ts';
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
  /**
   * Asks the model for one word: shows a wrong key, name or address, refused parameters, and how the model marks its
   * thoughts. Takes at most 30 seconds and never throws. Returns the refusal.
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
  check: () => Promise.resolve(null),
};

type Parts = { client: ModelClient; memory: ModelMemory; breaker: CircuitBreaker };

/** Creates the status of the model of `client`, which keeps what it learns in `memory`. */
export function createModelStatus(
  model: ActiveModel,
  { client, memory, breaker }: Parts,
): ModelStatus {
  const limits = { firstTextTimeout: CHECK_MS, totalTimeout: CHECK_MS };
  return {
    active: () => model,
    isFailing: () => breaker.isOpen(),
    refusal: () => memory.refusal,
    async check(stopping) {
      const deadline = startDeadline(model.settings, stopping, limits);
      try {
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
