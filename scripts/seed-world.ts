import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { writeEvent } from '../app/domain/stats/events.server.ts';
import type { GuestEvent } from '../app/domain/stats/guest-events.server.ts';
import { insertUser } from '../app/domain/sign-in/sign-in-store.server.ts';
import { newId } from '../app/platform/text/ids.ts';
import type { Database, GenerationRow } from '../app/platform/db/tables.ts';
import { DAY_MS, MINUTE_MS } from '../app/platform/time/time-units.ts';
import { foldText } from '../app/platform/text/fold-text.ts';
import { withProfile } from '../app/domain/posts/profiles.server.ts';
import { graveForm } from '../app/domain/posts/grave-versions.server.ts';
import { savePost } from '../app/domain/posts/posts.server.ts';
import { sharedSearchText } from '../app/domain/posts/post-row.server.ts';
import { readStoredForm, withFields } from '../app/domain/posts/stored-forms.server.ts';
import { NO_ORIGIN } from '../app/domain/posts/post-origin.ts';
import { HUMOR_LEVELS } from '../comedy/form/humor-levels.ts';
import { POST_STYLES } from '../comedy/styles/post-styles.ts';
import { type Random, randomFrom } from '../comedy/story/random.ts';
import type { SampleFields } from '../comedy/styles/style-writing.ts';
import { WRITINGS } from '../comedy/styles/writings.ts';
import { SITUATIONS } from '../comedy/posts/situations.ts';
import { writePost } from '../comedy/posts/write-post.ts';
import { markSeeded } from './seeded-rows.ts';
import { BIOS, FIRST_NAMES, LAST_NAMES } from './seed-names.ts';

/** Relative activity by day of the week, from Sunday. */
const SHAPE = [0.35, 1, 1.15, 1.1, 1, 0.8, 0.3];
const GUESTS_A_DAY = 45;
const STYLES = POST_STYLES.map(({ value }) => value);

type World = {
  trx: Kysely<Database>;
  random: Random;
  now: number;
  /** The host in the tag line of posts. */
  site: string;
  members: { id: string; name: string; keenness: number }[];
  /** The plots of shared posts, newest first: a page of the feed tells no story twice. */
  feed: string[];
  made: Made;
};
type Made = { members: number; posts: number; events: number };

/** Fills `days` days until `now` with growing activity. The same days give the same numbers. */
export async function fillWorld(
  db: Kysely<Database>,
  { days, now, site = 'broetry.example' }: { days: number; now: number; site?: string },
): Promise<Made> {
  const random = randomFrom(`world of ${days} days`);
  const made: Made = { members: 0, posts: 0, events: 0 };
  const members: World['members'] = [];
  const feed: World['feed'] = [];
  for (let day = days - 1; day >= 0; day -= 1) {
    const start = Math.floor(now / DAY_MS) * DAY_MS - day * DAY_MS;
    // One transaction for each day.
    await db.transaction().execute(async (trx) => {
      await liveThrough(
        { trx, random, now, site, members, feed, made },
        start,
        1 - day / (days * 2),
      );
    });
  }
  return made;
}

async function liveThrough(world: World, start: number, growth: number): Promise<void> {
  const { random } = world;
  const busy = (SHAPE[new Date(start).getUTCDay()] ?? 1) * growth;
  for (let guest = Math.round(GUESTS_A_DAY * busy * spread(random)); guest > 0; guest -= 1) {
    await visit(world, start + hourOf(random));
  }
  for (let more = Math.round(3 * busy * spread(random)); more > 0; more -= 1) {
    await join(world, start + hourOf(random));
  }
  for (const member of world.members) {
    if (random.next() < member.keenness * busy) await work(world, member, start + hourOf(random));
  }
}

/** A guest, who may leave at each step. */
async function visit(world: World, begun: number): Promise<void> {
  const { random } = world;
  const guest = newId(begun, randomBytes);
  await markSeeded(world.trx, 'guest', guest);
  let at = begun;
  const step = async (chance: number, event: GuestEvent) => {
    if (random.next() > chance) return false;
    at += random.between(1, 4) * MINUTE_MS;
    if (at > world.now) return false;
    await record(world, guest, at, event);
    return true;
  };
  const source = random.pick(['navbar', 'hero', 'hero', 'cta']);
  const cameByButton = await step(0.7, { event: 'try_now_click', metadata: { source } });
  if (!(await step(cameByButton ? 0.85 : 0.6, { event: 'generator_visit' }))) return;
  const style = random.pick(STYLES);
  const post = { postType: style, humorLevel: 'Spicy' };
  if (!(await step(0.65, { event: 'post_generated', metadata: post }))) return;
  await writeAs(world, { kind: 'guest', id: guest }, at);
  if (!(await step(0.75, { event: 'signup_prompt_shown', metadata: { action: 'copy' } }))) return;
  if (await step(0.2, { event: 'signup_completed', metadata: { isNewUser: true } })) {
    await join(world, at);
  }
}

