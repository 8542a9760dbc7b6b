import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');
/** Enough for the errors of a proof, and bounded. Characters. */
const KEPT_WORDS = 20_000;

/** The built server as a process of its own, always at the same port. */
export type AppProcess = {
  port: number;
  origin: string;
  pid: () => number;
  /** Starts it, or starts it again, and waits until it answers. Throws with its words when it ends. */
  start: () => Promise<void>;
  /** Ends it as an operator does; its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it without a word. */
  kill: () => Promise<void>;
  /** The last it has written to its log, over all its starts. */
  words: () => string;
  /** Takes its folder away, after its end. */
  remove: () => void;
};

/** A server with these settings, not started yet; it has a data folder of its own. */
export async function appProcess(env: Record<string, string>): Promise<AppProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-process-'));
  let child: ChildProcess | null = null;
  let words = '';
  const end = async (signal: NodeJS.Signals) => {
    const ended = child;
    child = null;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return null;
    const exited = once(ended, 'exit');
    ended.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    async start() {
      const { PATH } = process.env;
      const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
      child = spawn(process.execPath, [MAIN], {
        cwd: dataDir,
        env: { PATH, ...settings, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await isReady(child, (text) => (words = (words + text).slice(-KEPT_WORDS)));
    },
    words: () => words,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A port that nobody has now. */

function isReady(child: ChildProcess, hear: (text: string) => void): Promise<void> {
  return new Promise((done, fail) => {
    let first = '';
    child.once('exit', () => fail(new Error(`The server ended: ${first}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        hear(text);
        if (first.length < KEPT_WORDS) first += text;
        if (first.includes('is ready at')) done();
      });
    }
  });
}
