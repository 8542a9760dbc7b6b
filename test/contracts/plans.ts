import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { isSqlite } from '../../app/db/create-table.ts';
import type { Database } from '../../app/db/tables.ts';
import { JOBS } from '../../app/jobs/run-jobs.server.ts';
import { scrape, TOKEN } from '../alerts/scrape.ts';
import { ADMIN, makeWorld, signIn } from '../inputs/world.ts';
import { UNLIMITED } from '../people/upload-as-member.ts';
import { leftOf, neededOnSqlite } from '../plans/allow-faults.ts';
import { NEVER_ASKED } from '../plans/allowed.ts';
import { readEverything, writeEverything } from '../plans/ask-everything.ts';
import { fillWorld } from '../plans/fill-world.ts';
import { findFaults } from '../plans/find-faults.ts';
import { keysWithoutIndex } from '../plans/foreign-keys.ts';
import { goEverywhere } from '../plans/go-everywhere.ts';
import { record, type Recorded } from '../plans/recorder.ts';
import { createTestApp } from '../test-app.ts';

type Opened = { db: () => Kysely<Database>; env?: () => Record<string, string> };
type Statements = ReadonlyMap<string, Recorded>;

const APP = join(import.meta.dirname, '../../app');

/**
 * Every statement that a request or a job runs is carried out by indexes, and looks at a bounded number of rows, on tables that
 * have grown and for a member who has very much. Asked for is what the server really runs: a new query is explained without
 * anybody's doing.
 */
export function plansContract({ db, env = () => ({}) }: Opened): void {
  let statements: Statements = new Map();

  it('answers every route with what it has been asked for', async () => {
    const recorded = record(db());
    const app = await createTestApp({
      env: {
        ADMIN_EMAILS: ADMIN,
        GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
        METRICS_TOKEN: TOKEN,
        ...env(),
      },
      overrides: { db: recorded.db, ...UNLIMITED },
    });
    statements = recorded.statements;
    // What makes the world is not asked by anybody.
    const quiet = { ...app.services, db: db() };
    const member = await signIn(quiet);
    const world = await makeWorld(quiet, member);
    await fillAround(world.ids);
    await everybodyWasAway();
    const answers = [
      ...(await readEverything(app, world)),
      ...(await writeEverything(app, async (isNew) => {
        // A member has at most ten tokens.
        await db().deleteFrom('api_tokens').where('user_id', '=', member.viewer.id).execute();
        return makeWorld(quiet, isNew ? undefined : member);
      })),
    ];
    await goEverywhere({ ...app, db: db(), services: quiet }, await makeWorld(quiet, member));
    expect((await scrape(app.origin)).samples.get('broetry_database_up')).toBe(1);
    for (const { run } of JOBS) await run(app.services, new AbortController().signal);
    // What breaks asks for less than it should.
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }, 240_000);

  it('looks at a bounded number of rows for each of its statements', async () => {
    const found: Record<string, string[]> = {};
    const needed = new Set<string>();
    for (const statement of statements.values()) {
      const faults = leftOf(await findFaults(db(), statement), statement.askedBy, needed);
      if (faults.length > 0) found[`${ownNames(statement).join(' ← ')}: ${statement.sql}`] = faults;
    }
    expect(found).toEqual({});
    // What nothing needs any more would hide what comes to need it.
    const entries = isSqlite(db()) ? neededOnSqlite() : [];
    expect(entries.filter((name) => !needed.has(name))).toEqual([]);
  }, 60_000);

  it('has asked for everything that the stores can be asked', () => {
    const asked = new Set([...statements.values()].flatMap(({ askedBy }) => [...askedBy]));
    const unasked = storeFunctions().filter((name) => !asked.has(name));
    expect(unasked.filter((name) => !NEVER_ASKED.includes(name))).toEqual([]);
  });

  it.each([
    ['a walk over a table', `select id from posts where post = 'x'`],
    ['a sort of a table', `select id from posts order by formatted_post limit 3`],
    ['a search that finds very many', `select id from generations where state = 'succeeded'`],
    [
      'a list of all in a part',
      `select id from posts where id in (select target_id from audit_log)`,
    ],
    ['a look at all for a change', `update posts set likes = 1 where post = 'x'`],
  ])('tells %s from what is bounded', async (_, statement) => {
    expect(await findFaults(db(), { sql: statement, values: [[]] })).not.toEqual([]);
    const bounded = `select id from posts where user_id = 'x' order by created_at desc limit 3`;
    expect(await findFaults(db(), { sql: bounded, values: [[]] })).toEqual([]);
  });

  it('has an index behind every foreign key', async () => {
    expect(await keysWithoutIndex(db())).toEqual([]);
  });

  /** That somebody is here is written down once in a while. */
  async function everybodyWasAway(): Promise<void> {
    const ago = Date.now() - 2 * 3_600_000;
    await db().updateTable('sessions').set({ last_seen: ago }).execute();
    await db().updateTable('users').set({ last_login: ago }).execute();
    await db().updateTable('api_tokens').set({ last_used: ago }).execute();
  }

  async function fillAround(ids: Awaited<ReturnType<typeof makeWorld>>['ids']): Promise<void> {
    const admin = db().selectFrom('users').select('id').where('email', '=', ADMIN);
    const { id: adminId } = await admin.executeTakeFirstOrThrow();
    const { member: memberId, shared: postId, request: requestId } = ids;
    const size = { now: Date.now(), rows: 4000, own: 1600 };
    await fillWorld(db(), { memberId, adminId, postId, requestId, ...size });
    if (!isSqlite(db())) {
      // Postgres counts by itself, at a time of its own.
      await sql`analyze`.execute(db());
      return;
    }
    // No server of ours ever counts what is in an SQLite file: it plans without knowing.
    await sql`delete from sqlite_stat1`.execute(db());
    await sql`analyze sqlite_schema`.execute(db());
    // It is thrown away.
    await sql`pragma synchronous = off`.execute(db());
  }
}

/** The exported functions of all stores that run a statement themselves. */
function storeFunctions(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('-store.server.ts'))
    .flatMap((file) => {
      const parts = readFileSync(join(APP, file), 'utf8').split(/^(?=export )/m);
      return parts.flatMap((part) => {
        const [, name] = /^export (?:async )?function (\w+)/.exec(part) ?? [];
        return name !== undefined && /\.execute/.test(part) ? [name] : [];
      });
    });
}

const ownNames = ({ askedBy }: Recorded) =>
  [...askedBy].filter((name) => !/^(execute|transform|process|parse|names)/.test(name)).slice(0, 4);
