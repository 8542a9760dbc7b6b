import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = join(fileURLToPath(import.meta.url), '..', '..');

const lifeline = pathToFileURL(join(root, 'scripts', 'stop-with-parent.mjs')).href;
// One Ctrl-C arrives twice, from the terminal and from npm; a second one by hand comes later.
const echoMs = 400;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** This process's environment with node_modules/.bin first on the PATH, and `changes` on top. */
export function childEnvironment(changes = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const bin = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    [pathName]: [bin, process.env[pathName]].filter(Boolean).join(delimiter),
    ...changes,
  };
}

/**
 * Runs a script on `node` in the foreground and gives `{ code, signal, asked }`, where `asked` is
 * the first signal that came from outside (null when the script ended by itself).
 *
 * The child leads a process group of its own, so that Ctrl-C (which a terminal sends to the whole
 * group, and npm once more to its script) reaches it exactly once: through this function. Should
 * this process be killed outright, the lifeline in the child stops it.
 */
export function runInForeground(node, args, env) {
  const child = spawn(node, ['--import', lifeline, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  return withSignals(child);
}

/**
 * Runs a program silently and gives `{ code, signal, asked, output }`; `options` are spawn's.
 * It stays in our process group and goes with it.
 */
export async function runQuietly(program, args, env, options = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const result = await withSignals(child);
  return { output: process.stderr.isTTY ? output : stripVTControlCharacters(output), ...result };
}

/** The exit code that a shell would give for a child's end. */
export function exitCode({ code, signal }) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

function withSignals(child) {
  let asked = null;
  let sentAt = -Infinity;
  const forward = (signal) => {
    const now = performance.now();
    if (now - sentAt < echoMs) return;
    sentAt = now;
    asked ??= signal;
    child.kill(signal);
  };
  const stopWatching = onceAbandoned(() => forward('SIGTERM'));
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    const finish = (result) => {
      stopWatching();
      for (const signal of signals) process.off(signal, forward);
      resolve({ asked, ...result });
    };
    child.once('error', (error) => finish({ code: 1, signal: null, output: error.message }));
    child.once('close', (code, signal) => finish({ code, signal }));
  });
}

// npm hands a signal only to the shell between us, which dies of it and tells nobody.
function onceAbandoned(stop) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 200);
  return () => clearInterval(watch);
}
