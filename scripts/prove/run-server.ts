import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');

/** The built server as a process of its own. */
export type ServerProcess = {
  child: ChildProcess;
  origin: string;
  port: number;
  pid: number;
  /** Asks it to stop, and says how it ended and after how long; kills it when that takes over half a minute. */
  stop: () => Promise<{ code: number | null; ms: number }>;
};

/** Starts it with `env` and nothing else of ours; a free port and silence unless that says otherwise. */
export async function runServer(env: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const base = { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [main], {
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = (await readyAt(child)).replace('localhost', '127.0.0.1');
  return {
    child,
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    const hear = (text: string) => {
      output = (output + text).slice(-5000);
      const found = /ready at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) done(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    child.once('exit', () => fail(new Error(`The server ended: ${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const begun = performance.now();
  if (child.exitCode !== null || child.signalCode !== null) return { code: child.exitCode, ms: 0 };
  const ended = once(child, 'exit');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 30_000);
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  clearTimeout(impatient);
  return { code, ms: performance.now() - begun };
}
