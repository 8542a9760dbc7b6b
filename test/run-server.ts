import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../build/server');
/** Entry point of the built server. */
const MAIN: string = join(BUILT, 'main.js');
/** A process that is neither ready nor ended after this time is killed. Milliseconds. */
const PROCESS_TIMEOUT_MS = 120_000;

export type Env = Record<string, string>;

/** The built server as a child process. */
export type ServerProcess = {
  origin: string;
  pid: number;
  /** Time from the start of the process until it reports ready. Milliseconds. */
  startTime: number;
  /** What it has written so far. */
  output: () => string;
  isGone: () => boolean;
  /** Sends SIGKILL and waits for the process to exit. */
  kill: () => Promise<void>;
  /** Sends SIGTERM, and SIGKILL after 30 seconds. Returns the exit code. */
  stop: () => Promise<number | null>;
};

/** Output and exit code of an ended process. */
export type Ended = { code: number | null; output: string };

/** Starts the server and waits until it is ready. Throws when the server exits. */
export async function runServer(env: Env, main = MAIN): Promise<ServerProcess> {
  const started = await startOrEnd(env, main);
  if ('code' in started) throw new Error(`The server ended: ${started.output.slice(-500)}`);
  return started;
}

/** Starts the server where the start may fail. Returns the running server, or its output and exit code. */
export async function startOrEnd(env: Env, main = MAIN): Promise<ServerProcess | Ended> {
  const start = performance.now();
  const child = run([process.execPath, main], env);
  const output = outputOf(child);
  const closed = once(child, 'close');
  const origin = await Promise.race([readyAt(child, output), closed.then(() => null)]);
  if (origin !== null)
    return serverOf(child, output, { origin, startTime: performance.now() - start });
  return { code: child.exitCode, output: output() };
}

/** Starts a built program, such as `backup.js`. */
export function spawnBuilt(script: string, args: string[], env: Env): ChildProcess {
  return run([process.execPath, join(BUILT, script), ...args], env);
}

/** Runs a built program to its end. */
export async function runBuilt(script: string, args: string[], env: Env): Promise<Ended> {
  const child = spawnBuilt(script, args, env);
  const output = outputOf(child);
  const impatient = setTimeout(() => child.kill('SIGKILL'), PROCESS_TIMEOUT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(impatient);
  return { code, output: output() };
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

function run([program = '', ...args]: string[], env: Env): ChildProcess {
  const { PATH = '' } = process.env;
  const settings = { PATH, PORT: '0', LOG_LEVEL: 'silent', ...env };
  // A folder without a .env file.
  const child = spawn(program, args, { cwd: tmpdir(), env: settings });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return () => output;
}

function readyAt(child: ChildProcess, output: () => string): Promise<string> {
  const impatient = setTimeout(() => child.kill('SIGKILL'), PROCESS_TIMEOUT_MS);
  child.once('exit', () => clearTimeout(impatient));
  return new Promise((done) => {
    child.stdout?.on('data', () => {
      const origin = /ready at (https?:\S+)/.exec(output())?.[1];
      // The line about the storage is the last one of a start.
      if (origin === undefined || !output().includes('storage')) return;
      clearTimeout(impatient);
      done(origin.replace('localhost', '127.0.0.1'));
    });
  });
}

function serverOf(
  child: ChildProcess,
  output: () => string,
  reached: Pick<ServerProcess, 'origin' | 'startTime'>,
): ServerProcess {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const exit = isGone() ? Promise.resolve() : once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const impatient = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exit;
    clearTimeout(impatient);
    return child.exitCode;
  };
  return {
    ...reached,
    pid: child.pid ?? 0,
    output,
    isGone,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
