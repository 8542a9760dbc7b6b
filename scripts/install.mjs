import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { holdLock } from './hold-lock.mjs';
import { chooseNode, suitsMachine } from './link-node.mjs';
import { root, runChild } from './run-child.mjs';

// The settings of a surrounding npm leave out no package.
const flags = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Installs what package-lock.json names if a package is missing, development packages included. Prints one line before it
 * starts, and the errors of npm. Throws a sentence when that fails.
 */
export async function installWhenStale() {
  if (firstMissing()) await holdLock('installing', () => firstMissing() && install());
}

async function install() {
  console.log('Installing what Broetry needs (once) …');
  await npm(process.execPath, 'ci');
  // npm leaves out optional packages that want a newer Node than its own.
  const node = chooseNode();
  if (firstMissing() && node) await npm(node, 'install', '--no-save');
  const missing = firstMissing();
  if (missing)
    throw new Error(`npm left out ${missing}: update Node and npm and run the command again.`);
}

async function npm(node, ...args) {
  const cache = isWritable(homedir()) ? [] : [`--cache=${join(tmpdir(), 'broetry-npm-cache')}`];
  const code = await runChild('npm', [...args, ...flags, ...cache], {
    cwd: root,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new Error('Installing failed: see npm’s words above, then run the command again.');
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first package of the lock file that is not installed. Optional ones count where they suit this machine. */
function firstMissing() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { version }]) => path !== '' && installed[path]?.version !== version)
    .find(
      ([, { optional, os, ...more }]) => !optional || (os && suitsMachine({ os, ...more })),
    )?.[0];
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
