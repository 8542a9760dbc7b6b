import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Member } from '../../app/domain/members/viewer.ts';
import { writeComment } from '../../app/domain/community/comments.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import type { Services } from '../../app/platform/services.ts';
import { shareNew } from './share-as-member.ts';
import { id as newKey, mark, newMember, servicesOn } from './write-as-member.ts';

/** Creates a shared post, its author and `readers` other members. `quoted` is the post in notifications. */
export async function discussion(db: Db, readers: number) {
  const services = servicesOn(db);
  const writer = await newMember(services);
  const others: Member[] = [];
  for (let index = 0; index < readers; index += 1) others.push(await newMember(services));
  const text = `a post ${mark()}`;
  const postId = await shareNew(services, writer, text);
  return { services, writer, readers: others, postId, quoted: `“about ${text}”` };
}

/** Writes a comment of a member. */
export function say(
  services: Services,
  who: Member,
  { postId, text, key = newKey() }: { postId: string; text: string; key?: string },
) {
  return writeComment(services, who, { postId, text, key });
}

/** Returns a post's counters, after checking them against its rows. */
export async function countersOf(db: Db, postId: string) {
  const row = await db
    .selectFrom('posts')
    .select(['reactions', 'real_comments'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ reactions: number; real_comments: number }>`select
    (select count(*) from reactions where post_id = ${postId}) as reactions,
    (select count(*) from comments where post_id = ${postId} and hidden_at is null)
      as real_comments`.execute(db);
  expect(row).toEqual(rows[0]);
  return row;
}
