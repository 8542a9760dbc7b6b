import { accessSync, constants } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from './run-child.mjs';

const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress'];
const kept =
  /registry|proxy|^npm_config_(\/\/.*|ca|cafile|cert|key|strict_ssl|cache|userconfig|globalconfig|(prefer_)?offline|fetch_.*|maxsockets)$/i;

/**
 * Runs `npm ci` in `folder` on the Node `node` with all packages of the lock file, regardless of the settings of a
 * surrounding npm. Returns the result of runQuietly.
 */
export function npmCi(folder, node, ...more) {
  const args = ['ci', ...flags, ...more];
  const ours = process.env.npm_execpath;
  const env = npmEnvironment(node);
  if (ours && /npm-cli\.c?js$/.test(ours))
    return runQuietly(node, [ours, ...args], env, { cwd: folder });
  return runQuietly('npm', args, env, { cwd: folder, shell: process.platform === 'win32' });
}

/** Whether a package of a lock file suits this machine. */
export function fitsMachine({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcName());
}

function allows(list, name) {
  if (!list) return true;
  const names = [list].flat();
  return names.includes(name) || (names[0].startsWith('!') && !names.includes(`!${name}`));
}

/** The C library of this Node: glibc, musl, or none outside Linux. */
export function libcName() {
  if (process.platform !== 'linux') return 'none';
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

// A surrounding `npm start` passes its settings on (--omit, --ignore-scripts, the project folder); only those about the
// registry apply to this npm.
function npmEnvironment(node) {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    const fromNpm = /^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name);
    if (!fromNpm || (/^npm_config_/i.test(name) && kept.test(name))) env[name] = value;
    // npm and its scripts use the same Node.
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
