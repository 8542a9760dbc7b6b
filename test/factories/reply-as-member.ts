import type { Db } from '../../app/platform/db/tables.ts';
import { saveRound } from '../../app/domain/replies/reply-rounds.server.ts';
import { addGeneration, id } from './write-as-member.ts';

type Owner = { kind: 'guest' | 'member'; id: string };

/** Adds a finished generation of two replies. A member's is part of the history. */
export async function addRound(db: Db, owner: Owner, post: string) {
  const replies = (['witty', 'supportive'] as const).map((tone) => ({
    id: id(),
    tone,
    text: `${tone} about ${post}`,
    writer: 'offline',
  }));
  const fields = JSON.stringify({ post, length: 'short-para', tones: 'witty supportive' });
  const { id: generationId } = await addGeneration(db, { owner, text: JSON.stringify(replies) });
  const row = await db
    .updateTable('generations')
    .set({ kind: 'replies', style: 'replies', fields })
    .where('id', '=', generationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (owner.kind === 'member') await saveRound(db, owner.id, row);
  return row;
}
