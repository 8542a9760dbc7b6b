import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { verifyBackup } from '../../app/platform/backup/backup.server.ts';
import { emptyFolder, type Env, runCommand, startServer } from '../commands/built-server.ts';
import { startTestApp } from '../test-app.ts';

type Post = { cookie: string; key: string; done: string };

// Text that a careless reader of a dump would take for the end of a row or of a table.
const CONTEXT = 'I made a sandwich \\. \\N \u2028 with "ham" and a back\\slash';

/** What backups promise of SQLite. */
export function backupDrill(): void {
  // Each starts a dozen processes.
  vi.setConfig({ testTimeout: 60_000 });

  function surroundings(): Env & { DATA_DIR: string; BACKUP_DIR: string } {
    const dataDir = emptyFolder();
    const SESSION_SECRET = 'a secret that is long enough for it';
    const env: Env = { SESSION_SECRET, TRUST_PROXY: '127.0.0.1' };
    return { ...env, DATA_DIR: dataDir, BACKUP_DIR: join(emptyFolder(), 'kept') };
  }

  async function backedUp() {
    const env = surroundings();
    storeFile(env.DATA_DIR, 'ab/abc.webp', 'a picture');
    const post = await withServer(env, async (origin) => {
      const written = await writeGuestPost(origin, 1);
      expect(await runCommand(['backup'], env)).toEqual({ code: 0, output: expect.any(String) });
      return written;
    });
    return { env, post, folder: newestFolder(env.BACKUP_DIR) };
  }

  it('moves the present data aside and takes the place of it', async () => {
    const { env, post, folder } = await backedUp();
    const later = await withServer(env, (origin) => writeGuestPost(origin, 2));
    const { code, output } = await runCommand(['restore', folder], env);
    expect([code, output]).toEqual([0, expect.stringContaining('what was there before: ')]);
    expect(output).toMatch(/when all is well, delete what was there before\.\n$/);
    const aside = /before: (\S+)/.exec(output)![1]!;
    expect(readdirSync(aside)).toContain('broetry.sqlite');
    expect(readFileSync(join(aside, 'files/ab/abc.webp'), 'utf8')).toBe('a picture');
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([]);
    await withServer(env, async (origin) => {
      expect(await replayPost(origin, post)).toBe(post.done);
      // The later one is gone: its key is free again.
      expect(await replayPost(origin, later)).not.toBe(later.done);
    });
  });

  it('notices every damage, and then restores nothing', async () => {
    const { env, folder } = await backedUp();
    const before = treeHash(env.DATA_DIR);
    for (const path of filesBelow(folder)) {
      for (const harm of [flipByte, shorten, remove]) {
        const damaged = join(emptyFolder(), 'damaged');
        await cp(folder, damaged, { recursive: true });
        harm(join(damaged, path));
        await expect(verifyBackup(damaged), path).rejects.toThrow(/^[^\n]+\.$/);
        if (harm !== flipByte) continue;
        const restored = await runCommand(['restore', damaged], env);
        expect([path, restored]).toEqual([path, { code: 1, output: oneSentence }]);
      }
    }
    expect((await runCommand(['verify', join(folder, 'files')], env)).code).toBe(1);
    expect(treeHash(env.DATA_DIR)).toBe(before);
    expect((await runCommand(['verify', folder], env)).code).toBe(0);
  });

  it('restores nothing while a server runs, and everything after a lost disk', async () => {
    const { env, post, folder } = await backedUp();
    const server = await startServer(env);
    expect(await runCommand(['restore', folder], env)).toEqual({
      code: 1,
      output: 'A Broetry is running on this data: stop it first.\n',
    });
    expect(await replayPost(server.origin, post)).toBe(post.done);
    await server.stop();
    rmSync(env.DATA_DIR, { recursive: true });
    const restored = await runCommand(['restore', folder], env);
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringContaining('there was no data before'),
    ]);
    expect(restored.output).toMatch(/\nStart Broetry again with npm start\.\n$/);
    expect(readFileSync(join(env.DATA_DIR, 'files/ab/abc.webp'), 'utf8')).toBe('a picture');
    await withServer(env, async (origin) => expect(await replayPost(origin, post)).toBe(post.done));
  });

  it('leaves nothing that looks like a backup when it cannot be made', async () => {
    const env = surroundings();
    const file = join(emptyFolder(), 'a-file');
    writeFileSync(file, '');
    expect(await runCommand(['backup', '--to', file], env)).toEqual({
      code: 1,
      output: oneSentence,
    });
    const to = emptyFolder();
    expect(await runCommand(['backup', '--to', to], env)).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no database in .* yet\.\n$/),
    });
    expect(readdirSync(to)).toEqual([]);
  });
}

export const oneSentence: unknown = expect.stringMatching(/^[^\n]+\.\n$/);

/** Runs the built server in this process on the data of `env` while `act` runs. */
export async function withServer<Result>(
  env: Env,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const app = await startTestApp({ env });
  try {
    return await act(app.origin);
  } finally {
    await app.remove();
  }
}

/** The folder of the newest backup. */
export function newestFolder(backupDir: string): string {
  return join(backupDir, readdirSync(backupDir).sort().at(-1)!);
}

/** Has a guest's post written from a network of its own. */
export async function writeGuestPost(origin: string, index: number): Promise<Post> {
  const key = `drill-key-${index}`;
  const answer = await ask(origin, key, { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` });
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return { cookie, key, done: doneFrame(await answer.text()) };
}

/** Asks for it again under its key. */
export async function replayPost(origin: string, { cookie, key }: Post): Promise<string> {
  return doneFrame(await (await ask(origin, key, { cookie })).text());
}

function ask(origin: string, key: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/api/generations`, {
    method: 'POST',
    body: JSON.stringify({ style: 'gpt4-context', fields: { context: CONTEXT } }),
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  });
}

function doneFrame(body: string): string {
  const start = body.indexOf('event: done');
  return start < 0 ? `no post: ${body}` : body.slice(start);
}

function storeFile(dataDir: string, path: string, content: string): void {
  const file = join(dataDir, 'files', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode: 0o600 });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

function treeHash(folder: string): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle]! ^= 1;
  writeFileSync(file, bytes);
}

function shorten(file: string): void {
  writeFileSync(file, readFileSync(file).subarray(0, -1));
}

function remove(file: string): void {
  rmSync(file);
  expect(existsSync(file)).toBe(false);
}
