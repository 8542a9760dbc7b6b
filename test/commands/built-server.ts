import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const BUILT = join(import.meta.dirname, '../../build/server');

export type Env = Record<string, string>;
/** A server that runs: where, as what, and what it has said so far. */
export type Started = { origin: string; child: ChildProcess; output: () => string };
export type Ended = { code: number | null; output: string };

/** An empty folder; gone after the test. */
export function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'broetry-drill-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Starts the built server as a process of its own and waits until it is ready. */
export async function startServer(env: Env): Promise<Started> {
  const child = run('main.js', [], { PORT: '0', LOG_LEVEL: 'silent', ...env });
  const output = listen(child);
  await expect.poll(output, { timeout: 30_000 }).toContain('storage');
  return { origin: /ready at (http:\S+)/.exec(output())![1]!, child, output };
}

/** Starts the built server where it must refuse: its exit code and its sentence. */
export function refusedStart(env: Env): Promise<Ended> {
  return end(run('main.js', [], { PORT: '0', LOG_LEVEL: 'silent', ...env }));
}

/** Ends a server in the friendly way. */
export async function stopServer({ child }: { child: ChildProcess }): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs `backup`, `verify` or `restore` of the built program to its end. */
export function runCommand(args: string[], env: Env): Promise<Ended> {
  return end(run('backup.js', args, env));
}

function run(script: string, args: string[], env: Env): ChildProcess {
  const cwd = emptyFolder();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(BUILT, script), ...args], {
    cwd,
    env: { PATH, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess): Promise<Ended> {
  const output = listen(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

function listen(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return () => output;
}
