import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { emptyFolder, refusedStart, runCommand } from '../../../test/commands/built-server.ts';
import {
  backupDrill,
  newestFolder,
  oneSentence,
  replayPost,
  withServer,
  writeGuestPost,
} from '../../../test/contracts/backup-drill.ts';
import { installFakeEngine } from '../../../test/fake-engine.ts';
import { makeBackup } from './backup.server.ts';

backupDrill();

const used = mkdtempSync(join(tmpdir(), 'broetry-used-'));
afterAll(() => rmSync(used, { recursive: true }));
let written: ReturnType<typeof writeGuestPost> | undefined;

/** A folder of its own with the post that a server has written once for all tests. */
async function usedFolder() {
  const post = await (written ??= withServer({ DATA_DIR: used }, (origin) =>
    writeGuestPost(origin, 1),
  ));
  const env = { DATA_DIR: emptyFolder() };
  cpSync(used, env.DATA_DIR, { recursive: true });
  return { env, post, file: join(env.DATA_DIR, 'broetry.sqlite') };
}

it('backs up to the data folder by default, and finds the newest backup there', async () => {
  const { env } = await usedFolder();
  expect(await runCommand(['verify'], env)).toEqual({
    code: 1,
    output: `There is no backup in ${env.DATA_DIR}/backups yet: make one with npm run backup.\n`,
  });
  for (let index = 0; index < 2; index += 1) await runCommand(['backup'], env);
  const newest = newestFolder(join(env.DATA_DIR, 'backups'));
  const { code, output } = await runCommand(['verify'], env);
  expect([code, output]).toEqual([0, expect.stringContaining(newest)]);
  expect(output).toMatch(/^ {2}generations: 1$/m);
});

it('leaves out the model in the box, which is fetched again', async () => {
  const { env } = await usedFolder();
  await installFakeEngine(env.DATA_DIR);
  await runCommand(['backup'], env);
  const names = readdirSync(join(env.DATA_DIR, 'backups'), { recursive: true }).map(String);
  expect(names.some((name) => name.endsWith('database.sqlite'))).toBe(true);
  expect(names.filter((name) => /engine|gguf|installed/.test(name))).toEqual([]);
});

it('creates a folder for its owner only, whatever the umask', async () => {
  const { env } = await usedFolder();
  const backupDir = emptyFolder();
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const place = { dataDir: env.DATA_DIR, databaseUrl: undefined, backupDir };
  const { folder } = await makeBackup(place, { now: Date.now(), origin: 'by-hand' });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('creates files for its owner only, one of them the database, readable on a read-only disk', async () => {
  const { env } = await usedFolder();
  await runCommand(['backup'], env);
  const folder = newestFolder(join(env.DATA_DIR, 'backups'));
  await runCommand(['verify', folder], env);
  expect(readdirSync(folder).sort()).toEqual([
    'database.sqlite',
    'manifest.json',
    'manifest.sha256',
  ]);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
});

it('detects a damaged database', async () => {
  const { env, file } = await usedFolder();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 2 * 4096, 4 * 4096);
  writeFileSync(file, bytes);
  expect(await runCommand(['backup'], env)).toEqual({ code: 1, output: oneSentence });
  expect(readdirSync(join(env.DATA_DIR, 'backups'))).toEqual([]);
});

it.each([
  {
    age: 'of a newer version',
    name: '9999-later',
    start:
      /^The database was used by a newer Broetry: start that version, or restore a backup that this one made\.\n$/,
    restore: /^This backup was made by a newer Broetry \(.*\n$/,
  },
  {
    age: 'from before the first release',
    name: '0037-unreleased',
    start:
      /^This data is from before Broetry 0\.1\.0, .*: begin with an empty DATA_DIR or database\.\n$/,
    restore:
      /^This data is from before Broetry 0\.1\.0, .*: begin with an empty DATA_DIR or database\.\n$/,
  },
])('neither starts on nor restores a database $age', async ({ name, start, restore }) => {
  const { env, file } = await usedFolder();
  const current = join(emptyFolder(), 'current');
  cpSync(env.DATA_DIR, current, { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`delete from kysely_migration where name <> '0100-schema'`);
  database.prepare('update kysely_migration set name = ?').run(name);
  database.close();
  expect(await refusedStart(env)).toEqual({ code: 1, output: expect.stringMatching(start) });
  await runCommand(['backup'], env);
  const folder = newestFolder(join(env.DATA_DIR, 'backups'));
  const restored = await runCommand(['restore', folder], { DATA_DIR: current });
  expect(restored).toEqual({ code: 1, output: expect.stringMatching(restore) });
  await withServer({ DATA_DIR: current }, () => Promise.resolve());
});

it('does not start after an interrupted restore, until it is repeated', async () => {
  const { env, post } = await usedFolder();
  await runCommand(['backup'], env);
  const folder = newestFolder(join(env.DATA_DIR, 'backups'));
  writeFileSync(join(env.DATA_DIR, 'restore-unfinished'), '/somewhere\n');
  mkdirSync(join(env.DATA_DIR, '.restoring-before/files'), { recursive: true });
  expect(await refusedStart(env)).toEqual({
    code: 1,
    output: `DATA_DIR ${env.DATA_DIR} holds half of a restore: restore again (the data from before is in /somewhere).\n`,
  });
  expect((await runCommand(['restore', folder], env)).code).toBe(0);
  expect(readdirSync(env.DATA_DIR).filter((name) => /restor(e-un|ing)/.test(name))).toEqual([]);
  expect(await withServer(env, (origin) => replayPost(origin, post))).toBe(post.done);
});

it.each([
  [['restore'], 'Say which backup: npm run restore -- FOLDER.\n'],
  [['backup', '--too', 'x'], /^Unknown option '--too'.*\n$/],
  [['verify', '/nowhere'], '/nowhere is not a backup: it has no manifest.json.\n'],
  [['anything'], 'Say what to do: backup, verify, restore or move-database.\n'],
])('rejects %j in one sentence', async (args, sentence) => {
  const { code, output } = await runCommand(args, { DATA_DIR: emptyFolder() });
  expect(code).toBe(1);
  if (typeof sentence === 'string') expect(output).toBe(sentence);
  else expect(output).toMatch(sentence);
});
