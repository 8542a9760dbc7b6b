import type { Kysely } from 'kysely';
import { writeEvent } from '../app/domain/stats/events.server.ts';
import type { GuestEvent } from '../app/platform/http/guest-events.server.ts';
import type { Database } from '../app/platform/db/tables.ts';
import { DAY_MS, HOUR_MS } from '../app/platform/time/time-units.ts';
import { addGeneration, id } from './factories/write-as-member.ts';

const EVENTS = [
  'try_now_click',
  'generator_visit',
  'post_generated',
  'signup_prompt_shown',
  'signup_completed',
  'reply_generated',
] as const;

/** Returns a seeded generator of integers below `most`. */
export function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * most);
  };
}

/**
 * Fills the database with a few weeks of a small site before `now`. Most times are close to the boundaries of the
 * counts.
 */
export async function fillRandomWorld(
  db: Kysely<Database>,
  seed: number,
  now: number,
): Promise<void> {
  const roll = dice(seed);
  const edges = [0, DAY_MS, 7 * DAY_MS, 14 * DAY_MS].map((ago) => now - ago);
  const offsets = [0, 1, 899_999, 900_000, HOUR_MS, DAY_MS / 2, 13 * HOUR_MS];
  const moment = () => {
    if (roll(2) === 0) return now - roll(20 * DAY_MS);
    const near = (edges[roll(edges.length)] ?? now) + (roll(2) ? 1 : -1) * (offsets[roll(7)] ?? 0);
    return Math.min(near, now);
  };
  await db.transaction().execute(async (trx) => {
    const people = [];
    for (let index = roll(12); index > 0; index -= 1) people.push(await addUser(trx, roll, moment));
    for (let index = roll(20); index > 0; index -= 1) await addPost(trx, roll, moment, people);
    for (const person of people) await changeUser(trx, roll, moment, person);
    for (const person of people) await addResource(trx, roll, person);
    await addEvents(trx, roll, moment);
  });
}

type Roll = (most: number) => number;
type Moment = () => number;

async function addUser(trx: Kysely<Database>, roll: Roll, moment: Moment): Promise<string> {
  const user = { id: id(), created_at: moment() };
  const common = { email_verified: 1, bio: null, photo_url: null, settings: '{}' };
  const names = { email: '', display_name: 'x', search_text: 'x' };
  await trx
    .insertInto('users')
    .values({
      ...user,
      ...common,
      ...names,
      last_login: user.created_at,
      posts_created: 0,
      disabled_at: null,
    })
    .execute();
  return user.id;
}

async function changeUser(trx: Kysely<Database>, roll: Roll, moment: Moment, user: string) {
  const chosen = roll(4);
  if (chosen === 0) await trx.deleteFrom('users').where('id', '=', user).execute();
  if (chosen > 1) {
    const last_login = moment();
    await trx.updateTable('users').set({ last_login }).where('id', '=', user).execute();
  }
}

async function addPost(trx: Kysely<Database>, roll: Roll, moment: Moment, people: string[]) {
  const author = people[roll(people.length + 1)];
  const owner = { kind: author ? ('member' as const) : ('guest' as const), id: author ?? id() };
  const { id: generation } = await addGeneration(trx, { owner, text: 'x' });
  const change = trx.updateTable('generations').where('id', '=', generation);
  await change.set({ finished_at: moment() }).execute();
  const changes = [
    {},
    { kind: 'replies' as const },
    { kind: 'translation' as const },
    { writer: 'member' },
    { state: 'failed' as const, text: null },
    { text: '', owner_id: 'deleted' },
  ];
  // Most generations stay unchanged: finished posts.
  const changed = changes[Math.max(0, roll(10) - 4)];
  if (changed && Object.keys(changed).length > 0) await change.set(changed).execute();
  if (author) await savePost(trx, roll, { author, generation, at: moment() });
}

