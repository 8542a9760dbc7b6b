import { z } from 'zod';
import { REPLY_LENGTHS, REPLY_TONES, type ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import type { Db, GenerationRow, ReplyRow } from '../../platform/db/tables.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Member, Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { readFallback } from '../writers/writer.ts';
import type { RoundReply, Round } from './reply-round.ts';
import {
  findOwnRound,
  clearRound,
  insertReplies,
  listRoundRows,
  listUnclaimedRounds,
} from './reply-store.server.ts';

const fieldsShape = z.object({ post: z.string(), length: z.enum(REPLY_LENGTHS) });
const repliesShape: z.ZodType<RoundReply[]> = z.array(
  z.object({
    id: z.string(),
    tone: z.enum(REPLY_TONES),
    text: z.string(),
    writer: z.enum(['offline', 'model']),
    fallback: z.unknown().transform(readFallback).optional(),
  }),
);

/** Reads the finished round of a generation's row. Null for a deleted one, one that cannot be read, and any other row. */
export function roundOf({ id, kind, fields, text, ...row }: GenerationRow): Round | null {
  if (kind !== 'replies' || !text) return null;
  const place = { table: 'generations', id } as const;
  const form = readStored(fieldsShape, fields, { ...place, column: 'fields' });
  const replies = readStored(repliesShape, text, { ...place, column: 'text' });
  if (!form || !replies) return null;
  const createdAt = row.finished_at ?? row.created_at;
  return { id, ...form, createdAt, replies, ...(row.is_grave === 1 && { isGrave: true }) };
}

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

/** Sorts replies in the order of tones. */
export function byTone(tones: readonly ReplyTone[]) {
  return (one: RoundReply, other: RoundReply) =>
    tones.indexOf(one.tone) - tones.indexOf(other.tone);
}

/** Finds a finished round of the viewer. Null for a round of another owner. */
export async function findRound(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<Round | null> {
  const row = await findOwnRound(services.db, viewer, id);
  return row ? roundOf(row) : null;
}

/** A page of rounds, newest first. `next` is the cursor of the next page. */
export type RoundsPage = { rounds: Round[]; next: string | null };

const PAGE_SIZE = 5;

/** Lists the viewer's rounds. An invalid cursor starts at the newest. */
export async function listOwnRounds(
  services: Pick<Services, 'db'>,
  viewer: Member,
  cursor: string | null,
): Promise<RoundsPage> {
  const rows = await listRoundRows(services.db, viewer.id, decodeCursor(cursor), PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    rounds: shown.flatMap((row) => {
      const round = roundOf(row);
      return round ? { ...round, replies: round.replies.toSorted(byTone(REPLY_TONES)) } : [];
    }),
    next: last ? encodeCursor({ at: last.listed_at, id: last.id }) : null,
  };
}

/** Deletes a round of the viewer with its post. False when it does not exist. */
export function deleteOwnRound(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return db.transaction().execute((trx) => clearRound(trx, viewer.id, id));
}

/** Adds a finished round to a member's history. The number of posts stays. */
export async function saveRound(trx: Db, userId: string, row: GenerationRow): Promise<void> {
  const round = roundOf(row);
  if (round) await insertReplies(trx, replyRows(round, userId));
}

/** Moves the replies of this browser's guest into the history of the member who signed in. */
export async function claimGuestReplies(
  trx: Db,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<void> {
  for (const row of await listUnclaimedRounds(trx, guestId)) await saveRound(trx, userId, row);
}
