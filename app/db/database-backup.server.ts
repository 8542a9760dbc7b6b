import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseContent } from './database-copy.ts';
import type { DatabasePlace } from './open-database.server.ts';
import {
  dumpPostgres,
  inspectDump,
  inspectPostgres,
  isPostgresInUse,
  restoreDump,
} from './postgres-copy.server.ts';
import { copySqlite, inspectSqlite } from './sqlite-copy.server.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The name of a database's copy inside a backup. */
export const COPY_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

/** What backups and restores need of a database. All throw DatabaseError. */
export type DatabaseBackup = {
  kind: DatabaseKind;
  /** Writes a copy as of one moment to the new file `to`, while others write. */
  copy: (to: string) => Promise<DatabaseContent>;
  /** What the database holds now; nobody may be writing. */
  inspect: () => Promise<DatabaseContent>;
  /** Whether a server that the lock of the data folder does not know of uses it. */
  isInUse: () => Promise<boolean>;
  /** Takes `copy` for the database, wholly or not at all. What was there goes to the folder `aside`; `copy` may be moved. */
  replace: (copy: string, aside: string) => Promise<void>;
  /** Undoes a `replace` that has happened. */
  putBack: (aside: string) => Promise<void>;
};

/** The backup side of the database that `openDatabase` opens at the same place. */
export function databaseBackup({ databaseUrl, dataDir }: DatabasePlace): DatabaseBackup {
  return databaseUrl ? postgresBackup(databaseUrl) : sqliteBackup(join(dataDir, 'broetry.sqlite'));
}

/** Checks the copy `file` thoroughly, without a server, and says what it holds. Throws DatabaseError. */
export async function inspectCopy(kind: DatabaseKind, file: string): Promise<DatabaseContent> {
  return kind === 'sqlite' ? inspectSqlite(file, 'integrity_check') : inspectDump(file);
}

function sqliteBackup(file: string): DatabaseBackup {
  // The log belongs to its database: beside another one it would be written into it.
  const parts = ['', '-wal', '-shm'].map((suffix) => ({
    path: file + suffix,
    name: `broetry.sqlite${suffix}`,
  }));
  return {
    kind: 'sqlite',
    copy: (to) => copySqlite(file, to),
    inspect: async () => inspectSqlite(file, 'integrity_check'),
    isInUse: async () => false,
    async replace(copy, aside) {
      const moved: typeof parts = [];
      try {
        for (const part of parts.filter(({ path }) => existsSync(path))) {
          renameSync(part.path, join(aside, part.name));
          moved.push(part);
        }
        renameSync(copy, file);
      } catch (error) {
        for (const { path, name } of moved) renameSync(join(aside, name), path);
        throw error;
      }
    },
    async putBack(aside) {
      for (const { path, name } of parts) {
        rmSync(path, { force: true });
        if (existsSync(join(aside, name))) renameSync(join(aside, name), path);
      }
    },
  };
}

function postgresBackup(url: string): DatabaseBackup {
  return {
    kind: 'postgres',
    copy: (to) => dumpPostgres(url, to),
    inspect: () => inspectPostgres(url),
    isInUse: () => isPostgresInUse(url),
    async replace(copy, aside) {
      const { counts } = await inspectPostgres(url);
      const before = join(aside, COPY_NAMES.postgres);
      if (Object.keys(counts).length > 0) await dumpPostgres(url, before);
      await restoreDump(url, copy);
    },
    async putBack(aside) {
      const before = join(aside, COPY_NAMES.postgres);
      if (existsSync(before)) await restoreDump(url, before);
    },
  };
}
