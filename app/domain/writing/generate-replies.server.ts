import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import {
  claimGeneration,
  type ClaimRejection,
  type FairUse,
  type GenerationOwner,
} from './generation-claims.server.ts';
import { failure, type Failure, streamGeneration } from './generation-stream.server.ts';
import { recentReplyPlots } from './plots.server.ts';
import type { Services } from '../../platform/services.ts';
import type { GenerationGrant, Written } from '../../platform/model/writer.ts';
import { findRound, roundOf, settleRound } from './reply-rounds.server.ts';
import { fairUseReplyWriter, type ToneEvent, writeRound } from './reply-writers.server.ts';
import type { RepliesParams } from './replies-request.ts';
import type { Reply } from './reply-round.ts';

export type RepliesInput = {
  owner: GenerationOwner;
  address: string;
  idempotencyKey: string;
  ask: RepliesParams;
  userAgent: string;
  /** The words come from the form and the seed alone: what the owner has read lately does not count. */
  isBySeedAlone?: boolean;
};

type Meta = { id: string; length: ReplyLength; tones: readonly ReplyTone[]; writer: string };

/**
 * What a reader is sent: meta; for each tone any number of deltas and then done, or skip when it failed;
 * at last end, when the replies are kept, or error.
 */
export type RepliesEvent =
  | { event: 'meta'; data: Meta }
  | { event: 'delta'; data: { tone: ReplyTone; text: string; fresh?: true } }
  | { event: 'done'; data: Reply }
  | { event: 'skip'; data: { tone: ReplyTone } }
  | { event: 'end'; data: { id: string; post: string; createdAt: number } }
  | { event: 'error'; data: Failure };

export type RepliesOutcome =
  | { ok: true; events: AsyncGenerator<RepliesEvent, void> }
  | ClaimRejection
  | { ok: false; reason: 'not-found' };

/**
 * Writes one round of replies. Claimed like a post, and from the same free use. Everything that can be refused
 * is refused before the first event; `signal` aborts when the reader leaves. When no tone succeeds, the
 * generation is given back.
 */
export async function generateReplies(
  services: Services,
  viewer: Viewer,
  input: RepliesInput,
  signal: AbortSignal,
): Promise<RepliesOutcome> {
  const { owner, address, idempotencyKey, ask } = input;
  const post = await postOf(services, viewer, ask);
  if (post === null) return { ok: false, reason: 'not-found' };
  const claim = await claimGeneration(services, {
    owner,
    address,
    idempotencyKey,
    kind: 'replies',
    ask: {
      style: 'replies',
      fields: { post, length: ask.length, tones: ask.tones.join(' ') },
      level: 'Spicy',
      seed: ask.seed,
    },
    parentId: ask.kind === 'again' ? ask.from : null,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(claim.row) };
  return { ok: true, events: write(services, { ...input, ...claim, post }, signal) };
}

async function postOf(
  services: Services,
  viewer: Viewer,
  ask: RepliesParams,
): Promise<string | null> {
  if (ask.kind === 'fresh') return ask.post;
  return (await findRound(services, viewer, ask.from))?.post ?? null;
}

async function* replay(row: GenerationRow): AsyncGenerator<RepliesEvent, void> {
  const round = roundOf(row);
  if (!round) return yield { event: 'error', data: failure('no-replies') };
  const { id, post, length, createdAt, replies } = round;
  const tones = replies.map(({ tone }) => tone);
  yield { event: 'meta', data: { id, length, tones, writer: row.writer ?? '' } };
  for (const reply of replies) yield { event: 'done', data: reply };
  yield { event: 'end', data: { id, post, createdAt } };
}

type Job = RepliesInput & {
  grant: GenerationGrant;
  id: string;
  seed: number;
  fairUse: FairUse;
  post: string;
};

type Finished = { reply: Reply; written: Written };

function write(
  services: Services,
  job: Job,
  signal: AbortSignal,
): AsyncGenerator<RepliesEvent, void> {
  const { id, ask, post } = job;
  const { length, tones } = ask;
  const finished: Finished[] = [];
  return streamGeneration<RepliesEvent, ToneEvent, void, number>(
    services,
    {
      id,
      name: 'no-replies',
      first: { event: 'meta', data: { id, length, tones, writer: services.replyWriter.name } },
      open: (reader) => writeTones(services, job, reader),
      tell: (step) => take(services, step, finished),
      keep(_, isRead) {
        // Without a reader a round is kept only whole.
        if (finished.length < (isRead ? 1 : tones.length)) throw new NoReplies();
        return settleRound(services, job, inOrder(tones, finished));
      },
      last: (createdAt) => ({ event: 'end', data: { id, post, createdAt } }),
    },
    signal,
  );
}

class NoReplies extends Error {}

/** Asks the writer, who knows what the owner has read lately. */
async function* writeTones(
  services: Services,
  job: Job,
  signal: AbortSignal,
): AsyncGenerator<ToneEvent, void> {
  const { ask, post, seed, grant } = job;
  const { length, tones } = ask;
  const avoid = job.isBySeedAlone ? [] : await recentReplyPlots(services.db, job.owner);
  const isPast = job.fairUse === 'past' && services.replyWriter.name === 'model';
  const writer = isPast ? fairUseReplyWriter : services.replyWriter;
  yield* writeRound(writer, grant, { post, length, tones, seed, avoid }, signal);
}

/** What the reader is told of one step; a finished reply is added to `finished`. */
function take(services: Services, step: ToneEvent, finished: Finished[]): RepliesEvent {
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

function inOrder(tones: readonly ReplyTone[], finished: readonly Finished[]): Finished[] {
  const place = ({ reply }: Finished) => tones.indexOf(reply.tone);
  return finished.toSorted((one, other) => place(one) - place(other));
}
