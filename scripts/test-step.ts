import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests, type Outcome } from './count-tests.ts';

const root = join(import.meta.dirname, '..');
// A step that hangs ends; a slow machine with a browser to drive does not.
const limitMinutes = 25;
const graceMs = 8_000;
const ownGroup = process.platform !== 'win32';

/** What a step runs: arguments for Node, and the file where Vitest leaves its counts. */
export type Command = { args: string[]; report?: string };

/** One line of `npm test`; `needs` names the step that has to run before it. */
export type Step = { name: string; commands: Command[]; needs?: string };

/** Where a program runs, what it finds in its environment beside ours, and for how long. */
type Place = { folder?: string; env?: Record<string, string>; minutes?: number };

/** The program that an npm package brings, with its arguments. */
export function tool(name: string, ...args: string[]): Command {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const [file] = Object.values(bin);
  if (!file) throw new Error(`${name} brings no program.`);
  return { args: [join(folder, file), ...args] };
}

/** A script of this repository, with its arguments. */
export function script(path: string, ...args: string[]): Command {
  return { args: [join(root, path), ...args] };
}

/** All tests of one Vitest project; a forgotten `.only` fails, and so does a test that is skipped without a need. */
export function vitest(project: string): Command {
  const args = ['run', '--project', project, '--allowOnly=false'];
  return { ...tool('vitest', ...args), report: `${project}.json` };
}

/** Runs a step's commands one after the other until one fails, and counts. */
export async function runStep(step: Step, stopped: AbortSignal): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-run-'));
  let output = '';
  try {
    for (const { args, report } of step.commands) {
      const path = report && join(folder, report);
      const reporters = path
        ? ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
        : [];
      const result = await runNode([...args, ...reporters], stopped);
      output += result.output;
      if (path) return countTests(path, result.ok, output);
      if (!result.ok) return { passed: 0, failed: 1, leftOut: [], files: [], output };
    }
    return { passed: 1, failed: 0, leftOut: [], files: [], output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Aborts at the first signal from outside, so that the running step can be stopped. */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Runs Node in `folder`, with everything it starts in a group that ends with it. Gives its words. */
export function runNode(
  args: string[],
  stopped: AbortSignal,
  { folder = root, env = {}, minutes = limitMinutes }: Place = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
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
    output += `\nStopped: not finished after ${minutes} minutes.\n`;
    stop();
  }, minutes * 60_000);
  stopped.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      // Whatever the step left behind in its group goes with it, and so do the pipes it held open.
      signalGroup(child.pid, 'SIGKILL');
      child.once('close', () => resolve({ ok: code === 0, output: readable(output) }));
    });
  });
}

// Some tools colour their words for a log file, whatever the environment says.
function readable(output: string): string {
  return process.stdout.isTTY ? output : stripVTControlCharacters(output);
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup ? -pid : pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
