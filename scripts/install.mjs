import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCiOnRecentNode } from './fetch-node.mjs';
import { holdLock } from './hold-lock.mjs';
import { linkNode, pinnedNode } from './link-node.mjs';
import { fitsMachine, libcName } from './npm.mjs';
import { root } from './run-child.mjs';

const stampPath = join(root, 'node_modules', '.broetry-install');
const lockPath = join(root, 'package-lock.json');

/**
 * Installs what package-lock.json names if it is missing, development and platform packages included. Prints one line
 * before it starts, and the output of npm only on failure. Returns null on success, else an error message.
 */
export async function installWhenStale() {
  if (isInstalled()) return null;
  const path = join(root, 'build', '.install-lock');
  const onWait = () => console.log('Waiting for another Broetry that is installing …');
  return holdLock(path, onWait, async () => (isInstalled() ? null : install()));
}

/** The Node to run on: the pinned one, else this one if it is recent enough, else null. */
export function chooseNode() {
  linkNode();
  // The pinned builds need glibc, which Alpine lacks.
  const pinned = libcName() === 'musl' ? null : pinnedNode();
  const isRecent = Number(process.versions.node.split('.')[0]) >= 24;
  return pinned ?? (isRecent ? process.execPath : null);
}

function isInstalled() {
  const stamp = currentStamp();
  if (read(stampPath) === stamp) return true;
  // After `npm ci` or `npm install` by hand.
  if (!pinnedNode() || firstMissing()) return false;
  writeFileSync(stampPath, stamp);
  return true;
}

function currentStamp() {
  const hash = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  const node = pinnedNode() ? 'with its own Node' : 'without its own Node';
  return `${hash} ${process.platform}-${process.arch} ${node}\n`;
}

// The first package of the lock file that is not installed, or null. Optional packages count only if they suit this machine.
function firstMissing() {
  const note = read(join(root, 'node_modules', '.package-lock.json'));
  const installed = note ? JSON.parse(note).packages : {};
  const missing = Object.entries(readLock().packages).find(([path, wanted]) => {
    if (path === '' || installed[path]?.version === wanted.version) return false;
    return !wanted.optional || installed[path] || (wanted.os && fitsMachine(wanted));
  });
  return missing?.[0] ?? null;
}

function readLock() {
  return JSON.parse(readFileSync(lockPath, 'utf8'));
}

async function install() {
  console.log('Installing what Broetry needs (once) …');
  const result = await npmCiOnRecentNode(readLock());
  if (result.asked) return 'Installing was interrupted; the next start does it again.';
  if (result.code !== 0) {
    process.stderr.write(`${result.output.trimEnd()}\n`);
    return 'Installing failed: see npm’s words above, then run the command again.';
  }
  const missing = firstMissing();
  if (missing) return `npm left out ${missing}: update npm and run the command again.`;
  writeFileSync(stampPath, currentStamp());
  return null;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
