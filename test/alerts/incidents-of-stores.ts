import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { backupName } from '../../app/backup/backup-name.ts';
import { backupJob } from '../../app/backup/schedule-backup.server.ts';
import { runDueJobs } from '../../app/jobs/run-jobs.server.ts';
import { addMember } from '../people/sign-in.ts';
import { UNLIMITED, uploader } from '../people/upload-as-member.ts';
import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { type Incidents, post, watch } from './incident.ts';
import type { Scrape } from './scrape.ts';

const DAY = 86_400_000;
const INTERNAL = 'broetry_refusals_total{code="internal"}';
const AWAY = 'broetry_refusals_total{code="database-away"}';
const BACKUP = join(import.meta.dirname, '../../build/server/backup.js');

async function upload(app: TestApp): Promise<Response> {
  const owner = await uploader(app);
  return owner.upload({ bytes: await samplePicture(4) });
}

async function lockDatabase(app: TestApp): Promise<void> {
  const other = new DatabaseSync(join(app.dataDir, 'broetry.sqlite'));
  other.exec('begin immediate');
  expect((await post(app)).status).toBe(503);
  other.exec('rollback');
  other.close();
}

async function writeUntilFull(app: TestApp): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 4)}`.execute(app.db);
  for (let index = 0; index < 500; index += 1) {
    const { text } = await post(app, index);
    if (text.includes('storage-full')) break;
  }
  await sql`pragma max_page_count = 1000000`.execute(app.db);
}

async function breakTable(app: TestApp): Promise<void> {
  await app.db.schema.dropTable('quota_counters').execute();
  expect((await post(app)).status).toBe(500);
}

/** As those see it for whom it is kept, or, with a cookie, who has it made. */
async function breakPage(app: TestApp, path: string, status: number, cookie = ''): Promise<void> {
  await app.db.schema.dropTable('posts').execute();
  const headers = { accept: 'text/html', cookie };
  expect((await app.raw(path, { headers })).status).toBe(status);
}

async function breakPageOfMember(app: TestApp): Promise<void> {
  const { cookie } = await addMember(app.services);
  await breakPage(app, '/prompt', 500, `${cookie.name}=${cookie.value}`);
}

async function storeNothing(app: TestApp): Promise<void> {
  rmSync(join(app.dataDir, 'files'), { recursive: true, force: true });
  writeFileSync(join(app.dataDir, 'files'), 'in the way');
  expect((await upload(app)).status).toBe(503);
}

async function loseFile(app: TestApp): Promise<void> {
  const { resource } = (await (await upload(app)).json()) as { resource: { imageUrl: string } };
  rmSync(join(app.dataDir, 'files'), { recursive: true });
  expect((await fetch(app.origin + resource.imageUrl)).status).toBe(404);
}

function nearlyFill(): Promise<[Scrape, Scrape]> {
  let free = 1e12;
  return watch({ overrides: { freeSpace: () => Promise.resolve(free) } }, () => (free = 5e8));
}

function failToBackUp(): Promise<[Scrape, Scrape]> {
  const begun = Date.now();
  let now = begun;
  return watch({ overrides: { now: () => now } }, async ({ services, dataDir }) => {
    writeFileSync(join(dataDir, 'backups'), 'in the way');
    await runDueJobs(services, [backupJob(BACKUP)]);
    now += 2 * DAY;
    await runDueJobs(services, [backupJob(BACKUP)]);
    now = begun;
  });
}

async function setBirthday({ db }: TestApp, at: number): Promise<void> {
  await sql`update kysely_migration set timestamp = ${new Date(at).toISOString()}`.execute(db);
}

function growOld(): Promise<[Scrape, Scrape]> {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const make = (age: number) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    mkdirSync(join(folder, backupName(Date.now() - age, 'scheduled')));
  };
  make(DAY);
  return watch({ env: { BACKUP_DIR: folder } }, () => make(3 * DAY));
}

/** What databases, disks and stores can do to a server. */
export const STORE_INCIDENTS: Incidents = {
  'another program locks the database': {
    alerts: ['BroetryDatabaseBusy'],
    moves: { F7: AWAY },
    happen: () => watch({}, lockDatabase),
  },
  'the disk is full': {
    alerts: ['BroetryDiskFull'],
    moves: { F8: 'broetry_refusals_total{code="storage-full"}' },
    happen: () => watch({}, writeUntilFull),
  },
  'the disk is nearly full': {
    alerts: ['BroetryDiskFilling'],
    moves: { F8: 'broetry_disk_free_bytes' },
    minutes: 8,
    happen: nearlyFill,
  },
  'the database is gone': {
    alerts: ['BroetryDatabaseAway', 'BroetryNotReady'],
    moves: { F11: 'broetry_database_up' },
    happen: () => watch({}, ({ db }) => db.destroy()),
  },
  'the store takes nothing': {
    alerts: ['BroetryStoreFails'],
    moves: { F12: 'broetry_refusals_total{code="upload-failed"}' },
    happen: () => watch({ overrides: UNLIMITED }, storeNothing),
  },
  'a table is damaged': {
    alerts: ['BroetryBroken'],
    moves: { F21: INTERNAL },
    happen: () => watch({}, breakTable),
  },
  'a page breaks for everybody': {
    alerts: ['BroetryBroken'],
    moves: { F21: INTERNAL },
    happen: () => watch({}, (app) => breakPage(app, '/prompt', 500)),
  },
  'the feed cannot be loaded': {
    alerts: ['BroetryBroken'],
    moves: { F21: INTERNAL },
    happen: () => watch({}, (app) => breakPage(app, '/community', 503)),
  },
  'a page breaks for a member': {
    alerts: ['BroetryBroken'],
    moves: { F21: INTERNAL },
    happen: () => watch({}, breakPageOfMember),
  },
  'a picture has no file': {
    alerts: ['BroetryPictureMissing'],
    moves: { F21: 'broetry_faults_total{fault="file-missing"}' },
    happen: () => watch({ overrides: UNLIMITED }, loseFile),
  },
  'a backup fails': { alerts: ['BroetryJobFailed'], moves: {}, happen: failToBackUp },
  'the newest backup is three days old': {
    alerts: ['BroetryBackupOld'],
    moves: {},
    minutes: 70,
    happen: growOld,
  },
  'there is never a backup': {
    alerts: ['BroetryNoBackup'],
    moves: {},
    minutes: 70,
    happen: () => watch({}, (app) => setBirthday(app, Date.now() - 2 * DAY)),
  },
};
