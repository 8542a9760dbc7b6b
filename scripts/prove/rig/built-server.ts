import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../../../build/server');
/** A server that says nothing for so long will not. Milliseconds. */
const PATIENCE = 120_000;

export type Env = Record<string, string>;

export type BuiltServer = {
  origin: string;
  pid: number;
  /** From the start of the process to its word that it is ready, in milliseconds. */
  startTime: number;
  /** Whether it has ended, by itself or not. */
  isGone: () => boolean;
  /** SIGKILL, and what it was is gone when this returns. */
  kill: () => Promise<void>;
  /** SIGTERM; its exit code. */
  stop: () => Promise<number | null>;
};

/** What a program said before it ended, and with which code. */
export type Ended = { code: number | null; output: string };

/** Starts the built server on a free port and waits until it is ready. `before` are words in front of `node`. */
export async function startBuilt(env: Env, before: readonly string[] = []): Promise<BuiltServer> {
  const start = performance.now();
  const child = run('main.js', [], { PORT: '0', LOG_LEVEL: 'silent', ...env }, before);
  return serverOf(child, await saidReady(child), start);
}

/** Starts it where it may refuse: the server, or what it said and its code. */
export async function startOrEnd(env: Env): Promise<BuiltServer | Ended> {
  const start = performance.now();
  const child = run('main.js', [], { PORT: '0', LOG_LEVEL: 'silent', ...env }, []);
  const said = listen(child);
  const closed = once(child, 'close');
  try {
    return serverOf(child, await saidReady(child), start);
  } catch {
    const [code] = (await closed) as [number | null];
    return { code, output: said() };
  }
}

function serverOf(child: ChildProcess, origin: string, start: number): BuiltServer {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const exit = isGone() ? Promise.resolve([child.exitCode]) : once(child, 'exit');
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    startTime: performance.now() - start,
    isGone,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

/** Runs the server where it should refuse, or `backup.js` with its words, to its end. */
export async function runBuilt(script: string, args: string[], env: Env): Promise<Ended> {
  const child = run(script, args, { PORT: '0', LOG_LEVEL: 'silent', ...env }, []);
  const said = listen(child);
  // One that starts although it should not must not be waited for.
  const impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(impatient);
  return { code, output: said() };
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

function run(script: string, args: string[], env: Env, before: readonly string[]): ChildProcess {
  const [program = '', ...rest] = [...before, process.execPath, join(BUILT, script), ...args];
  const { PATH = '' } = process.env;
  // A folder without a .env file.
  const child = spawn(program, rest, { cwd: tmpdir(), env: { PATH, ...env } });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

function listen(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return () => output;
}

function saidReady(child: ChildProcess): Promise<string> {
  const said = listen(child);
  return new Promise((done, fail) => {
    const give = (words: string) => {
      child.kill('SIGKILL');
      fail(new Error(`The server did not start: ${words} ${said().slice(-500)}`));
    };
    const impatient = setTimeout(() => give('no word in time.'), PATIENCE);
    const ended = () => give('it ended.');
    child.once('exit', ended);
    child.stdout?.on('data', () => {
      const origin = /ready at (http:\S+)/.exec(said())?.[1];
      if (origin === undefined || !said().includes('storage')) return;
      clearTimeout(impatient);
      child.off('exit', ended);
      done(origin);
    });
  });
}
