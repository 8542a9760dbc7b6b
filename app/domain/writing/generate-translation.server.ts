import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/post-styles.ts';
import { DEFAULT_VOICE, findDirection, findVoice } from '../../../comedy/translate/voices.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import {
  claimGeneration,
  type ClaimRejection,
  type FairUse,
  type GenerationOwner,
} from './generation-claims.server.ts';
import { failure, type Failure, streamGeneration } from './generation-stream.server.ts';
import { markSucceeded } from '../posts/generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Draft,
  type GenerationGrant,
  readFallback,
  type Written,
} from '../../platform/model/writer.ts';
import {
  composeTranslation,
  type Translation,
  type TranslationRequest,
  type WrittenLines,
} from './translations.server.ts';
import { fairUseTranslationWriter } from './translation-writers.server.ts';

export type TranslationInput = {
  owner: GenerationOwner;
  address: string;
  idempotencyKey: string;
  ask: TranslationRequest;
};

/** What a reader is sent, in this order: meta, any number of deltas, then done or error. */
export type TranslationEvent =
  | { event: 'meta'; data: { id: string; writer: string } }
  | { event: 'delta'; data: Draft }
  | { event: 'done'; data: { id: string; translation: Translation } }
  | { event: 'error'; data: Failure };

export type TranslationOutcome =
  | { ok: true; events: AsyncGenerator<TranslationEvent, void> }
  | ClaimRejection;

/**
 * Has a text translated by the model, or by the offline writer in its place. Claimed like a post, and from the same
 * free use. Everything that can be refused is refused before the first event; `signal` aborts when the reader leaves.
 * A failure before any text gives the generation back.
 */
export async function generateTranslation(
  services: Services,
  input: TranslationInput,
  signal: AbortSignal,
): Promise<TranslationOutcome> {
  const { ask, ...claimed } = input;
  const { text, direction, voice, level, seed } = ask;
  const claim = await claimGeneration(services, {
    ...claimed,
    kind: 'translation',
    ask: { style: 'translation', fields: { text, direction, voice }, level, seed },
    parentId: null,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(services, claim.row) };
  return { ok: true, events: write(services, { ...claim, ask }, signal) };
}

async function* replay(
  services: Services,
  row: GenerationRow,
): AsyncGenerator<TranslationEvent, void> {
  const { id, writer } = row;
  const ask = askOf(row);
  if (!ask) return yield { event: 'error', data: failure('no-translation') };
  yield { event: 'meta', data: { id, writer: writer ?? '' } };
  yield { event: 'done', data: { id, translation: translationOf(services, ask, row) } };
}

/** What was asked for, as the row keeps it; null once that is forgotten. */
function askOf({ fields, humor_level, seed, text }: GenerationRow): TranslationRequest | null {
  const asked = JSON.parse(fields) as Record<string, string | undefined>;
  const direction = findDirection(asked['direction'] ?? '');
  if (asked['text'] === undefined || !direction || !text) return null;
  const voice = findVoice(asked['voice'] ?? '') ?? DEFAULT_VOICE;
  const level = parseHumorLevel(humor_level) ?? DEFAULT_HUMOR_LEVEL;
  return { text: asked['text'], direction, voice, level, seed };
}

function translationOf(
  { secret }: Services,
  ask: TranslationRequest,
  row: Pick<GenerationRow, 'text' | 'writer' | 'fallback'>,
): Translation {
  const written: WrittenLines = {
    text: row.text ?? '',
    writer: row.writer === 'model' ? 'model' : 'offline',
    fallback: readFallback(row.fallback),
  };
  return composeTranslation(secret, ask, written);
}

type Job = { ask: TranslationRequest; grant: GenerationGrant; id: string; fairUse: FairUse };

function write(
  services: Services,
  job: Job,
  signal: AbortSignal,
): AsyncGenerator<TranslationEvent, void> {
  const { id, ask } = job;
  const writer = writerFor(services, job);
  return streamGeneration<TranslationEvent, Draft, Written, GenerationRow>(
    services,
    {
      id,
      name: 'no-translation',
      first: { event: 'meta', data: { id, writer: writer.name } },
      open: (reader) => writer.write(job.grant, ask, reader),
      tell: (data) => ({ event: 'delta', data }),
      keep: (written) => settle(services, id, written),
      last(row) {
        return { event: 'done', data: { id, translation: translationOf(services, ask, row) } };
      },
    },
    signal,
  );
}

function writerFor({ translationWriter }: Services, { fairUse }: Job) {
  const isPast = fairUse === 'past' && translationWriter.name === 'model';
  return isPast ? fairUseTranslationWriter : translationWriter;
}

/** Committed before it is sent. Nothing is counted as a post: neither by the funnel nor in a profile. */
async function settle(services: Services, id: string, written: Written): Promise<GenerationRow> {
  const row = await markSucceeded(services.db, id, services.bootId, written, services.now());
  if (!row) throw new Error('The reservation was lost before the translation was finished');
  return row;
}
