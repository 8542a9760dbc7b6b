import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = join(fileURLToPath(import.meta.url), '..', '..');

const lifeline = pathToFileURL(join(root, 'scripts', 'stop-with-parent.mjs')).href;
// One Ctrl-C arrives twice, from the terminal and from npm.
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
 * Runs a script on `node` in the foreground and returns `{ code, signal, asked }`, where `asked` is the first signal from
 * outside, or null. The child has a process group of its own, so that Ctrl-C, which the terminal and npm both send,
 * reaches it once. If this process is killed, stop-with-parent.mjs stops the child.
 */
export function runInForeground(node, args, env, cwd = root) {
  const child = spawn(node, ['--import', lifeline, ...args], {
    cwd,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  return withSignals(child);
}

/**
 * Runs a program silently in this process group and returns `{ code, signal, asked, output }`; `options` are those of
 * spawn.
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

/** The exit code as a shell would report it. */
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

// npm forwards a signal only to its shell, which ends without forwarding it.
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
