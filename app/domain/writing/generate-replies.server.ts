import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { fairUseWriter } from '../../platform/model/fallback-writers.server.ts';
import type { Draft, Written } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { recordEvent } from '../stats/events.server.ts';
import {
  finishGeneration,
  type GenerationInput,
  type GrantedClaim,
} from './generation-claims.server.ts';
import {
  failure,
  type Failure,
  type GenerationStart,
  startGeneration,
} from './generation-stream.server.ts';
import { recentReplyPlots } from './plots.server.ts';
import type { RepliesParams } from './replies-request.ts';
import type { Reply, Round } from './reply-round.ts';
import { byTone, findRound, roundOf, saveRound } from './reply-rounds.server.ts';
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
  | { event: 'delta'; data: Draft & { tone: ReplyTone } }
  | { event: 'done'; data: Reply }
  | { event: 'skip'; data: { tone: ReplyTone } }
  | { event: 'end'; data: Round }
  | { event: 'error'; data: Failure };

type FinishedReply = { reply: Reply; written: Written };

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
  return startGeneration<RepliesEvent, ToneEvent, void>(
    services,
    { owner, address, idempotencyKey, kind: 'replies', form, parentId },
    finishedEvents,
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
    }),
    signal,
  );
}

class NoRepliesError extends Error {}

function finishedEvents(row: GenerationRow): RepliesEvent[] {
  const round = roundOf(row);
  if (!round) return [{ event: 'error', data: failure('no-replies') }];
  const { id, length, replies } = round;
  const tones = replies.map(({ tone }) => tone);
  return [
    { event: 'meta', data: { id, length, tones, writer: row.writer ?? '' } },
    ...replies.map((reply) => ({ event: 'done' as const, data: reply })),
    { event: 'end', data: round },
  ];
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
  if (step.event !== 'written') return step;
  const { tone, written } = step.data;
  const { text, writer, fallback } = written;
  const reply = { id: services.newId(), tone, text, writer, ...(fallback ? { fallback } : {}) };
  finished.push({ reply, written });
  return { event: 'done', data: reply };
}

/**
 * Saves a finished round, for a member also in the history, and records a guest's reply_generated event
 * (docs/product.md §7).
 */
async function finishRound(
  services: Services,
  { id, owner, post, params, userAgent }: RepliesInput & { id: string; post: string },
  unsorted: readonly FinishedReply[],
): Promise<GenerationRow> {
  const order = byTone(params.tones);
  const finished = unsorted.toSorted((one, other) => order(one.reply, other.reply));
  const written = combine(finished);
  const row = await finishGeneration(services, { id, owner }, written, (trx, saved) =>
    saveRound(trx, owner.id, saved),
  );
  if (owner.kind === 'guest') {
    const metadata = {
      originalPostLength: post.length,
      replyLength: params.length,
      repliesCount: finished.length,
    };
    const event = { event: 'reply_generated', metadata } as const;
    await recordEvent(services, owner.id, event, { userAgent, referrer: undefined });
  }
  return row;
}

/** Combines the replies into the one text of a generation's row. */
function combine(finished: readonly FinishedReply[]): Written {
  const all = finished.map(({ written }) => written);
  const fallback = all.find((written) => written.fallback)?.fallback;
  return {
    text: JSON.stringify(finished.map(({ reply }) => reply)),
    writer: all.some(({ writer }) => writer === 'model') ? 'model' : 'offline',
    engine: [...new Set(all.map(({ engine }) => engine))].join(', '),
    templateIds: all.flatMap(({ templateIds = [] }) => templateIds),
    ...(fallback ? { fallback } : {}),
  };
}
