import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Migrations from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';
import type * as World from '../scripts/seed-world.ts';
import { addMember } from '../test/factories/sign-in.ts';
import { servicesOn } from '../test/factories/write-as-member.ts';
import { type Env, runServer, type ServerProcess } from '../test/run-server.ts';

const DAYS = 30;
const folders = new Set<string>();

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
export function startBenchServer(checkout: string, env: Env): Promise<ServerProcess> {
  return runServer(env, join(checkout, 'build/server/main.js'));
}

/** A data folder with a community of thirty days; `post` is the path of the newest post, `cookies` those of members. */
export async function fillCommunity(checkout: string, members: number) {
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
  return { dataDir, cookies, post: `/post/${newest.id}` };
}

/** A server with such a community. */
export async function startCommunity(
  checkout: string,
  { members = 1, env = {} }: { members?: number; env?: Env } = {},
) {
  const { dataDir, ...community } = await fillCommunity(checkout, members);
  const { origin, pid, stop } = await startBenchServer(checkout, { DATA_DIR: dataDir, ...env });
  return {
    origin,
    pid,
    ...community,
    stop: () => stop().then(() => removeFolder(dataDir)),
  };
}

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}
