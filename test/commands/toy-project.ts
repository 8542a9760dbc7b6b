import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = join(import.meta.dirname, '..', '..', 'scripts');

// Stands in for npm, as `npm start` names it to its script: notes each call, installs a site builder
// that does the same, and fails when a file called `broken` says so.
const npm = `
const { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const names = Object.keys(process.env).filter((name) => /^npm_config|NODE_ENV/.test(name));
appendFileSync('npm-calls', [...process.argv.slice(2), ...names].join(' ') + '\\n');
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
export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** A tiny project with the real scripts around it, in a folder with a space; gone after the test. */
export type ToyProject = {
  folder: string;
  write: (path: string, text: string) => void;
  lines: (path: string) => string[];
  start: (args: string[], env?: NodeJS.ProcessEnv) => ChildProcess;
  run: (args: string[], env?: NodeJS.ProcessEnv) => Promise<Ended>;
};

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
  write('package-lock.json', '{ "packages": {} }');
  write('npm/npm-cli.cjs', npm);
  write('app/main.js', "console.log('the site runs', process.env.NODE_ENV);");
  write('scripts/broem.ts', 'console.log(JSON.stringify(process.argv.slice(2) as string[]));');

  const start = (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const bootstrap = join(folder, 'scripts', 'bootstrap.mjs');
    const own = { npm_execpath: join(folder, 'npm', 'npm-cli.cjs'), ...env };
    const options = { cwd: tmpdir(), env: { ...process.env, ...own }, detached: true };
    return spawn(process.execPath, [bootstrap, ...args], options);
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
export function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}
