import { REPLY_TONES } from '../../../comedy/replies/reply-kinds.ts';
import type { GenerationRow, ReplyRow } from '../../platform/db/tables.ts';
import { readLength, readReply, type Reply, type Round } from './reply-round.ts';

/** What stands in the `fields` of a round: what was asked. */
export type RoundFields = { post: string; length: string; tones: string };

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
export function replyRows(round: Round, userId: string): ReplyRow[] {
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
export function roundsOf(rows: readonly ReplyRow[]): Round[] {
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
