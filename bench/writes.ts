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

type Write = { name: string; write: (index: number) => Promise<unknown> };
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
  for (const { name, write } of await kindsOf(services)) {
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
  const postId = await shareNew(services, writer, 'It began with a stapler.\nAgree?');
  const memberOf = (index: number) => members[index % MEMBERS] ?? writer;
  return [
    {
      name: 'a step of the funnel',
      write: (index) => step(services, `guest${index % 100}`),
    },
    {
      name: 'a reaction, all to one post',
      write: (index) =>
        reactToPost(services, memberOf(index), postId, index % 2 === 0 ? 'agree' : 'synergy'),
    },
    {
      name: 'a new post, shared',
      write: (index) => shareNew(services, memberOf(index), `It is post number ${index}.\nAgree?`),
    },
  ];
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
