import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests, type Outcome } from './count-tests.ts';

const root = join(import.meta.dirname, '..');
// Stops a step that hangs, and leaves a slow machine enough time for the browser tests.
const limitMinutes = 25;
const graceMs = 8_000;
const ownGroup = process.platform !== 'win32';

/** What a step runs: arguments for Node, and the JSON report of Vitest. */
export type Command = { args: string[]; report?: string };

/** A step of `npm test`; `needs` names a step that must run before it. */
export type Step = { name: string; command: Command; needs?: string };

/** Returns the command of an npm package's program with arguments. */
export function tool(name: string, ...args: string[]): Command {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const [file] = Object.values(bin);
  if (!file) throw new Error(`${name} brings no program.`);
  return { args: [join(folder, file), ...args] };
}

/** Returns the command of a script of this repository with arguments. */
export function script(path: string, ...args: string[]): Command {
  return { args: [join(root, path), ...args] };
}

/** Returns the command that runs one Vitest project; a forgotten `.only` fails. */
export function vitest(project: string): Command {
  const args = ['run', '--project', project, '--allowOnly=false'];
  return { ...tool('vitest', ...args), report: `${project}.json` };
}

/** Runs the command of a step, and counts the tests. */
export async function runStep({ command }: Step, stopped: AbortSignal): Promise<Outcome> {
  const { args, report } = command;
  const folder = mkdtempSync(join(tmpdir(), 'broetry-run-'));
  const path = report && join(folder, report);
  const reporters = path
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
    : [];
  try {
    const { ok, output } = await runNode([...args, ...reporters], stopped);
    if (path) return countTests(path, ok, output);
    return { passed: Number(ok), failed: Number(!ok), leftOut: [], files: [], output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns an abort signal for the first SIGINT, SIGTERM or SIGHUP of this process. */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Runs Node in its own process group, which ends with it. Returns the output. */
function runNode(args: string[], stopped: AbortSignal): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = () => {
    signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs).unref();
  };
  const timer = setTimeout(() => {
    output += `\nStopped: not finished after ${limitMinutes} minutes.\n`;
    stop();
  }, limitMinutes * 60_000);
  stopped.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      // Kills what the step left in its group, so that the pipes close.
      signalGroup(child.pid, 'SIGKILL');
      child.once('close', () => resolve({ ok: code === 0, output: readable(output) }));
    });
  });
}

// Some tools print colour codes even into a pipe.
function readable(output: string): string {
  return process.stdout.isTTY ? output : stripVTControlCharacters(output);
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup ? -pid : pid, signal);
  } catch {
    // The process group has ended.
  }
}
