import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyFolder, runCommand, startServer } from '../../../test/commands/built-server.ts';
import {
  addGuest,
  dataFolder,
  emptyPostgres,
  move,
  open,
} from '../../../test/commands/move-database.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { lockDataDir } from '../db/sqlite.server.ts';
import type { Db } from '../db/tables.ts';

// Each starts some processes.
vi.setConfig({ testTimeout: 60_000 });

type Refusal = { to: string; env: Record<string, string> };

const REFUSALS: Record<string, [RegExp, () => Promise<Refusal>]> = {
  'a server that runs on the SQLite database': [
    /^A Broetry is running on this data: stop it first\.\n$/,
    async () => {
      const dataDir = await dataFolder();
      const lock = lockDataDir(dataDir);
      onTestFinished(() => lock?.release());
      return { to: await emptyPostgres(), env: { DATA_DIR: dataDir } };
    },
  ],
  'a server that runs on the Postgres database': [
    /^A Broetry is running on this data: stop it first\.\n$/,
    async () => {
      const url = await emptyPostgres();
      await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL: url });
      return { to: 'sqlite', env: { DATA_DIR: emptyFolder(), DATABASE_URL: url } };
    },
  ],
  'a Postgres database with rows': [
    /^The database of --to is not empty: name an empty one\.\n$/,
    async () => {
      const { url, drop } = await createMigratedDatabase();
      onTestFinished(drop);
      await addGuest(open({ url }));
      return { to: url, env: { DATA_DIR: await dataFolder() } };
    },
  ],
  'a Postgres database with tables of another program': [
    /^The database of DATABASE_URL is not empty: name an empty one\.\n$/,
    async () => {
      const url = await emptyPostgres();
      await sql`create table notes (id text)`.execute(open({ url }));
      return { to: 'postgres', env: { DATA_DIR: await dataFolder(), DATABASE_URL: url } };
    },
  ],
  'a SQLite file that exists': [
    /^\S+\/broetry\.sqlite is there already: move it away, or name another file\.\n$/,
    async () => ({
      to: 'sqlite',
      env: { DATA_DIR: await dataFolder(), DATABASE_URL: await emptyPostgres() },
    }),
  ],
  'a folder': [
    /^\S+ is a folder: name a new file in it, such as \S+\/broetry\.sqlite\.\n$/,
    async () => ({
      to: emptyFolder(),
      env: { DATA_DIR: emptyFolder(), DATABASE_URL: await emptyPostgres() },
    }),
  ],
  'a source from before the first release': [
    /^This data is from before Broetry 0\.1\.0, [^\n]*\.\n$/,
    async () => {
      const early = async (db: Db) => {
        await sql`delete from kysely_migration where name <> '0100-schema'`.execute(db);
        await sql`update kysely_migration set name = '0037-unreleased'`.execute(db);
      };
      return { to: await emptyPostgres(), env: { DATA_DIR: await dataFolder(early) } };
    },
  ],
  'a source of a newer version': [
    /^The database was used by a newer Broetry: [^\n]*\.\n$/,
    async () => {
      const later = (db: Db) =>
        sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db);
      return { to: await emptyPostgres(), env: { DATA_DIR: await dataFolder(later) } };
    },
  ],
  'a damaged source': [
    /^The database in \S+ is damaged or not a database: [^\n]*\.\n$/,
    async () => {
      const dataDir = emptyFolder();
      writeFileSync(join(dataDir, 'broetry.sqlite'), 'no database at all'.repeat(1000));
      return { to: await emptyPostgres(), env: { DATA_DIR: dataDir } };
    },
  ],
  'no source': [
    /^There is no database in \S+ yet\.\n$/,
    async () => ({ to: await emptyPostgres(), env: { DATA_DIR: emptyFolder() } }),
  ],
  'an empty Postgres as a source': [
    /^There is no Broetry in the database to move\.\n$/,
    async () => ({
      to: 'sqlite',
      env: { DATA_DIR: emptyFolder(), DATABASE_URL: await emptyPostgres() },
    }),
  ],
  'a Postgres that does not answer': [
    /^The database does not answer: check --to and that Postgres is running\.\n$/,
    async () => ({
      to: 'postgres://nobody@127.0.0.1:1/none',
      env: { DATA_DIR: await dataFolder() },
    }),
  ],
  'a way back without a Postgres': [
    /^Set DATABASE_URL to the Postgres database first\.\n$/,
    async () => ({ to: 'sqlite', env: { DATA_DIR: await dataFolder() } }),
  ],
};

it.each(Object.entries(REFUSALS))('refuses %s in one sentence', async (_, [sentence, prepare]) => {
  const { to, env } = await prepare();
  const { code, output } = await move(to, env);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});

it.each([[[]], [['--to', '']], [['--to', 'postgresql']], [['--to', 'data']]])(
  'moves only to a database or a .sqlite file: %j',
  async (args) => {
    const env = { DATA_DIR: emptyFolder(), DATABASE_URL: 'postgres://127.0.0.1:1/broetry' };
    const { code, output } = await runCommand(['move-database', ...args], env);
    expect([code, output]).toEqual([1, expect.stringMatching(/^Say where to: .*\.sqlite\.\n$/)]);
  },
);
