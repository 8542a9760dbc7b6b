import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from './hold-lock.mjs';
import { linkNode, pinnedNode } from './link-node.mjs';
import { root, runQuietly } from './run-child.mjs';

const stampPath = join(root, 'node_modules', '.broetry-install');
const lockPath = join(root, 'package-lock.json');
const kept =
  /registry|proxy|^npm_config_(\/\/.*|ca|cafile|cert|key|strict_ssl|cache|userconfig|globalconfig|(prefer_)?offline|fetch_.*|maxsockets)$/i;

/**
 * Installs exactly what package-lock.json names when that is not in node_modules yet, development
 * and platform packages included. Says one line before it starts; npm's own words only on failure.
 * Gives null when all is there, else one sentence.
 */
export async function installWhenStale() {
  if (isInstalled()) return null;
  const path = join(root, 'build', '.install-lock');
  const onWait = () => console.log('Waiting for another Broetry that is installing …');
  return holdLock(path, onWait, async () => (isInstalled() ? null : install()));
}

/** The Node to run on: the pinned one, else this one when it is recent enough, else null. */
export function chooseNode() {
  linkNode();
  return (
    pinnedNode() ?? (Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null)
  );
}

function isInstalled() {
  const stamp = currentStamp();
  if (read(stampPath) === stamp) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stampPath, stamp);
  return true;
}

function currentStamp() {
  const hash = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  const node = pinnedNode() ? 'with its own Node' : 'without its own Node';
  return `${hash} ${process.platform}-${process.arch} ${node}\n`;
}

// Somebody ran `npm ci` or `npm install`: npm's note of what it installed agrees with the lock.
function isInstalledByHand() {
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  if (!installed || !pinnedNode()) return false;
  const there = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(readFileSync(lockPath, 'utf8')).packages).every(
    ([path, wanted]) =>
      path === '' ||
      (there[path]
        ? there[path].version === wanted.version
        : Boolean(wanted.optional || wanted.devOptional)),
  );
}

async function install() {
  console.log('Installing what Broetry needs (once) …');
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress'];
  const npm = npmCommand();
  const result = await runQuietly(
    npm.program,
    [...npm.args, 'ci', ...flags],
    npmEnvironment(),
    npm.shell,
  );
  if (result.asked) return 'Installing was interrupted; the next start does it again.';
  if (result.code !== 0) {
    process.stderr.write(`${result.output.trimEnd()}\n`);
    return 'Installing failed: see npm’s words above, then run the command again.';
  }
  writeFileSync(stampPath, currentStamp());
  return null;
}

function npmCommand() {
  const ours = process.env.npm_execpath;
  if (ours && /npm-cli\.c?js$/.test(ours))
    return { program: process.execPath, args: [ours], shell: false };
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

// A surrounding `npm start` hands its own settings down (--omit, --ignore-scripts, the place of the
// project); only those about reaching the registry are for this npm too.
function npmEnvironment() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    const fromNpm = /^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name);
    if (!fromNpm || (/^npm_config_/i.test(name) && kept.test(name))) env[name] = value;
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

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
