import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Copied, copyTables, hasRows } from '../db/table-copy.server.ts';
import {
  claimSecret,
  DatabaseError,
  type DatabaseLocation,
  NEWER,
  openDatabase,
  openMigratedDatabase,
  UPGRADE_TIMEOUT_MS,
} from '../db/database.server.ts';
import { schemaAge, UNRELEASED } from '../db/migrate.server.ts';
import { lockDataDir } from '../db/sqlite.server.ts';
import { prepareDataDir } from '../settings/data-dir.server.ts';
import { BackupError, sync } from './backup-files.server.ts';

const DATABASE = 'broetry.sqlite';
const STAGED = '.moving-database';
const RUNNING = 'A Broetry is running on this data: stop it first.';
const PATIENT = { statementTimeout: UPGRADE_TIMEOUT_MS };

/** The Postgres, the setting or argument that named it, and the data folder. */
type Move = { url: string; named: string; dataDir: string };

/**
 * Copies the SQLite database of `dataDir` to the empty Postgres `url` and compares every row. Never writes to the source;
 * after an error the target has no rows. Throws BackupError or DatabaseError: a server runs on either, the source is not of
 * this version, the target is not empty, does not answer or refuses a row.
 */
export async function moveToPostgres({ url, named, dataDir }: Move): Promise<Copied> {
  const file = join(dataDir, DATABASE);
  if (!existsSync(file)) throw new DatabaseError(`There is no database in ${file} yet.`);
  await using opened = new AsyncDisposableStack();
  lockFolder(opened, dataDir);
  const from = openDatabase<unknown>({ databaseUrl: undefined, dataDir }, { snapshot: true });
  opened.defer(() => from.destroy());
  await expectThisVersion(from);
  await claimDatabase(opened, url, named);
  const place = { databaseUrl: url, dataDir };
  await expectEmpty(place, named);
  return await copyTo(place, from);
}

/**
 * Copies the Postgres `url` to the new SQLite file `file`, which appears when every row has been compared. Throws as
 * `moveToPostgres`.
 */
export async function moveToSqlite({ url, named }: Move, file: string): Promise<Copied> {
  const folder = dirname(file);
  prepareDataDir(folder);
  await using opened = new AsyncDisposableStack();
  lockFolder(opened, folder);
  // SQLite would apply the WAL file of another database.
  for (const name of [file, `${file}-wal`]) {
    if (existsSync(name)) {
      throw new BackupError(`${name} is there already: move it away, or name another file.`);
    }
  }
  await claimDatabase(opened, url, named);
  const from = openDatabase<unknown>({ databaseUrl: url, dataDir: folder }, PATIENT);
  opened.defer(() => from.destroy());
  await expectThisVersion(from);
  const staged = join(folder, STAGED);
  opened.defer(() => rm(staged, { recursive: true, force: true }));
  // From a killed move: this process holds the lock.
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { mode: 0o700 });
  const copied = await copyTo({ databaseUrl: undefined, dataDir: staged }, from);
  await rename(join(staged, DATABASE), file);
  await sync(folder);
  return copied;
}

function lockFolder(opened: AsyncDisposableStack, folder: string): void {
  const lock = lockDataDir(folder);
  if (!lock) throw new BackupError(RUNNING);
  opened.defer(() => lock.release());
}

/** As a server with a secret of its own: it finds those that run, and none starts meanwhile. */
async function claimDatabase(
  opened: AsyncDisposableStack,
  url: string,
  named: string,
): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  opened.defer(await claimSecret(url, secret, { taken: RUNNING, named }));
}

async function expectThisVersion(db: Parameters<typeof schemaAge>[0]): Promise<void> {
  const age = await schemaAge(db);
  if (age === 'newer') throw new DatabaseError(NEWER);
  if (age === 'unreleased') throw new DatabaseError(UNRELEASED);
  if (age === 'none') throw new BackupError('There is no Broetry in the database to move.');
  if (age === 'current') return;
  throw new BackupError(
    'The database is of an older Broetry: start this version on it once, stop it, and move it then.',
  );
}

/** Without tables, or with those of this version and no rows, as a broken move leaves it. */
async function expectEmpty(place: DatabaseLocation, named: string): Promise<void> {
  const db = openDatabase<unknown>(place);
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const ours = tables.filter((name) => !name.startsWith('kysely_'));
    const isOurs = tables.length === 0 || (await schemaAge(db)) === 'current';
    if (isOurs && !(await hasRows(db, ours))) return;
  } finally {
    await db.destroy();
  }
  throw new BackupError(`The database of ${named} is not empty: name an empty one.`);
}

async function copyTo(place: DatabaseLocation, from: ReturnType<typeof openDatabase<unknown>>) {
  await (await openMigratedDatabase(place, () => Promise.resolve())).destroy();
  const to = openDatabase<unknown>(place, PATIENT);
  try {
    return await copyTables({ from, to });
  } finally {
    await to.destroy();
  }
}
