// Runs after every install. Some npm versions delete node_modules/.bin/node when they prune the packages of other
// platforms; scripts would then run on the system's Node.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');
const isWindows = process.platform === 'win32';
const isMusl =
  process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;

/** The Node to run on: the pinned one, else this one if it is recent enough, else null. */
export function chooseNode() {
  const isRecent = Number(process.versions.node.split('.')[0]) >= 24;
  // The pinned builds need glibc, which Alpine lacks.
  return (isMusl ? null : pinnedNode()) ?? (isRecent ? process.execPath : null);
}

/** Whether a package of a lock file suits this machine. */
export function suitsMachine({ os, cpu, libc }) {
  const suits = (names, name) => !names || names.includes(name);
  return (
    suits(os, process.platform) &&
    suits(cpu, process.arch) &&
    suits(libc, isMusl ? 'musl' : 'glibc')
  );
}

/** The path of the pinned Node, or null when this platform has none. */
function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies ?? {}).find((one) => one.endsWith(machine));
  try {
    // In a packed release the packages are beside this one.
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const path = join(manifest, '../bin', isWindows ? 'node.exe' : 'node');
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

function linkNode() {
  const target = pinnedNode();
  const bin = join(root, 'node_modules/.bin');
  const link = join(bin, isWindows ? 'node.cmd' : 'node');
  if (!target || existsSync(link)) return;
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  if (isWindows) writeFileSync(link, `@"${target}" %*\r\n`);
  else symlinkSync(target, link);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) linkNode();
