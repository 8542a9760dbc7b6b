import type { Kysely } from 'kysely';
import { REPLY_TONES } from '../../../comedy/replies/reply-kinds.ts';
import { OwnerGoneError } from '../../platform/db/database-errors.server.ts';
import type { Database, GenerationRow, ReplyRow } from '../../platform/db/tables.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';
import type { Written } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { holdMember } from '../members/member-store.server.ts';
import { markSucceeded } from '../posts/generation-store.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import type { GenerationOwner } from './generation-claims.server.ts';
import type { RepliesParams } from './replies-request.ts';
import { readLength, readReply, type Reply, type Round } from './reply-round.ts';
import {
  findOwnRound,
  forgetRound,
  insertReplies,
  listRoundReplies,
  listUnclaimedRounds,
} from './reply-store.server.ts';

/** What stands in the `fields` of a round: what was asked. */
type RoundFields = { post: string; length: string; tones: string };

/** A finished round as its row keeps it, or null when it is none. */
export function roundOf(row: GenerationRow): Round | null {
  const { post, length } = JSON.parse(row.fields) as Partial<RoundFields>;
  const known = readLength(length);
  const replies = repliesOf(row);
  if (post === undefined || !known || replies.length === 0) return null;
  return { id: row.id, post, length: known, createdAt: row.finished_at ?? row.created_at, replies };
}

function repliesOf({ text }: GenerationRow): Reply[] {
  if (!text) return [];
  const found = JSON.parse(text) as unknown[];
  return found.map(readReply).filter((reply) => reply !== null);
}

/** The rows of a round in the history of its member. */
function replyRows(round: Round, userId: string): ReplyRow[] {
  return round.replies.map(({ id, tone, text, writer, fallback }) => ({
    id,
    user_id: userId,
    generation_id: round.id,
    tone,
    length: round.length,
    text,
    original_post: round.post,
    writer,
    fallback: fallback ?? null,
    created_at: round.createdAt,
  }));
}

/** The rounds that rows of a history make, in their order. */
function roundsOf(rows: readonly ReplyRow[]): Round[] {
  const rounds = new Map<string, Round>();
  for (const row of rows) {
    const reply = readReply(row);
    const length = readLength(row.length);
    if (!reply || !length) continue;
    const id = row.generation_id;
    const round = rounds.get(id) ?? {
      id,
      post: row.original_post,
      length,
      createdAt: row.created_at,
      replies: [],
    };
    rounds.set(id, { ...round, replies: [...round.replies, reply].toSorted(byTone) });
  }
  return [...rounds.values()];
}

function byTone(one: Reply, other: Reply): number {
  return REPLY_TONES.indexOf(one.tone) - REPLY_TONES.indexOf(other.tone);
}

/** The viewer's own finished round of replies, or null: a stranger's is none. */
export async function findRound(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Round | null> {
  const row = await findOwnRound(services.db, viewer, id);
  return row ? roundOf(row) : null;
}

/** A page of rounds, newest first, and where the next one begins. */
export type RoundsPage = { rounds: Round[]; next: string | null };

/** So many rounds make a page. */
const PAGE_OF_ROUNDS = 5;

/** The viewer's own rounds of replies. A cursor that is none begins at the newest. */
export async function listOwnRounds(
  services: Services,
  viewer: Member,
  cursor: string | null,
): Promise<RoundsPage> {
  const after = decodeCursor(cursor);
  const rows = await listRoundReplies(services.db, viewer.id, after, PAGE_OF_ROUNDS + 1);
  const rounds = roundsOf(rows);
  const last = rounds.length > PAGE_OF_ROUNDS ? rounds[PAGE_OF_ROUNDS - 1] : undefined;
  return {
    rounds: rounds.slice(0, PAGE_OF_ROUNDS),
    next: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Deletes an own round of replies with the post it answered. False when there is none of that id. */
export function deleteOwnRound({ db }: Services, viewer: Member, id: string): Promise<boolean> {
  return db.transaction().execute((trx) => forgetRound(trx, viewer.id, id));
}

/** Puts a finished round into a member's history, in the caller's transaction. Posts are not counted by it. */
export async function saveRound(
  trx: Kysely<Database>,
  userId: string,
  row: GenerationRow,
): Promise<void> {
  const round = roundOf(row);
  if (round) await insertReplies(trx, replyRows(round, userId));
}

/** Puts the replies that this browser's guest had written into the history of the member it turned into, once. */
export async function claimGuestReplies(
  trx: Kysely<Database>,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<void> {
  for (const row of await listUnclaimedRounds(trx, guestId)) await saveRound(trx, userId, row);
}

type Settled = {
  id: string;
  owner: GenerationOwner;
  post: string;
  ask: RepliesParams;
  userAgent: string;
};

/**
 * Keeps a finished round: its generation, a member's history, a guest's reply_generated event
 * (docs/product.md §7). Returns when it was finished. Throws when the reservation was lost.
 */
export async function settleRound(
  services: Services,
  { id, owner, post, ask, userAgent }: Settled,
  finished: readonly { reply: Reply; written: Written }[],
): Promise<number> {
  const now = services.now();
  const whole = wholeOf(finished);
  await services.db.transaction().execute(async (trx) => {
    if (owner.kind === 'member' && !(await holdMember(trx, owner.id))) {
      throw new OwnerGoneError();
    }
    const row = await markSucceeded(trx, id, services.bootId, whole, now);
    if (!row) throw new Error('The reservation was lost before the replies were finished');
    if (owner.kind === 'member') await saveRound(trx, owner.id, row);
  });
  if (owner.kind === 'guest') {
    const metadata = {
      originalPostLength: post.length,
      replyLength: ask.length,
      repliesCount: finished.length,
    };
    const event = { event: 'reply_generated', metadata } as const;
    await recordEvent(services, owner.id, event, { userAgent, referrer: undefined });
  }
  return now;
}

/** What the generation's row says of all its replies. */
function wholeOf(finished: readonly { reply: Reply; written: Written }[]): Written {
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
