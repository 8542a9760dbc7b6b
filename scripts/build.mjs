import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './hold-lock.mjs';
import { root, runChild } from './run-child.mjs';

const stamp = join(root, 'build/.stamp');
const folders = ['app', 'comedy', 'public', 'scripts'];
const files = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json'];

/**
 * Builds the site on `node` if a source has changed since the last build. Prints one line before it starts, and the errors
 * of the builder. Throws a sentence when that fails.
 */
export async function buildWhenStale(node) {
  if (!isBuilt()) await holdLock('building', () => isBuilt() || build(node));
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();

async function build(node) {
  console.log('Building (once after each change) …');
  const hash = sourceHash();
  rmSync(stamp, { force: true });
  // The compile cache of Node.
  rmSync(join(root, 'build/compiled'), { recursive: true, force: true });
  const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const code = await runChild(node, [builder, 'build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('Building failed: see the words above.');
  writeFileSync(stamp, hash);
}

// Tests are not part of the build.
function sourceHash() {
  const hash = createHash('sha256');
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  for (const path of [...inFolders.sort((one, other) => (one < other ? -1 : 1)), ...files]) {
    const full = join(root, path);
    if (/\.test\.tsx?$/.test(path) || !statSync(full).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWhenStale(process.execPath).catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
}
