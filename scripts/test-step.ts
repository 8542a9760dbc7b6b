import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests, type Outcome } from './count-tests.ts';

const root = join(import.meta.dirname, '..');
// Stops a step that hangs, and leaves a slow machine enough time for the browser tests.
const LIMIT_MINUTES = 25;
const GRACE_MS = 8_000;
const ownGroup = process.platform !== 'win32';

/**
 * A step of `npm test`. `args` are those of Node; `reports` adds those of a JSON report of Vitest. `needs` names a step that
 * must pass before.
 */
export type Step = { name: string; args: string[]; reports?: true; needs?: string };

/** Returns the arguments of Node that run the program of an npm package. */
export function tool(name: string, ...args: string[]): string[] {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const [file] = Object.values(bin);
  if (!file) throw new Error(`${name} brings no program.`);
  return [join(folder, file), ...args];
}

/** Runs a step until it ends or `stopped` fires, and counts the tests. */
export async function runStep({ args, reports }: Step, stopped: AbortSignal): Promise<Outcome> {
  if (!reports) {
    const { ok, output } = await runNode(args, stopped);
    return { passed: Number(ok), failed: Number(!ok), leftOut: [], files: [], output };
  }
  const folder = mkdtempSync(join(tmpdir(), 'broetry-run-'));
  const path = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  try {
    const { ok, output } = await runNode([...args, ...reporters], stopped);
    return countTests(path, ok, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Node in its own process group, which ends with it. Returns the output. */
function runNode(args: string[], stopped: AbortSignal): Promise<{ ok: boolean; output: string }> {
  const options = { cwd: root, detached: ownGroup };
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = () => {
    signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
  };
  const timer = setTimeout(() => {
    output += `\nStopped: not finished after ${LIMIT_MINUTES} minutes.\n`;
    stop();
  }, LIMIT_MINUTES * 60_000);
  stopped.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      // Kills what the step left in its group, so that the pipes close.
      signalGroup(child.pid, 'SIGKILL');
      // Some tools print colour codes even into a pipe.
      const readable = () => (process.stdout.isTTY ? output : stripVTControlCharacters(output));
      child.once('close', () => resolve({ ok: code === 0, output: readable() }));
    });
  });
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup ? -pid : pid, signal);
  } catch {
    // The process group has ended.
  }
}
