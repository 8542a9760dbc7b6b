import type { GenerationRow } from '../../platform/db/tables.ts';
import { fairUseWriter } from '../writers/fallback-writers.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import { isWaiting, readFallback, type Waiting } from '../writers/writer.ts';
import type { Services } from '../../platform/services.ts';
import {
  claimGeneration,
  finishGeneration,
  type GenerationInput,
  type GenerationOwner,
  type GrantedClaim,
} from '../writing/generation-claims.server.ts';
import {
  failure,
  type Failure,
  type GenerationStart,
  replay,
  streamGeneration,
} from '../writing/generation-stream.server.ts';
import { offlineTranslationWriter } from './translation-writers.server.ts';
import {
  composeTranslation,
  type Translation,
  type TranslationRequest,
} from './translations.server.ts';

/** The events of a stream: meta, waiting while others are before it, any number of deltas, then done or error. */
export type TranslationEvent =
  | { event: 'meta'; data: { id: string; writer: string } }
  | { event: 'waiting'; data: Waiting }
  | { event: 'delta'; data: Draft }
  | { event: 'done'; data: { id: string; translation: Translation } }
  | { event: 'error'; data: Failure };

/**
 * Translates a text with the model, or with the offline writer as its fallback. Charged like a post, but neither the
 * funnel nor a profile counts it as one.
 */
export async function generateTranslation(
  services: Services,
  { request, ...input }: GenerationInput & { request: TranslationRequest },
  signal: AbortSignal,
): Promise<GenerationStart<TranslationEvent>> {
  const { text, direction, voice, level, seed } = request;
  const form = { style: 'translation', fields: { text, direction, voice }, level, seed };
  const claim = await claimGeneration(services, {
    ...input,
    kind: 'translation',
    form,
    parentId: null,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') {
    return { ok: true, events: replay(finishedEvents(services, request, claim.row)) };
  }
  const claimed = { id: claim.id, failureCode: 'no-translation' } as const;
  const write = (reader: AbortSignal) =>
    writeTranslation(services, { owner: input.owner, request, claim }, reader);
  return { ok: true, events: streamGeneration(services, claimed, write, signal) };
}

type Job = { owner: GenerationOwner; request: TranslationRequest; claim: GrantedClaim };

/** The events of a new translation. The last one follows its commit. */
async function* writeTranslation(
  services: Services,
  { owner, request, claim: { id, grant, isPastFairUse } }: Job,
  reader: AbortSignal,
): AsyncGenerator<TranslationEvent, TranslationEvent> {
  const { translationWriter } = services;
  const writer = fairUseWriter(translationWriter, offlineTranslationWriter, isPastFairUse);
  yield { event: 'meta', data: { id, writer: writer.name } };
  const drafts = writer.write(grant, request, reader);
  let step = await drafts.next();
  for (; !step.done; step = await drafts.next()) {
    const piece = step.value;
    yield isWaiting(piece) ? { event: 'waiting', data: piece } : { event: 'delta', data: piece };
  }
  return doneEvent(services, request, await finishGeneration(services, { id, owner }, step.value));
}

function finishedEvents(
  services: Pick<Services, 'secret'>,
  request: TranslationRequest,
  row: GenerationRow,
): TranslationEvent[] {
  const done = doneEvent(services, request, row);
  const meta = { id: row.id, writer: row.writer ?? '' };
  return done.event === 'done' ? [{ event: 'meta', data: meta }, done] : [done];
}

function doneEvent(
  { secret }: Pick<Services, 'secret'>,
  request: TranslationRequest,
  { id, text, writer, fallback }: GenerationRow,
): TranslationEvent {
  // The words of a translation are deleted after a day.
  if (!text) return { event: 'error', data: failure('no-translation') };
  const translation = composeTranslation(secret, request, {
    text,
    writer: writer === 'model' ? 'model' : 'offline',
    fallback: readFallback(fallback),
  });
  return { event: 'done', data: { id, translation } };
}
