import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './hold-lock.mjs';
import { chooseNode } from './install.mjs';
import { childEnvironment, root, runQuietly } from './run-child.mjs';

const sources = [
  'app',
  'comedy',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const folder = join(root, 'build');
const stampPath = join(folder, '.stamp');

/**
 * Builds the site if a source has changed since the last build; `node` runs the build. Returns null when the build is
 * current, else an error message. The output of the builder goes to stderr.
 */
export async function buildWhenStale(node) {
  if (isBuilt()) return null;
  const onWait = () => console.log('Waiting for another Broetry that is building …');
  return holdLock(join(folder, '.build-lock'), onWait, async () =>
    isBuilt() ? null : build(node),
  );
}

function isBuilt() {
  try {
    return readFileSync(stampPath, 'utf8') === sourceHash();
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

async function build(node) {
  console.log('Building (once after each change) …');
  const hash = sourceHash();
  mkdirSync(folder, { recursive: true });
  rmSync(stampPath, { force: true });
  // The compile cache of Node.
  rmSync(join(folder, 'compiled'), { recursive: true, force: true });
  const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = childEnvironment({ NODE_ENV: 'production' });
  const result = await runQuietly(node, [builder, 'build'], env);
  if (result.asked) return 'Building was interrupted; the next start does it again.';
  if (result.code !== 0) {
    process.stderr.write(`${result.output.trimEnd()}\n`);
    return 'Building failed: see the words above.';
  }
  writeFileSync(stampPath, hash);
  return null;
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return `${hash.digest('hex')}\n`;
}

// Tests are not part of the build.
function addToHash(hash, path) {
  if (/\.test\.tsx?$/.test(path)) return;
  const full = join(root, path);
  let names;
  try {
    names = readdirSync(full).sort();
  } catch (error) {
    if (error.code === 'ENOENT') return;
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of names) addToHash(hash, `${path}/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = await buildWhenStale(chooseNode());
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : 0;
}
