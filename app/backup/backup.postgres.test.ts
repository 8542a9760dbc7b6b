import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import {
  emptyFolder,
  runCommand,
  startServer,
  stopServer,
} from '../../test/commands/built-server.ts';
import {
  backupDrill,
  newestBackup,
  oneSentence,
  replay,
  writePost,
} from '../../test/contracts/backup-drill.ts';
import { createDatabase } from '../../test/postgres/create-database.ts';
import { hasClient, pathWithClient } from '../../test/postgres/path-with-client.ts';

const PATH = pathWithClient();

async function emptyDatabase() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url, PATH };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function backedUp() {
  const env = { DATA_DIR: emptyFolder(), ...(await emptyDatabase()) };
  const server = await startServer(env);
  const post = await writePost(server.origin, 1);
  await stopServer(server);
  await runCommand(['backup'], env);
  return { env, post, folder: newestBackup(join(env.DATA_DIR, 'backups')) };
}

// Where only npm's Postgres is to be had there is a server and no client.
const drill = hasClient(PATH) ? drillWithClient : drillWithoutClient;
drill();

function drillWithoutClient() {
  it('says what is missing', async () => {
    const env = { DATA_DIR: emptyFolder(), ...(await emptyDatabase()) };
    await stopServer(await startServer(env));
    expect(await runCommand(['backup'], env)).toEqual({
      code: 1,
      output: expect.stringMatching(/^pg_dump is missing: .*\.\n$/),
    });
  });
}

function drillWithClient() {
  backupDrill(emptyDatabase);

  it('goes back from a newer version, whose tables then are gone', async () => {
    const { env, post, folder } = await backedUp();
    await query(env.DATABASE_URL, 'create table later_things (id text references generations(id))');
    await query(
      env.DATABASE_URL,
      "insert into kysely_migration values ('9999-later', '2099-01-01')",
    );
    expect(await runCommand(['restore', folder], env)).toEqual({
      code: 0,
      output: expect.any(String),
    });
    const server = await startServer(env);
    expect(await replay(server.origin, post)).toBe(post.done);
    await stopServer(server);
    await expect(query(env.DATABASE_URL, 'select * from later_things')).rejects.toThrow(
      'does not exist',
    );
  });

  it('changes nothing when the rows cannot be put back', async () => {
    const { env, post, folder } = await backedUp();
    const other = { ...env, DATA_DIR: emptyFolder(), ...(await emptyDatabase()) };
    await stopServer(await startServer(other));
    // What stands in the way is met only after the present tables have been dropped.
    await query(other.DATABASE_URL, 'drop table quota_counters');
    await query(other.DATABASE_URL, 'create view quota_counters as select 1 as one');
    await query(other.DATABASE_URL, "insert into guests values ('g', 1, 0, 1)");
    expect(await runCommand(['restore', folder], other)).toEqual({ code: 1, output: oneSentence });
    await query(other.DATABASE_URL, 'do $$ begin assert (select count(*) from guests) = 1; end $$');
    expect(existsSync(join(other.DATA_DIR, 'restore-unfinished'))).toBe(false);
    await query(other.DATABASE_URL, 'drop view quota_counters');
    expect((await runCommand(['restore', folder], other)).code).toBe(0);
    const server = await startServer(other);
    expect(post.done).toContain('event: done');
    await stopServer(server);
  });

  it('refuses a backup of the other kind of database', async () => {
    const { env, folder } = await backedUp();
    const sqlite = { DATA_DIR: emptyFolder() };
    await stopServer(await startServer(sqlite));
    expect((await runCommand(['restore', folder], sqlite)).output).toBe(
      'This backup holds a Postgres database: set DATABASE_URL to restore it.\n',
    );
    await runCommand(['backup'], sqlite);
    const other = newestBackup(join(sqlite.DATA_DIR, 'backups'));
    expect((await runCommand(['restore', other], env)).output).toBe(
      'This backup holds a SQLite database: leave out DATABASE_URL to restore it.\n',
    );
  });
}
