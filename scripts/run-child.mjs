import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = join(fileURLToPath(import.meta.url), '../..');

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground and passes signals on to it. Returns its exit code as a shell reports it. `options`
 * are those of spawn.
 */
export function runChild(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  // npm forwards a signal only to its shell, which ends without forwarding it.
  const parent = process.ppid;
  const stopWhenAbandoned = () => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill();
  };
  const watch = process.env.npm_lifecycle_event && setInterval(stopWhenAbandoned, 200);
  return new Promise((resolve) => {
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}