async function savePost(
  trx: Kysely<Database>,
  roll: Roll,
  { author, generation, at }: { author: string; generation: string; at: number },
): Promise<void> {
  const post = id();
  const words = { post: 'x', formatted_post: 'x', form_data: '{}', style: 'x', search_text: 'x' };
  const values = { id: post, user_id: author, ...words, type: 'generated' as const };
  await trx
    .insertInto('posts')
    .values({
      ...values,
      generation_id: generation,
      likes: 1,
      comments: 1,
      created_at: at,
      updated_at: at,
      shared_at: null,
      reactions: 0,
      real_comments: 0,
      hidden_at: null,
      hidden_reason: null,
      shared_key: null,
      shown_premise: null,
    })
    .execute();
  const change = (set: object) =>
    trx.updateTable('posts').set(set).where('id', '=', post).execute();
  if (roll(3) === 0) return;
  await change({ type: 'community', shared_at: at });
  const chosen = roll(5);
  if (chosen === 0) await change({ hidden_at: at });
  if (chosen === 1) await change({ hidden_at: at }).then(() => change({ hidden_at: null }));
  if (chosen === 2) await trx.deleteFrom('posts').where('id', '=', post).execute();
  if (chosen === 3) await change({ type: 'generated', shared_at: null });
}

async function addResource(trx: Kysely<Database>, roll: Roll, user: string): Promise<void> {
  const owner = trx.selectFrom('users').select('id').where('id', '=', user);
  if (!(await owner.executeTakeFirst())) return;
  const resource = id();
  const words = { image: 'x', thumbnails: '[]', description: 'x', alt: 'x', tags: '[]' };
  const size = { width: 1, height: 1, bytes: 1, content_type: 'image/png', downloads: 0 };
  const keys = { content_hash: resource, idem_key: resource, search_text: 'x' };
  const hidden_at = roll(3) === 0 ? 1 : null;
  await trx
    .insertInto('resources')
    .values({
      id: resource,
      user_id: user,
      ...words,
      ...size,
      ...keys,
      created_at: 1,
      hidden_at,
      hidden_reason: null,
    })
    .execute();
  const change = trx.updateTable('resources').where('id', '=', resource);
  if (roll(3) === 0) await change.set({ hidden_at: hidden_at === null ? 2 : null }).execute();
  if (roll(5) === 0) await trx.deleteFrom('resources').where('id', '=', resource).execute();
}

async function addEvents(trx: Kysely<Database>, roll: Roll, moment: Moment): Promise<void> {
  const guests = Array.from({ length: 1 + roll(8) }, () => id());
  const times = new Set(Array.from({ length: roll(60) }, moment));
  for (const timestamp of [...times].sort((one, other) => one - other)) {
    // Mostly in the order of the funnel, so that some guests reach its end.
    const event = EVENTS[roll(EVENTS.length)] ?? 'generator_visit';
    const metadata = event === 'signup_completed' ? { isNewUser: roll(4) > 0 } : undefined;
    const session_id = guests[roll(guests.length)] ?? '';
    const row = { id: id(), session_id, event, timestamp, user_agent: null, referrer: null };
    const written = { ...row, metadata: metadata ? JSON.stringify(metadata) : null };
    const known: GuestEvent = metadata ? { event, metadata } : { event };
    await writeEvent(trx, written, known);
  }
}

/** Deletes all rows of the world. */
export async function emptyWorld(db: Kysely<Database>): Promise<void> {
  for (const table of ['users', 'generations', 'guest_events', 'guest_sessions'] as const) {
    await db.deleteFrom(table).execute();
  }
  // Counters of deleted events stay. Counters that triggers maintain must be 0 now.
  const own = ['users', 'seen', 'posts', 'shared', 'resources'];
  await db
    .deleteFrom('rollups')
    .where(
      'metric',
      'not in',
      own.flatMap((name) => [name, `${name}/6h`]),
    )
    .execute();
}
