import { spawnSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../test/postgres/find-postgres.ts';
import { type MeasuredOn, sourcesOf } from './sources-since.ts';

const root = join(import.meta.dirname, '../..');
const GIB = 2 ** 30;

/** What a proof ran on, in one line. */
export function machine(): string {
  const processors = cpus();
  const [model = 'processor of unknown make'] = new Set(
    processors.map(({ model }) => model.trim()).filter(Boolean),
  );
  const memory = `${(totalmem() / GIB).toFixed(1)} GiB`;
  const cores = `${processors.length} ${processors.length === 1 ? 'core' : 'cores'}`;
  return `${model}, ${cores}, ${memory}, ${platform()} ${release()} ${arch()}`;
}

/** Node and both databases with their versions. */
export function software(): string {
  const { node, sqlite = 'unknown' } = process.versions;
  return `Node ${node}, SQLite ${sqlite}, ${postgresVersion()}`;
}

/** The commit that was proven; says so when there were changes on top of it. */
function commit(): string {
  const head = git('rev-parse', '--short=10', 'HEAD');
  if (head === null) return 'unknown';
  // The page itself changes while the proofs run.
  const changed = git('status', '--porcelain', '--', '.', ':!docs/proof.md', ':!docs/proof.json');
  return changed ? `${head} with changes` : head;
}

/** The commit that is proven, and its sources where it has all of them. */
export function measuredOn(): MeasuredOn {
  const head = commit();
  const sources = head.endsWith(' with changes') ? null : sourcesOf();
  return sources === null ? { commit: head } : { commit: head, sources };
}

/** How busy the machine is: the running average of the last minute. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function postgresVersion(): string {
  try {
    const program = join(findPostgres(), 'postgres');
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    return `Postgres ${/\d[\d.]*/.exec(stdout)?.[0] ?? 'of unknown version'}`;
  } catch {
    return 'no Postgres';
  }
}
