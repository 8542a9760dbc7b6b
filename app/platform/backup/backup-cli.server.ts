import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirError } from '../settings/data-dir.server.ts';
import type { Copied } from '../db/table-copy.server.ts';
import { DatabaseError } from '../db/database.server.ts';
import { readSettings, type Settings, SettingsError } from '../settings/settings.server.ts';
import { BackupError, describeManifest } from './backup-files.server.ts';
import { deleteExpiredBackups, makeBackup, newestBackup, verifyBackup } from './backup.server.ts';
import { describeNextStart } from './describe-move.server.ts';
import { moveToPostgres, moveToSqlite } from './move-database.server.ts';
import { restoreBackup } from './restore-backup.server.ts';

type Command = (settings: Settings, args: string[]) => Promise<string[]>;

const COMMANDS: Record<string, Command> = { backup, verify, restore, 'move-database': move };
const OWN_ERRORS = [BackupError, DatabaseError, DataDirError, SettingsError];

const WHERE_TO =
  'Say where to: npm run move-database -- --to postgres://…, or --to sqlite for the way back, or the path of a new file that ends in .sqlite.';

const AS_BACKED_UP =
  'The settings of the admin area, the accounts and the sessions are as they were at the backup: accounts deleted since and sessions ended since are back. Look at /admin before others can open the site.';

const START_AGAIN = 'Start Broetry again with npm start';

// Files are readable by this user only.
process.umask(0o077);
await main(process.argv[2] ?? '', process.argv.slice(3));

async function main(name: string, args: string[]): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const command = COMMANDS[name];
    if (!command)
      throw new BackupError('Say what to do: backup, verify, restore or move-database.');
    for (const line of await command(readSettings(process.env), args)) console.log(line);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function backup(settings: Settings, args: string[]): Promise<string[]> {
  const { to, scheduled } = parse(args, {
    to: { type: 'string' },
    scheduled: { type: 'boolean' },
  }).values;
  const backupDir = typeof to === 'string' ? resolve(to) : settings.backupDir;
  const now = Date.now();
  const origin = scheduled === true ? 'scheduled' : 'by-hand';
  const made = await makeBackup({ ...settings, backupDir }, { now, origin });
  const lines = [`Backed up and verified: ${made.folder}`, `  ${describeManifest(made.manifest)}`];
  if (origin === 'by-hand') return lines;
  const gone = await deleteExpiredBackups(backupDir, now);
  return gone.length > 0 ? [...lines, `  deleted: ${gone.join(', ')}`] : lines;
}

async function verify(settings: Settings, args: string[]): Promise<string[]> {
  const [given] = parse(args, {}).positionals;
  const folder = given ? resolve(given) : await newestBackup(settings.backupDir);
  const manifest = await verifyBackup(folder);
  const counts = Object.entries(manifest.counts).map(([table, count]) => `  ${table}: ${count}`);
  return [`The backup is sound: ${folder}`, `  ${describeManifest(manifest)}`, ...counts];
}

async function restore(settings: Settings, args: string[]): Promise<string[]> {
  const [given] = parse(args, {}).positionals;
  if (!given) throw new BackupError('Say which backup: npm run restore -- FOLDER.');
  const { manifest, aside } = await restoreBackup(resolve(given), settings, Date.now());
  return [
    `Restored and verified: ${resolve(given)}`,
    `  ${describeManifest(manifest)}`,
    aside ? `  what was there before: ${aside}` : '  there was no data before',
    AS_BACKED_UP,
    aside ? `${START_AGAIN}; when all is well, delete what was there before.` : `${START_AGAIN}.`,
  ];
}

/**
 * `--to postgres` is the database of DATABASE_URL, so that no password is in a command line; `--to sqlite` is the file in
 * DATA_DIR. A path ends in .sqlite, so that a misspelt word is not taken for one, which would move the other way.
 */
async function move(settings: Settings, args: string[]): Promise<string[]> {
  const { to } = parse(args, { to: { type: 'string' } }).values;
  if (typeof to !== 'string') throw new BackupError(WHERE_TO);
  const { dataDir } = settings;
  const isUrl = /^postgres(ql)?:\/\//.test(to);
  const isWord = to === 'postgres' || to === 'sqlite';
  if (!isUrl && !isWord && statSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    const file = join(to, 'broetry.sqlite');
    throw new BackupError(`${to} is a folder: name a new file in it, such as ${file}.`);
  }
  const isKnown = isUrl || isWord || to.endsWith('.sqlite');
  if (!isKnown) throw new BackupError(WHERE_TO);
  const { databaseUrl: url } = isUrl
    ? readSettings({ ...process.env, DATABASE_URL: to })
    : settings;
  if (!url) throw new BackupError('Set DATABASE_URL to the Postgres database first.');
  const postgres = { url, named: isUrl ? '--to' : 'DATABASE_URL', dataDir };
  const isToPostgres = isUrl || to === 'postgres';
  const file = isToPostgres || to === 'sqlite' ? join(dataDir, 'broetry.sqlite') : resolve(to);
  const start = performance.now();
  const copied = await (isToPostgres ? moveToPostgres(postgres) : moveToSqlite(postgres, file));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { host, pathname } = new URL(url);
  const [from, target] = [`SQLite in ${file}`, `Postgres at ${host}${pathname}`];
  const way = isToPostgres ? `from ${from} to ${target}` : `from ${target} to ${from}`;
  return [
    `Moved and compared ${way} in ${seconds} s.`,
    ...describeCopied(copied),
    ...(await describeNextStart({
      isToPostgres,
      file,
      stored: copied.counts['stored_objects'] ?? 0,
      settings,
    })),
  ];
}

function describeCopied({ counts, textsWithNul }: Copied): string[] {
  const lines = Object.entries(counts).map(([table, count]) => `  ${table}: ${count}`);
  if (textsWithNul === 0) return lines;
  const words = 'texts with a NUL character, which Postgres does not store';
  return [...lines, `  ${words}: ${textsWithNul}; it is now \uFFFD`];
}

type Options = Record<string, { type: 'string' | 'boolean' }>;

function parse(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${(error as Error).message}.`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `It did not work: ${String(error)}.`;
  const known = OWN_ERRORS.some((kind) => error instanceof kind);
  return known ? error.message : `It did not work: ${error.message}.`;
}
