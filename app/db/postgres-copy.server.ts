import pg from 'pg';
import type { DatabaseContent } from './database-copy.ts';
import { DatabaseError, postgresTrouble } from './open-database.server.ts';
import { OWN_NAME } from './postgres.server.ts';
import { runTool, startTool } from './postgres-tools.server.ts';

/**
 * Dumps the tables of the database in `url` to the new file `to`, as they are at one moment, while others
 * write. Rows are counted at that very moment. Throws DatabaseError.
 */
export function dumpPostgres(url: string, to: string): Promise<DatabaseContent> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await firstValue(client, 'select pg_export_snapshot()');
    const schema = await currentSchema(client);
    const content = await contentOf(client);
    const chosen = [`--snapshot=${snapshot}`, `--schema=${pg.escapeIdentifier(schema)}`];
    const plain = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
    await runTool('pg_dump', [...plain, ...chosen, `--file=${to}`], url);
    return content;
  });
}

/** What the database in `url` holds now. Throws DatabaseError. */
export function inspectPostgres(url: string): Promise<DatabaseContent> {
  return withClient(url, contentOf);
}

/** Whether a server is connected to the database in `url`. Throws DatabaseError. */
export function isPostgresInUse(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [OWN_NAME],
    );
    return rows.length > 0;
  });
}

/**
 * Reads a dump to its end and says what it holds: every block is unpacked and every row counted, which the
 * list of its contents alone would not do. Needs no server. Throws DatabaseError.
 */
export async function inspectDump(file: string): Promise<DatabaseContent> {
  await runTool('pg_restore', ['--list', file]);
  const { child, ended } = startTool('pg_restore', ['--data-only', '--file=-', file]);
  child.stdin.end();
  const content: DatabaseContent = { schema: null, counts: {} };
  let table: string | null = null;
  for await (const line of linesOf(child.stdout)) {
    if (table === null) {
      table =
        /^COPY (?:\S+\.)?(\S+) \(.*\) FROM stdin;$/.exec(line)?.[1]?.replaceAll('"', '') ?? null;
      if (table !== null) content.counts[table] = 0;
    } else if (line === '\\.') {
      table = null;
    } else {
      content.counts[table] = (content.counts[table] ?? 0) + 1;
      if (table === 'kysely_migration') content.schema = later(content.schema, line);
    }
  }
  await ended;
  return content;
}

/**
 * Puts the dump in the place of every table of the database in `url`, in one transaction: at any fault all
 * is as before. Tables that the dump does not know, of a newer version, go too. Throws DatabaseError.
 */
export async function restoreDump(url: string, file: string): Promise<void> {
  const [schema, present, functions] = await withClient(url, async (client) => [
    await currentSchema(client),
    await tableNames(client),
    await functionNames(client),
  ]);
  const psql = startTool(
    'psql',
    ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--file=-'],
    url,
  );
  psql.child.stdout.resume();
  const say = (text: string | Buffer) =>
    new Promise<void>((done) => void psql.child.stdin.write(text, () => done()));
  try {
    await say(`begin;\nset local lock_timeout = '10s';\n`);
    if (present.length > 0) {
      await say(`drop table ${present.map(pg.escapeIdentifier).join(', ')} cascade;\n`);
    }
    // What triggers and indexes call; the dump brings its own.
    for (const name of functions) await say(`drop function ${pg.escapeIdentifier(name)};\n`);
    const script = startTool('pg_restore', [
      '--no-owner',
      '--no-privileges',
      `--schema=${schema}`,
      '--file=-',
      file,
    ]);
    script.child.stdin.end();
    for await (const chunk of script.child.stdout) await say(chunk as Buffer);
    await script.ended;
    // Only now: a script that broke off must end without it, and then nothing has happened.
    await say('commit;\n');
  } finally {
    psql.child.stdin.end();
  }
  await psql.ended;
}

async function contentOf(client: pg.Client): Promise<DatabaseContent> {
  const counts: Record<string, number> = {};
  for (const name of await tableNames(client)) {
    const count = await firstValue(client, `select count(*) from ${pg.escapeIdentifier(name)}`);
    counts[name] = Number(count);
  }
  const migrated = Object.hasOwn(counts, 'kysely_migration');
  const schema = migrated ? await firstValue(client, 'select max(name) from kysely_migration') : '';
  return { schema: schema || null, counts };
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema() order by tablename',
  );
  return rows.map(({ tablename }) => tablename);
}

// Only those of triggers and indexes: what an extension has brought is none of ours.
async function functionNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ proname: string }>(
    `select proname from pg_proc where pronamespace = current_schema()::regnamespace
      and (prorettype = 'trigger'::regtype and (proname ~ '^(count|search)_' or proname = 'tell_public_change')
        or proname = 'text_trigrams') order by proname`,
  );
  return rows.map(({ proname }) => proname);
}

function currentSchema(client: pg.Client): Promise<string> {
  return firstValue(client, 'select current_schema()');
}

async function firstValue(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<[string | number | null]>({ text: query, rowMode: 'array' });
  return String(rows[0]?.[0] ?? '');
}

async function withClient<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${OWN_NAME}-backup`,
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(postgresTrouble(error), { cause: error });
  } finally {
    await client.end();
  }
}

function later(schema: string | null, row: string): string {
  const [name = ''] = row.split('\t');
  return schema !== null && schema > name ? schema : name;
}

// Only a line feed ends a row; readline would also split at marks that people's text may hold.
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, start)) {
      yield rest.toString('utf8', start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
}
