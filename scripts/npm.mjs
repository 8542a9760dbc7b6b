import { accessSync, constants } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from './run-child.mjs';

const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress'];
const kept =
  /registry|proxy|^npm_config_(\/\/.*|ca|cafile|cert|key|strict_ssl|cache|userconfig|globalconfig|(prefer_)?offline|fetch_.*|maxsockets)$/i;

/**
 * Runs `npm ci` in `folder` on the Node `node`, with everything the lock there names and whatever
 * a surrounding npm was told to leave out. Gives what run-child.mjs's runQuietly gives.
 */
export function npmCi(folder, node, ...more) {
  return runNpm(folder, node, ['ci', ...flags, ...more]);
}

/** Runs npm with `args` in `folder` on the Node `node`. Gives what run-child.mjs's runQuietly gives. */
export function runNpm(folder, node, args) {
  const ours = process.env.npm_execpath;
  const env = npmEnvironment(node);
  if (ours && /npm-cli\.c?js$/.test(ours))
    return runQuietly(node, [ours, ...args], env, { cwd: folder });
  return runQuietly('npm', args, env, { cwd: folder, shell: process.platform === 'win32' });
}

/** Whether a package of a lock file (one of its `packages`) is for this machine. */
export function fitsMachine({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcName());
}

function allows(list, name) {
  if (!list) return true;
  const names = [list].flat();
  return names.includes(name) || (names[0].startsWith('!') && !names.includes(`!${name}`));
}

/** The family of the C library that this Node runs on: glibc, musl, or none off Linux. */
export function libcName() {
  if (process.platform !== 'linux') return 'none';
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

// A surrounding `npm start` hands its own settings down (--omit, --ignore-scripts, the place of the
// project); only those about reaching the registry are for this npm too.
function npmEnvironment(node) {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    const fromNpm = /^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name);
    if (!fromNpm || (/^npm_config_/i.test(name) && kept.test(name))) env[name] = value;
    // npm on the PATH, and the scripts it runs, find the same Node.
    if (name.toUpperCase() === 'PATH') env[name] = [dirname(node), value].join(delimiter);
  }
  if (!isWritable(homedir())) env.npm_config_cache = join(tmpdir(), 'broetry-npm-cache');
  return env;
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
