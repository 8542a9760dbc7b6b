import type { ModelSettings } from '../settings/model-settings.server.ts';
import { startDeadline } from './call-limits.server.ts';
import type { ModelClient } from './model-client.server.ts';
import { ModelError, type ModelErrorKind } from './model-errors.server.ts';
import type { ModelMemory, ModelRefusal } from './model-memory.server.ts';
import type { ChatMessage } from './model-request.server.ts';

/** The state of the model of this process. */
export type ModelStatus = {
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
export const NO_MODEL: ModelStatus = { refusal: () => null, check: () => Promise.resolve(null) };

/** Creates the status of the model of `client`, which keeps what it learns in `memory`. */
export function createModelStatus(
  settings: ModelSettings,
  client: ModelClient,
  memory: ModelMemory,
): ModelStatus {
  const limits = { modelFirstTextTimeout: CHECK_MS, modelTotalTimeout: CHECK_MS };
  return {
    refusal: () => memory.refusal,
    async check(stopping) {
      const deadline = startDeadline({ ...settings, ...limits }, stopping);
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
