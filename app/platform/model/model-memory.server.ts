import type { ModelSettings } from '../settings/model-settings.server.ts';
import { initialShape, type RequestShape } from './model-request.server.ts';
import { type ModelErrorKind, ModelError, namesModel } from './model-errors.server.ts';
import type { ThoughtHabit } from './thought-filter.ts';

/** What an endpoint can refuse for good, and `silence` when it did not answer the check. */
export const MODEL_REFUSALS = ['key', 'model', 'address', 'credit', 'request', 'silence'] as const;
export type ModelRefusal = (typeof MODEL_REFUSALS)[number];

/** What calls have shown of the configured model, for later calls of this process. */
export type ModelMemory = {
  shape: RequestShape;
  /** The place in completionsUrls of the address that answers. */
  address: number;
  thoughts: ThoughtHabit;
  /** The last answers were thoughts and no text, whether they were asked for or not. */
  hasThoughtsAlone: boolean;
  /** What the last call was refused for. Null after an answer. */
  refusal: ModelRefusal | null;
};

/** What is known of the model of these settings before its first call. */
export function createModelMemory(settings: Pick<ModelSettings, 'openaiBaseUrl'>): ModelMemory {
  return {
    shape: initialShape(settings),
    address: 0,
    thoughts: 'unknown',
    hasThoughtsAlone: false,
    refusal: null,
  };
}

const BY_KIND: Partial<Record<ModelErrorKind, ModelRefusal>> = {
  auth: 'key',
  quota: 'credit',
  bad_request: 'request',
};

/** What a failed call was refused for. Null for a failure that another call may not have. */
export function refusalOf(error: unknown): ModelRefusal | null {
  if (!(error instanceof ModelError)) return null;
  if (error.code === 'not_found') return namesModel(error.detail ?? '') ? 'model' : 'address';
  return BY_KIND[error.code] ?? null;
}