const AS_ACCOUNT = withProfile('{}', {
  displayName: '',
  bio: '',
  useAccountData: true,
  useProfilePicture: false,
});

async function join(world: World, at: number): Promise<void> {
  if (at > world.now) return;
  const { random, trx, members, made } = world;
  const id = newId(at, randomBytes);
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const display_name = `${first} ${last}`;
  made.members += 1;
  // Every fourth member has no bio.
  const bio = made.members % 4 === 0 ? null : (BIOS[made.members % BIOS.length] ?? null);
  const email = `${foldText(first)}.${foldText(last)}.${made.members}@seed.example`;
  await markSeeded(trx, 'user', id);
  await insertUser(trx, {
    id,
    email,
    email_verified: 0,
    display_name,
    bio,
    photo_url: null,
    created_at: at,
    last_login: at,
    posts_created: 0,
    disabled_at: null,
    admin_since: null,
    settings: bio === null ? '{}' : AS_ACCOUNT,
    search_text: foldText(`${display_name} ${email}`),
  });
  // Most members visit rarely, a few all the time.
  members.push({ id, name: display_name, keenness: random.next() ** 4 });
}

async function work(world: World, member: World['members'][number], at: number): Promise<void> {
  if (at > world.now) return;
  const { trx, random } = world;
  await trx.updateTable('users').set({ last_login: at }).where('id', '=', member.id).execute();
  for (let count = random.between(1, 3); count > 0; count -= 1) {
    const row = await writeAs(world, { kind: 'member', id: member.id }, at);
    const services = { now: () => at, newId: () => newId(at, randomBytes) };
    const post = await savePost(trx, services, member.id, withFields(row));
    if (random.next() >= 0.3) continue;
    await share(world, post, at);
    if (row.plot !== null) world.feed.unshift(row.plot);
  }
}

async function share({ trx }: World, id: string, at: number): Promise<void> {
  const posts = trx.selectFrom('posts').selectAll().where('id', '=', id);
  const row = await posts.executeTakeFirstOrThrow();
  const formData = readStoredForm(row);
  await trx
    .updateTable('posts')
    .set({
      type: 'community',
      shared_at: at,
      search_text: sharedSearchText({ post: row.post, style: row.style, formData }),
    })
    .where('id', '=', id)
    .execute();
}

// Leaves out samples with typing errors and attacks.
function isPlausible(fields: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(fields).every(
    (text) => text === undefined || /^(?!asdf)[\w ',.$%!-]+$/.test(text),
  );
}

/** The situations of Own Your Idea are many; a page of few would show the same one twice. */
function samplesOf(style: (typeof STYLES)[number]): SampleFields[] {
  return style === 'gpt4-context'
    ? SITUATIONS.map((context) => ({ context }))
    : WRITINGS[style].samples.filter(isPlausible);
}

async function writeAs(
  { trx, random, made, site, feed }: World,
  owner: { kind: 'guest' | 'member'; id: string },
  at: number,
): Promise<GenerationRow> {
  const style = random.pick(STYLES);
  const humor_level = random.pick(HUMOR_LEVELS);
  const fields = random.pick(samplesOf(style));
  const seed = random.between(1, 1_000_000);
  const request = { style, level: humor_level, fields, seed, site, feed };
  const { text, plot, cast, engine } = writePost(request);
  const id = newId(at, randomBytes);
  const row: GenerationRow = {
    id,
    owner_kind: owner.kind,
    owner_id: owner.id,
    idem_key: id,
    request_hash: '',
    state: 'succeeded',
    boot_id: 'seed',
    deadline: at,
    style,
    fields: JSON.stringify(fields),
    humor_level,
    seed,
    parent_id: null,
    charged_subject: null,
    charged_period: null,
    writer: 'offline',
    engine,
    text,
    template_ids: null,
    plot,
    plot_cast: JSON.stringify(cast),
    is_grave: graveForm(fields),
    error_code: null,
    created_at: at - random.between(300, 4000),
    finished_at: at,
    fallback: null,
    post_id: null,
    kind: 'post',
    family_id: null,
    ...NO_ORIGIN,
  };
  await trx.insertInto('generations').values(row).execute();
  await markSeeded(trx, 'generation', id);
  made.posts += 1;
  return row;
}

async function record(
  { trx, made }: World,
  guest: string,
  timestamp: number,
  event: GuestEvent,
): Promise<void> {
  made.events += 1;
  const row = {
    id: newId(timestamp, randomBytes),
    session_id: guest,
    event: event.event,
    timestamp,
    user_agent: 'Chrome',
    referrer: null,
    metadata: event.metadata ? JSON.stringify(event.metadata) : null,
  };
  await writeEvent(trx, row, event);
}

/** A random factor around 1. */
function spread(random: Random): number {
  return 0.6 + (random.next() + random.next()) * 0.4;
}

/** A time of the day, mostly in working hours. */
function hourOf(random: Random): number {
  const hours = 6 + (random.next() + random.next() + random.next()) * 5.5;
  return Math.floor(hours * 60 * MINUTE_MS);
}
