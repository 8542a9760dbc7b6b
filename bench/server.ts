import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Migrations from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';
import type * as World from '../scripts/seed-world.ts';
import { addMember } from '../test/factories/sign-in.ts';
import { servicesOn } from '../test/factories/write-as-member.ts';

const DAYS = 30;
const folders = new Set<string>();
const servers = new Set<ChildProcess>();

/** An empty folder that is removed when this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
  folders.add(folder);
  return folder;
}

/** Removes a folder of `newFolder` before the process ends. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** Starts the server that is built in `checkout`, as a process of its own, and waits until it is ready. */
export async function startServer(checkout: string, env: Record<string, string>) {
  const base = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: '0' };
  const child = spawn(process.execPath, [join(checkout, 'build/server/main.js')], {
    env: { ...base, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.add(child);
  const ended = once(child, 'exit').finally(() => servers.delete(child));
  const origin = await waitForText(child, /ready at (http:\S+)/);
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for a process to print `pattern` and returns the first group. Throws with the output when the process ends before. */
export function waitForText(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((done, fail) => {
    child.once('close', () => fail(new Error(`The server ended: ${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-5000);
        const found = pattern.exec(output);
        if (found) done(found[1] ?? found[0]);
      });
    }
  });
}

/** A server with a community of thirty days; `post` is the path of the newest post, `cookies` those of members. */
export async function startCommunity(
  checkout: string,
  { members = 1, env = {} }: { members?: number; env?: Record<string, string> } = {},
) {
  const dataDir = newFolder();
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  // A data folder of its own: a server does not start on data of a newer version.
  const { migrate } = (await import(
    join(checkout, 'app/platform/db/migrate.server.ts')
  )) as typeof Migrations;
  const { fillWorld } = (await import(join(checkout, 'scripts/seed-world.ts'))) as typeof World;
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: Date.now() });
  const cookies: string[] = [];
  for (let count = 0; count < members; count += 1) {
    const { cookie } = await addMember({ ...servicesOn(db), now: Date.now });
    cookies.push(`${cookie.name}=${cookie.value}`);
  }
  const newest = await db
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'community')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const { origin, stop } = await startServer(checkout, { DATA_DIR: dataDir, ...env });
  return {
    origin,
    cookies,
    post: `/post/${newest.id}`,
    stop: () => stop().then(() => removeFolder(dataDir)),
  };
}

process.once('exit', () => {
  for (const child of servers) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}
