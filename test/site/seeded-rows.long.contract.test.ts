import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyFolder } from '../commands/built-server.ts';
import { recordEvent } from '../../app/domain/stats/events.server.ts';
import { diskStorage } from '../../app/platform/files/storage.server.ts';
import { fillLibrary } from '../../scripts/seed-library.ts';
import { fillWorld } from '../../scripts/seed-world.ts';
import { removeSeeded } from '../../scripts/seeded-rows.ts';
import { onDatabase } from '../contracts/databases.ts';
import { say } from '../factories/discuss.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { newMember, servicesOn } from '../factories/write-as-member.ts';

const db = onDatabase();
const NOW = Date.UTC(2026, 10, 20, 12);
const TABLES = [
  'users',
  'generations',
  'posts',
  'comments',
  'reactions',
  'resources',
  'stored_objects',
  'guest_events',
  'guest_sessions',
  'seeded_rows',
  'searchable_posts',
] as const;

async function state() {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count
      from ${sql.table(table)}`.execute(db());
    counts[table] = Number(rows[0]?.count);
  }
  const totals = db().selectFrom('rollups').select(['metric', 'bucket', 'total']);
  const rollups = await totals
    .where('total', '<>', 0)
    .orderBy('metric')
    .orderBy('bucket')
    .execute();
  return { counts, rollups };
}

it('takes exactly the seed away again, and says how much', async () => {
  const folder = emptyFolder();
  const storage = diskStorage(folder);
  const services = { ...servicesOn(db()), storage, now: () => NOW };
  const own = await newMember(services);
  const postId = await shareNew(services, own, 'a real post');
  await say(services, own, { postId, text: 'a real comment' });
  await recordEvent(
    services,
    'a real guest',
    { event: 'generator_visit' },
    { userAgent: '', referrer: undefined },
  );
  const before = await state();

  const made = await fillWorld(db(), { days: 4, now: NOW });
  const members = await db()
    .selectFrom('seeded_rows')
    .select('id')
    .where('kind', '=', 'user')
    .limit(2)
    .execute();
  const pictures = await fillLibrary(db(), {
    storage,
    owners: members.map(({ id }) => id),
    now: NOW,
  });
  const seeded = await db()
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'community')
    .where('id', '<>', postId)
    .executeTakeFirst();
  if (seeded)
    await say(services, own, { postId: seeded.id, text: 'a comment on an invented post' });
  const [picture] = await db().selectFrom('resources').select('image').execute();
  expect(await storage.get(picture?.image ?? '')).not.toBeNull();

  const removed = await removeSeeded(services);
  expect(removed).toMatchObject({ members: made.members, events: made.events, reactions: 0 });
  expect(removed.files).toBeGreaterThanOrEqual(pictures);
  expect(removed.comments).toBe(seeded ? 1 : 0);
  expect(await storage.get(picture?.image ?? '')).toBeNull();
  expect(await state()).toEqual(before);
  expect(await removeSeeded(services)).toMatchObject({ members: 0, posts: 0, files: 0 });
  const row = db().selectFrom('posts').select('real_comments').where('id', '=', postId);
  expect((await row.executeTakeFirstOrThrow()).real_comments).toBe(1);
}, 120_000);
