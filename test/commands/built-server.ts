import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type Ended,
  type Env,
  runBuilt,
  runServer,
  type ServerProcess,
  startOrEnd,
} from '../run-server.ts';

export type { Env } from '../run-server.ts';

/** An empty folder; gone after the test. */
export function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'broetry-drill-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Starts the built server as a process of its own and waits until it is ready. It ends with the test. */
export async function startServer(env: Env): Promise<ServerProcess> {
  const server = await runServer(env);
  onTestFinished(server.kill);
  return server;
}

/** Starts the built server where it must refuse: its exit code and its sentence. */
export async function refusedStart(env: Env): Promise<Ended> {
  const ended = await startOrEnd(env);
  if ('code' in ended) return ended;
  await ended.kill();
  throw new Error('The server started.');
}

/** Runs `backup`, `verify` or `restore` of the built program to its end. */
export function runCommand(args: string[], env: Env): Promise<Ended> {
  return runBuilt('backup.js', args, env);
}
