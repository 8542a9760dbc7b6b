import { SITUATIONS } from '../../../comedy/posts/situations.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import {
  ModelError,
  type ModelErrorKind,
  ModelUnavailable,
} from '../../platform/model/model-errors.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Services } from '../../platform/services.ts';
import type { ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import type { Admin } from '../members/viewer.ts';
import { chosenSettings } from '../writers/active-model.server.ts';
import { IN_THE_BOX } from '../writers/engines.ts';
import { offlineWriter, writeWhole } from '../writers/fallback-writers.server.ts';
import { modelParts } from '../writers/model-parts.server.ts';
import { createModelPostWriter } from '../writers/model-writers.server.ts';
import {
  type GenerationGrant,
  isWaiting,
  type Waiting,
  type Writer,
  type WriteRequest,
  type Written,
} from '../writers/writer.ts';
import { findModel, MODEL_GONE, writerRefusal } from './choose-writer.server.ts';
import { isSlow, TRIAL_SIZE, type TrialEvent } from './writer-trial.ts';

// By database, which a process has one of: a second trial would only make the first one slower.
const trying = new WeakSet<Services['db']>();

/**
 * Writes three situations by the house and by a model of this machine, or by that of the environment where the form names
 * none. Nothing is stored. The three are written one after the other, as an engine on this machine writes one at a time.
 */
export async function tryWriter(
  services: Services,
  admin: Admin,
  form: FormData,
  signal: AbortSignal,
): Promise<{ ok: true; events: AsyncGenerator<TrialEvent, void> } | Rejection> {
  const refusal = await writerRefusal(services, admin);
  if (refusal) return refusal;
  const settings = await settingsOf(services, form);
  if (!settings) return MODEL_GONE;
  if (trying.has(services.db)) {
    return {
      ok: false,
      reason: 'conflict',
      message: 'A model is being tried. Wait for it to end.',
    };
  }
  return { ok: true, events: writeTrial(services, settings, signal) };
}

async function settingsOf(
  services: Pick<Services, 'enginePlaces' | 'localModel' | 'modelStatus' | 'settings'>,
  form: FormData,
): Promise<ModelSettings | null> {
  if (formText(form, 'model') === '') return services.modelStatus.active()?.settings ?? null;
  const found = await findModel(services, form);
  if (!found) return null;
  if (found.baseUrl === IN_THE_BOX) services.localModel.switchOn();
  return chosenSettings(services, found);
}

async function* writeTrial(
  services: Services,
  settings: ModelSettings,
  signal: AbortSignal,
): AsyncGenerator<TrialEvent, void> {
  const leaving = new AbortController();
  const reader = AbortSignal.any([signal, leaving.signal, services.stopping.signal]);
  const model = createModelPostWriter(modelParts(services, settings));
  const times: (number | null)[] = [];
  trying.add(services.db);
  try {
    for (const [place, request] of drawRequests(services).entries()) {
      yield await writeByHouse(request, place, reader);
      times.push(yield* writeByModel(model, request, { place, reader }));
    }
    const written = times.filter((time) => time !== null).length;
    yield { event: 'end', data: { written, isSlow: isSlow(times) } };
  } finally {
    leaving.abort();
    trying.delete(services.db);
  }
}

function drawRequests({
  newSeed,
  publicOrigin,
}: Pick<Services, 'newSeed' | 'publicOrigin'>): WriteRequest[] {
  const first = newSeed();
  return Array.from({ length: TRIAL_SIZE }, (_, place) => ({
    style: 'gpt4-context' as const,
    fields: { context: SITUATIONS[(first + place) % SITUATIONS.length] ?? '' },
    level: 'Spicy' as const,
    seed: first + place,
    site: siteName(publicOrigin),
  }));
}

/** A trial claims no generation: it is free, and stored nowhere. */
const TRIAL = { generationId: 'trial', payer: 'member' } as GenerationGrant;

async function writeByHouse(
  request: WriteRequest,
  place: number,
  reader: AbortSignal,
): Promise<TrialEvent> {
  const start = performance.now();
  const { text } = await writeWhole(offlineWriter, TRIAL, request, reader);
  const situation = request.fields['context'] ?? '';
  return { event: 'house', data: { place, situation, text, whole: performance.now() - start } };
}

/** Yields the post of the model piece by piece. Returns how long it took, or null when it did not deliver. */
async function* writeByModel(
  model: Writer,
  request: WriteRequest,
  { place, reader }: { place: number; reader: AbortSignal },
): AsyncGenerator<TrialEvent, number | null> {
  let start = performance.now();
  const since = () => performance.now() - start;
  let first: number | null = null;
  const pieces = model.write(TRIAL, request, reader);
  try {
    let step: IteratorResult<string | Draft | Waiting, Written> = await pieces.next();
    for (; !step.done; step = await pieces.next()) {
      // Others are before it: the time of the model begins after them.
      if (isWaiting(step.value)) {
        start = performance.now();
        continue;
      }
      first ??= since();
      const piece = typeof step.value === 'string' ? { text: step.value } : step.value;
      yield { event: 'delta', data: { ...piece, place } };
    }
    const whole = since();
    yield { event: 'done', data: { place, text: step.value.text, first: first ?? whole, whole } };
    return whole;
  } catch (error) {
    reader.throwIfAborted();
    yield { event: 'failed', data: { place, words: failureWords(error) } };
    return null;
  } finally {
    await pieces.return({ text: '', writer: 'model', engine: '' });
  }
}

const FAILURES: Readonly<Partial<Record<ModelErrorKind, string>>> = {
  timeout: 'No post in time: this model is too slow on this machine.',
  network: 'It does not answer, or has hung up.',
  empty: 'It answered without a text.',
  bad_response: 'Its text broke the rules of a post.',
  not_found: 'Its engine does not have it any more.',
};

function failureWords(error: unknown): string {
  if (error instanceof ModelUnavailable) return `${error.message}.`;
  if (!(error instanceof ModelError)) throw error;
  return FAILURES[error.code] ?? `${error.message}: ${error.code.replaceAll('_', ' ')}.`;
}
