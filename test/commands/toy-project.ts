import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = join(import.meta.dirname, '..', '..', 'scripts');

// Stands in for npm: notes each call, installs a site builder that does the same, and fails when a file called `broken`
// says so.
const npm = `#!/usr/bin/env node
const { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
if (existsSync('broken')) { console.error('npm ran out of luck'); process.exit(1); }
mkdirSync('node_modules/@react-router/dev', { recursive: true });
writeFileSync('node_modules/@react-router/dev/bin.cjs', \`
  const { appendFileSync, cpSync, existsSync, mkdirSync } = require('node:fs');
  appendFileSync('build-calls', process.env.NODE_ENV + '\\\\n');
  if (existsSync('app/broken')) { console.error('the builder gave up'); process.exit(1); }
  mkdirSync('build/server', { recursive: true });
  cpSync('app/main.js', 'build/server/main.js');
\`);
if (!existsSync('forgetful')) cpSync('package-lock.json', 'node_modules/.package-lock.json');
setTimeout(() => {}, 200);
`;

/** A finished command: its exit code, or the signal that ended it, and all that it said. */
export type CommandEnd = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** A tiny project with the real scripts around it, in a folder with a space; gone after the test. */
export type ToyProject = {
  folder: string;
  write: (path: string, text: string) => void;
  lines: (path: string) => string[];
  /** `before` is a command prefix. */
  start: (args: string[], env?: NodeJS.ProcessEnv, before?: readonly string[]) => ChildProcess;
  run: (args: string[], env?: NodeJS.ProcessEnv) => Promise<CommandEnd>;
};

/** A lock file with one package for this machine, in a version. */
export function lockOf(version: string): string {
  const { platform, arch } = process;
  const one = { version, optional: true, os: [platform], cpu: [arch] };
  return JSON.stringify({ packages: { '': {}, 'node_modules/one': one } });
}

/** Makes one for this test. */
export function toyProject(): ToyProject {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'broetry toy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.mjs'))) {
    cpSync(join(scripts, name), join(folder, 'scripts', name));
  }
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', lockOf('1.0.0'));
  write('bin/package.json', '{}');
  write('bin/npm', npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  for (const path of ['comedy/line.ts', 'public/robots.txt']) write(path, '');
  for (const path of ['vite.config.ts', 'react-router.config.ts']) write(path, '');
  write('app/main.js', "console.log('the site runs');");
  write('scripts/broem.ts', 'console.log(JSON.stringify(process.argv.slice(2) as string[]));');

  const start: ToyProject['start'] = (args, env = {}, before = []) => {
    const bootstrap = join(folder, 'scripts', 'bootstrap.mjs');
    const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
    const options = { cwd: tmpdir(), env: { ...process.env, PATH, ...env }, detached: true };
    const [program, ...own] = [...before, process.execPath, bootstrap, ...args];
    return spawn(program!, own, options);
  };
  return {
    folder,
    write,
    lines: (path) => readFileSync(join(folder, path), 'utf8').trim().split('\n'),
    start,
    run: (args, env) => ended(start(args, env)),
  };
}

/** Waits for a command's end and gathers what it says meanwhile. */
export function ended(child: ChildProcess): Promise<CommandEnd> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}
