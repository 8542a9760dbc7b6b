import type { Kysely } from 'kysely';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import type { Member } from '../app/auth/viewer.ts';
import type { Database } from '../app/db/tables.ts';
import { reactToPost } from '../app/reactions/react-to-post.server.ts';
import { writeEvent } from '../app/analytics/record-event.server.ts';
import type { Services } from '../app/services.server.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { newMember, servicesOn } from '../test/people/write-as-member.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import type { Benchmark, Table } from './benchmark.ts';
import { newFolder, removeFolder } from './own-things.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

const AT_ONCE = 10;
const MEMBERS = 20;

/** `write` throws when it is refused, `check` when the database does not have what so many writes leave behind. */
type Write = {
  name: string;
  write: (index: number) => Promise<unknown>;
  check: (count: number) => Promise<void>;
};
type Done = { engine: string; name: string; perSecond: number; p50: number; p95: number };

/** How many writes a second stay written when the power goes. */
export const writes: Benchmark = {
  name: 'writes',
  title: 'Writes that stay written',
  about: `Whole use cases with the settings that the product runs with (SQLite: \`synchronous = full\` in WAL; Postgres: \`fsync\` and \`synchronous_commit\` on, as they are by default), ${AT_ONCE} at once, each acknowledged only when it is on the disk.`,
  async run({ quick, say }) {
    const count = quick ? 50 : 1000;
    const done: Done[] = [];
    const missing: string[] = [];
    const folder = newFolder();
    done.push(
      ...(await measure(
        'SQLite',
        openDatabase({ databaseUrl: undefined, dataDir: folder }),
        count,
      )),
    );
    removeFolder(folder);
    say('SQLite');
    // The server of the tests does not wait for the disk; a real one does.
    process.env['POSTGRES_ON_DISK'] = 'yes';
    const postgres = await startPostgres().catch((error: Error) => error.message);
    if (typeof postgres === 'string') missing.push(`Postgres. ${postgres}`);
    else {
      const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' });
      done.push(...(await measure('Postgres', db, count)));
      await postgres.stop();
    }
    return {
      goals: [],
      pieces: [
        {
          unit: 'a second',
          bars: done.map(({ engine, name, perSecond }) => [`${name}, ${engine}`, perSecond]),
        },
        tableOf(done),
      ],
      missing,
    };
  },
};

async function measure(engine: string, db: Kysely<Database>, count: number): Promise<Done[]> {
  await migrate(db);
  const services = servicesOn(db);
  const done: Done[] = [];
  for (const { name, write, check } of await kindsOf(services)) {
    const times: number[] = [];
    let next = 0;
    const begun = performance.now();
    const worker = async () => {
      while (next < count) {
        next += 1;
        const before = performance.now();
        await write(next);
        times.push(performance.now() - before);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const perSecond = (count * 1000) / (performance.now() - begun);
    await check(count);
    done.push({
      engine,
      name,
      perSecond,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    });
  }
  await db.destroy();
  return done;
}

async function kindsOf(services: Services): Promise<Write[]> {
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await newMember(services));
  const [writer] = members;
  if (!writer) throw new Error('Nobody writes');
  const memberOf = (index: number) => members[index % MEMBERS] ?? writer;
  const { db } = services;
  const shared = async (postId: string) => {
    const query = db.selectFrom('posts').select('id').where('type', '=', 'community');
    return (await query.where('id', '!=', postId).execute()).length;
  };
  const postId = await shareNew(services, writer, 'It began with a stapler.\nAgree?');
  return [
    {
      name: 'a step of the funnel',
      write: (index) => step(services, `guest${index % 100}`),
      check: async (count) => {
        const rows = await db.selectFrom('guest_events').select('id').execute();
        expectRows('steps of the funnel', rows.length, count);
      },
    },
    reactionsOf(services, members, postId),
    {
      name: 'a new post, shared',
      write: (index) => shareNew(services, memberOf(index), `It is post number ${index}.\nAgree?`),
      check: async (count) => expectRows('posts', await shared(postId), count),
    },
  ];
}

// Each member in turn, and then each takes it back: whoever says the same again changes nothing.
function reactionsOf(services: Services, members: readonly Member[], postId: string): Write {
  const { db } = services;
  // Nobody presses twice at a time: of two that are under way either could be the last.
  const turns = new Map<string, Promise<unknown>>();
  const isGiven = (index: number) => Math.floor((index - 1) / MEMBERS) % 2 === 0;
  return {
    name: 'a reaction, given or taken back, all to one post',
    write: async (index) => {
      const member = members[(index - 1) % MEMBERS];
      if (!member) throw new Error('Nobody reacts');
      const kind = isGiven(index) ? 'agree' : null;
      await turns.get(member.id);
      const turn = reactToPost(services, member, postId, kind);
      turns.set(member.id, turn);
      const outcome = await turn;
      if (!outcome.ok || outcome.reaction !== kind)
        throw new Error(`A reaction came to ${JSON.stringify(outcome)}`);
    },
    check: async (count) => {
      // Of each member what it did last.
      const last = Array.from({ length: Math.min(count, MEMBERS) }, (_, back) => count - back);
      const rows = await db.selectFrom('reactions').select('user_id').execute();
      const post = await db
        .selectFrom('posts')
        .select('reactions')
        .where('id', '=', postId)
        .executeTakeFirstOrThrow();
      const wanted = last.filter(isGiven).length;
      expectRows('reactions', rows.length, wanted);
      expectRows('counted reactions', post.reactions, wanted);
    },
  };
}

function expectRows(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${found} ${what} in the database instead of ${wanted}`);
}

function step(services: Services, guest: string): Promise<void> {
  const row = {
    id: services.newId(),
    session_id: guest,
    event: 'generator_visit',
    timestamp: services.now(),
    user_agent: 'Chrome',
    referrer: null,
    metadata: null,
  };
  return services.db
    .transaction()
    .execute((trx) => writeEvent(trx, row, { event: 'generator_visit' }));
}

function tableOf(done: readonly Done[]): Table {
  return {
    head: ['What', 'Database', 'A second', 'p50, ms', 'p95, ms'],
    rows: done.map(({ engine, name, perSecond, p50, p95 }) => [
      name,
      engine,
      rounded(perSecond),
      rounded(p50),
      rounded(p95),
    ]),
  };
}
