// A process of its own that starts a throw-away Postgres, says its address on standard output, and
// stops and deletes it as soon as its standard input ends: also when whoever asked for it is killed.
// Argument: the folder of the binaries.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { postgresOwner } from './find-postgres.ts';

const binaries = process.argv[2] ?? '';
const owner = postgresOwner();
// A folder of root's own may be closed to the owner; /tmp is not.
const folder = mkdtempSync(join(owner ? '/tmp' : tmpdir(), 'broetry-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(16).toString('hex');
const options = { env: cleanEnvironment(), cwd: folder, ...owner };
let server: ChildProcess | undefined;

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.stdin.on('end', stop).on('error', stop).resume();

try {
  initialise();
  console.log(await start(3));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stop();
}

// PGDATA, PGPORT and their kin would lead to another server; messages are read in English.
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
}

function initialise(): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(data, { mode: 0o700 });
  if (owner) for (const path of [folder, passwordFile, data]) chownSync(path, owner.uid, owner.gid);
  const common = ['-D', data, '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`];
  const text = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  // A real server rarely sorts by bytes: with ICU a query that relies on it shows.
  const icu = ['--locale-provider=icu', '--icu-locale=en'];
  if (initdb([...common, ...text, ...icu]).status === 0) return;
  const { status, stderr } = initdb([...common, ...text]);
  if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`);
}

function initdb(args: string[]): { status: number | null; stderr: string } {
  return spawnSync(join(binaries, 'initdb'), args, { ...options, encoding: 'utf8' });
}

async function start(attempts: number): Promise<string> {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 250,
    // Tests need no disk.
    fsync: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = await readyOrEnded(server);
  if (words === null) return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  if (attempts > 1 && words.includes('Address already in use')) return start(attempts - 1);
  throw new Error(`postgres did not start: ${words.trim()}`);
}

// Null once it takes connections; its last words when it ended instead.
function readyOrEnded(child: ChildProcess): Promise<string | null> {
  let words = '';
  return new Promise((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4_000);
      if (/ready to accept connections/.test(words)) resolve(null);
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(words));
  });
}

// SIGINT is Postgres's fast stop: it ends all sessions first.
function stop(): void {
  if (!server || server.exitCode !== null || server.signalCode !== null) process.exit();
  server.once('exit', () => process.exit());
  server.kill('SIGINT');
  setTimeout(() => server?.kill('SIGQUIT'), 5_000);
}
