import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import type { Viewer } from '../members/viewer.ts';
import { fairUseWriter } from '../writers/fallback-writers.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Waiting, Written } from '../writers/writer.ts';
import type { Services } from '../../platform/services.ts';
import { recordEvent } from '../stats/events.server.ts';
import {
  claimGeneration,
  finishGeneration,
  type GenerationInput,
  type GrantedClaim,
} from '../writing/generation-claims.server.ts';
import {
  failure,
  type Failure,
  type GenerationStart,
  replay,
  streamGeneration,
} from '../writing/generation-stream.server.ts';
import { recentReplyPlots } from '../writing/plots.server.ts';
import { isGravePost } from './reply-pictures.server.ts';
import type { RepliesParams } from './replies-request.ts';
import type { Round, RoundReply } from './reply-round.ts';
import { byTone, findRound, roundOf, saveRound } from './reply-rounds.server.ts';
import {
  CALL_PAUSE_MS,
  offlineReplyWriter,
  type ToneEvent,
  writeRound,
} from './reply-writers.server.ts';

export type RepliesInput = GenerationInput & {
  params: RepliesParams;
  userAgent: string;
  /** Ignores what the owner has read lately, so that the same seed gives the same text. */
  isBySeedAlone?: boolean;
};

type Meta = { id: string; length: ReplyLength; tones: readonly ReplyTone[]; writer: string };

/**
 * The events of a stream: meta; waiting while others are before it; for each tone any number of deltas, then done, or skip when it failed; at last end
 * once the replies are saved, or error.
 */
export type RepliesEvent =
  | { event: 'meta'; data: Meta }
  | { event: 'waiting'; data: Waiting }
  | { event: 'delta'; data: Draft & { tone: ReplyTone } }
  | { event: 'done'; data: RoundReply }
  | { event: 'skip'; data: { tone: ReplyTone } }
  | { event: 'end'; data: Round }
  | { event: 'error'; data: Failure };

type FinishedReply = { reply: RoundReply; written: Written };

/** Writes one round of replies. Charged like a post. When every tone fails, the generation is refunded. */
export async function generateReplies(
  services: Services,
  viewer: Viewer,
  input: RepliesInput,
  signal: AbortSignal,
): Promise<GenerationStart<RepliesEvent>> {
  const { owner, address, idempotencyKey, params } = input;
  const { length, tones, seed } = params;
  const parentId = params.kind === 'again' ? params.from : null;
  const post =
    params.kind === 'new' ? params.post : (await findRound(services, viewer, params.from))?.post;
  if (post === undefined) return NOT_FOUND;
  const claim = await claimGeneration(services, {
    owner,
    address,
    idempotencyKey,
    kind: 'replies',
    form: {
      style: 'replies',
      fields: { post, length, tones: tones.join(' ') },
      level: 'Spicy',
      seed,
    },
    parentId,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(finishedEvents(claim.row)) };
  const claimed = { id: claim.id, failureCode: 'no-replies' } as const;
  const write = (reader: AbortSignal) => writeReplies(services, { input, post, claim }, reader);
  return { ok: true, events: streamGeneration(services, claimed, write, signal) };
}

/** The events of a new round of replies. The last one follows its commit. */
async function* writeReplies(
  services: Services,
  { input, post, claim }: { input: RepliesInput; post: string; claim: GrantedClaim },
  reader: AbortSignal,
): AsyncGenerator<RepliesEvent, RepliesEvent> {
  const { length, tones } = input.params;
  const { id } = claim;
  yield { event: 'meta', data: { id, length, tones, writer: services.replyWriter.name } };

  const finished: FinishedReply[] = [];
  const isNews = firstInLine();
  for await (const step of writeTones(services, { input, post, claim }, reader)) {
    if (isNews(step)) yield eventOf(services, step, finished);
  }
  // Without a reader only a complete round is saved.
  if (finished.length < (reader.aborted ? tones.length : 1)) throw new NoRepliesError();
  return endEvent(await finishRound(services, { id, input, post }, finished));
}

/** Lets each number of people before a round through once, and none after the first of its tones has its turn. */
function firstInLine(): (step: ToneEvent) => boolean {
  let told: number | null = null;
  return ({ event, data }) => {
    if (event !== 'waiting') {
      told = 0;
      return true;
    }
    if (told === 0 || told === data.before) return false;
    told = data.before;
    return true;
  };
}

class NoRepliesError extends Error {}

function finishedEvents(row: GenerationRow): RepliesEvent[] {
  const end = endEvent(row);
  if (end.event !== 'end') return [end];
  const { id, length, replies } = end.data;
  const tones = replies.map(({ tone }) => tone);
  return [
    { event: 'meta', data: { id, length, tones, writer: row.writer ?? '' } },
    ...replies.map((reply) => ({ event: 'done' as const, data: reply })),
    end,
  ];
}

function endEvent(row: GenerationRow): Extract<RepliesEvent, { event: 'end' | 'error' }> {
  const round = roundOf(row);
  return round ? { event: 'end', data: round } : { event: 'error', data: failure('no-replies') };
}

async function* writeTones(
  {
    db,
    replyWriter,
    modelStatus,
    pause,
  }: Pick<Services, 'db' | 'replyWriter' | 'modelStatus' | 'pause'>,
  { input, post, claim }: { input: RepliesInput; post: string; claim: GrantedClaim },
  signal: AbortSignal,
): AsyncGenerator<ToneEvent, void> {
  const { owner, params, isBySeedAlone } = input;
  const { seed, grant, isPastFairUse } = claim;
  const avoid = isBySeedAlone ? [] : await recentReplyPlots(db, owner);
  const writer = fairUseWriter(replyWriter, offlineReplyWriter, isPastFairUse);
  const { length, tones } = params;
  // The house writes at once.
  const isCalled = replyWriter.name === 'model' && !isPastFairUse && !modelStatus.isFailing();
  const waitForTurn = (place: number) =>
    isCalled && place > 0 ? pause(place * CALL_PAUSE_MS, signal) : Promise.resolve();
  yield* writeRound(writer, grant, { post, length, tones, seed, avoid, waitForTurn }, signal);
}

/** The event of one step. Adds a finished reply to `finished`. */
function eventOf(
  services: Pick<Services, 'newId'>,
  step: ToneEvent,
  finished: FinishedReply[],
): RepliesEvent {
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
  { id, input, post }: { id: string; input: RepliesInput; post: string },
  unsorted: readonly FinishedReply[],
): Promise<GenerationRow> {
  const { owner, params, userAgent } = input;
  const order = byTone(params.tones);
  const finished = unsorted.toSorted((one, other) => order(one.reply, other.reply));
  const written = combine(post, finished);
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

/** Combines the replies to a post into the one text of a generation's row. */
function combine(post: string, finished: readonly FinishedReply[]): Written {
  const all = finished.map(({ written }) => written);
  const fallback = all.find((written) => written.fallback)?.fallback;
  return {
    text: JSON.stringify(finished.map(({ reply }) => reply)),
    writer: all.some(({ writer }) => writer === 'model') ? 'model' : 'offline',
    engine: [...new Set(all.map(({ engine }) => engine))].join(', '),
    templateIds: all.flatMap(({ templateIds = [] }) => templateIds),
    isGrave: isGravePost(post),
    ...(fallback ? { fallback } : {}),
  };
}
