import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULES = ['bench/report-cpu.mjs', 'scripts/stop-with-parent.mjs'].map(
  (path) => pathToFileURL(join(import.meta.dirname, '..', path)).href,
);
const folders = new Set<string>();
const children = new Set<ChildProcess>();

/** A folder that is gone when this process ends, in whatever way but the hardest. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
  folders.add(folder);
  return folder;
}

/** Removes a folder before the process ends. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

type Options = { args?: string[]; env?: NodeJS.ProcessEnv; cwd?: string };

/** A Node process to be measured. It ends with this one, and tells its processor time (`cpuOf`). */
export function startProcess(file: string, options: Options = {}): ChildProcess {
  const { args = [], env = process.env, cwd } = options;
  const child = fork(file, args, {
    env,
    cwd,
    execArgv: MODULES.flatMap((module) => ['--import', module]),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** What a process says on its standard output, once it says it. The rest is thrown away. */
export function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    child.once('exit', () => fail(new Error(`The server ended: ${output}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5000);
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
  });
}

/** Ends a process in the friendly way. */
export async function end(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  children.delete(child);
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Microseconds of processor time that a process has used so far. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message') as Promise<[NodeJS.CpuUsage]>;
  child.send('cpu');
  const [usage] = await answer;
  return usage.user + usage.system;
}

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}
