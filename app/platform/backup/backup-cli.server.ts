import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirError } from '../settings/data-dir.server.ts';
import { DatabaseError } from '../db/database.server.ts';
import { readSettings, type Settings, SettingsError } from '../settings/settings.server.ts';
import { BackupError, describeManifest } from './backup-files.server.ts';
import { deleteExpiredBackups, makeBackup, newestBackup, verifyBackup } from './backup.server.ts';
import { restoreBackup } from './restore-backup.server.ts';

type Command = (settings: Settings, args: string[]) => Promise<string[]>;

const COMMANDS: Record<string, Command> = { backup, verify, restore };
const OWN_ERRORS = [BackupError, DatabaseError, DataDirError, SettingsError];

// Files are readable by this user only.
process.umask(0o077);
await main(process.argv[2] ?? '', process.argv.slice(3));

async function main(name: string, args: string[]): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const command = COMMANDS[name];
    if (!command) throw new BackupError('Say what to do: backup, verify or restore.');
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
    'Start Broetry again with npm start; when all is well, delete what was there before.',
  ];
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
