import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { fairUseWriter } from '../../platform/model/fallback-writers.server.ts';
import type { Services } from '../../platform/services.ts';
import type { GenerationInput, GrantedClaim } from './generation-claims.server.ts';
import {
  failure,
  type Failure,
  type GenerationStart,
  startGeneration,
} from './generation-stream.server.ts';
import { recentReplyPlots } from './plots.server.ts';
import type { RepliesParams } from './replies-request.ts';
import type { Reply, Round } from './reply-round.ts';
import { findRound, type FinishedReply, finishRound, roundOf } from './reply-rounds.server.ts';
import { offlineReplyWriter, type ToneEvent, writeRound } from './reply-writers.server.ts';

export type RepliesInput = GenerationInput & {
  params: RepliesParams;
  userAgent: string;
  /** Ignores what the owner has read lately, so that the same seed gives the same text. */
  isBySeedAlone?: boolean;
};

type Meta = { id: string; length: ReplyLength; tones: readonly ReplyTone[]; writer: string };

/**
 * The events of a stream: meta; for each tone any number of deltas, then done, or skip when it failed; at last end
 * once the replies are saved, or error.
 */
export type RepliesEvent =
  | { event: 'meta'; data: Meta }
  | { event: 'delta'; data: { tone: ReplyTone; text: string; fresh?: true } }
  | { event: 'done'; data: Reply }
  | { event: 'skip'; data: { tone: ReplyTone } }
  | { event: 'end'; data: Round }
  | { event: 'error'; data: Failure };

/** Writes one round of replies. Charged like a post. When every tone fails, the generation is refunded. */
export async function generateReplies(
  services: Services,
  viewer: Viewer,
  input: RepliesInput,
  signal: AbortSignal,
): Promise<GenerationStart<RepliesEvent> | { ok: false; reason: 'not-found' }> {
  const { owner, address, idempotencyKey, params } = input;
  const { length, tones, seed } = params;
  const parentId = params.kind === 'again' ? params.from : null;
  const post =
    params.kind === 'new' ? params.post : (await findRound(services, viewer, params.from))?.post;
  if (post === undefined) return { ok: false, reason: 'not-found' };
  const form = {
    style: 'replies',
    fields: { post, length, tones: tones.join(' ') },
    level: 'Spicy',
    seed,
  };
  const finished: FinishedReply[] = [];
  return startGeneration<RepliesEvent, ToneEvent, void, Round>(
    services,
    { owner, address, idempotencyKey, kind: 'replies', form, parentId },
    replay,
    (claim) => ({
      failureCode: 'no-replies',
      first: {
        event: 'meta',
        data: { id: claim.id, length, tones, writer: services.replyWriter.name },
      },
      open: (reader) => writeTones(services, { ...input, ...claim, post }, reader),
      eventOf: (step) => eventOf(services, step, finished),
      save(_, hasReader) {
        // Without a reader only a complete round is saved.
        if (finished.length < (hasReader ? 1 : tones.length)) throw new NoRepliesError();
        return finishRound(services, { ...input, id: claim.id, post }, finished);
      },
      last: (round) => ({ event: 'end', data: round }),
    }),
    signal,
  );
}

class NoRepliesError extends Error {}

async function* replay(row: GenerationRow): AsyncGenerator<RepliesEvent, void> {
  const round = roundOf(row);
  if (!round) return yield { event: 'error', data: failure('no-replies') };
  const { id, length, replies } = round;
  const tones = replies.map(({ tone }) => tone);
  yield { event: 'meta', data: { id, length, tones, writer: row.writer ?? '' } };
  for (const reply of replies) yield { event: 'done', data: reply };
  yield { event: 'end', data: round };
}

async function* writeTones(
  { db, replyWriter }: Services,
  job: RepliesInput & GrantedClaim & { post: string },
  signal: AbortSignal,
): AsyncGenerator<ToneEvent, void> {
  const { owner, params, post, seed, grant, isPastFairUse } = job;
  const avoid = job.isBySeedAlone ? [] : await recentReplyPlots(db, owner);
  const writer = fairUseWriter(replyWriter, offlineReplyWriter, isPastFairUse);
  const { length, tones } = params;
  yield* writeRound(writer, grant, { post, length, tones, seed, avoid }, signal);
}

/** The event of one step. Adds a finished reply to `finished`. */
function eventOf(services: Services, step: ToneEvent, finished: FinishedReply[]): RepliesEvent {
  const { tone } = step;
  if (step.kind === 'draft') {
    const { text, fresh } = step;
    return { event: 'delta', data: fresh ? { tone, text, fresh } : { tone, text } };
  }
  if (step.kind === 'failed') return { event: 'skip', data: { tone } };
  const { text, writer, fallback } = step.written;
  const reply = { id: services.newId(), tone, text, writer, ...(fallback ? { fallback } : {}) };
  finished.push({ reply, written: step.written });
  return { event: 'done', data: reply };
}
