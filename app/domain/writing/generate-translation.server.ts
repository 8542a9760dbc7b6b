import type { GenerationRow } from '../../platform/db/tables.ts';
import { fairUseWriter } from '../../platform/model/fallback-writers.server.ts';
import { type Draft, readFallback, type Written } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { finishGeneration, type GenerationInput } from './generation-claims.server.ts';
import {
  failure,
  type Failure,
  type GenerationStart,
  startGeneration,
} from './generation-stream.server.ts';
import { offlineTranslationWriter } from './translation-writers.server.ts';
import {
  composeTranslation,
  type Translation,
  type TranslationRequest,
} from './translations.server.ts';

/** The events of a stream: meta, any number of deltas, then done or error. */
export type TranslationEvent =
  | { event: 'meta'; data: { id: string; writer: string } }
  | { event: 'delta'; data: Draft }
  | { event: 'done'; data: { id: string; translation: Translation } }
  | { event: 'error'; data: Failure };

/**
 * Translates a text with the model, or with the offline writer as its fallback. Charged like a post, but neither the
 * funnel nor a profile counts it as one.
 */
export function generateTranslation(
  services: Services,
  { request, ...input }: GenerationInput & { request: TranslationRequest },
  signal: AbortSignal,
): Promise<GenerationStart<TranslationEvent>> {
  const { text, direction, voice, level, seed } = request;
  const form = { style: 'translation', fields: { text, direction, voice }, level, seed };
  return startGeneration<TranslationEvent, Draft, Written>(
    services,
    { ...input, kind: 'translation', form, parentId: null },
    (row) => finishedEvents(services, request, row),
    ({ id, grant, isPastFairUse }) => {
      const { translationWriter } = services;
      const writer = fairUseWriter(translationWriter, offlineTranslationWriter, isPastFairUse);
      return {
        failureCode: 'no-translation',
        first: { event: 'meta', data: { id, writer: writer.name } },
        open: (reader) => writer.write(grant, request, reader),
        eventOf: (data) => ({ event: 'delta', data }),
        save: (written) => finishGeneration(services, { id, owner: input.owner }, written),
      };
    },
    signal,
  );
}

function finishedEvents(
  { secret }: Services,
  request: TranslationRequest,
  { id, text, writer, fallback }: GenerationRow,
): TranslationEvent[] {
  // The words of a translation are deleted after a day.
  if (!text) return [{ event: 'error', data: failure('no-translation') }];
  const translation = composeTranslation(secret, request, {
    text,
    writer: writer === 'model' ? 'model' : 'offline',
    fallback: readFallback(fallback),
  });
  return [
    { event: 'meta', data: { id, writer: writer ?? '' } },
    { event: 'done', data: { id, translation } },
  ];
}
