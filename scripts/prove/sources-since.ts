import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** How what a result was measured on differs from the sources that are here now. */
export type Drift =
  | { kind: 'uncommitted' }
  | { kind: 'foreign' }
  | { kind: 'earlier'; files: number };

/** Answers to a git command by its words: its output, or null when it failed. */
type Git = (...args: string[]) => string | null;

const ROOT = join(import.meta.dirname, '../..');
/** What is measured, and what measures it. */
export const SOURCES: readonly string[] = [
  'app',
  'comedy',
  'deploy',
  'e2e',
  'scripts/prove',
  'test',
  'bench/break-pictures.ts',
  'docs/asvs.csv',
  'package-lock.json',
  'vite.config.ts',
];

/** What a result was measured on: the commit as `commit()` of machine.ts says it, and what its sources say. */
export type MeasuredOn = { commit: string; sources?: string | undefined };

/** What the sources of a commit say, as a short hash; the same words have the same one in any history. Null without git. */
export function sourcesOf(commit = 'HEAD', git: Git = askGit): string | null {
  const entries = git('ls-tree', commit, '--', ...SOURCES);
  return entries && createHash('sha256').update(entries).digest('hex').slice(0, 12);
}

/**
 * Compares what a result was measured on with HEAD. Null where nobody can tell: without git, outside a repository (a
 * tarball), or in a clone that does not go back so far. A commit that was made anew is known again by its sources.
 */
export function driftOf({ commit, sources }: MeasuredOn, git: Git = askGit): Drift | null {
  if (git('rev-parse', '--verify', 'HEAD') === null) return null;
  if (commit.endsWith(' with changes')) return { kind: 'uncommitted' };
  const isHere = git('merge-base', '--is-ancestor', commit, 'HEAD') !== null;
  const base = isHere ? commit : twinOf(sources, git);
  if (base === null) {
    return git('rev-parse', '--is-shallow-repository') === 'true' ? null : { kind: 'foreign' };
  }
  const changed = git('diff', '--name-only', base, 'HEAD', '--', ...SOURCES);
  return { kind: 'earlier', files: changed?.split('\n').filter(Boolean).length ?? 0 };
}

const LOOKED_THROUGH = 300;

/** The newest commit of this history with these sources. */
function twinOf(sources: string | undefined, git: Git): string | null {
  if (sources === undefined) return null;
  const history = git('rev-list', `--max-count=${LOOKED_THROUGH}`, 'HEAD')?.split('\n') ?? [];
  return history.find((commit) => sourcesOf(commit, git) === sources) ?? null;
}

/** After so many changed files a result says little about the sources of now. */
export const MUCH = 100;

/** Whether a result has to be measured again before it says something about the sources of now. */
export function isStale(drift: Drift | null): boolean {
  return drift !== null && (drift.kind !== 'earlier' || drift.files >= MUCH);
}

/** What stands after the name of the commit; nothing where nothing has changed, or nobody can tell. */
export function driftInWords(drift: Drift | null): string {
  if (drift?.kind === 'uncommitted') return 'with changes that no commit has';
  if (drift?.kind === 'foreign') return 'not in the history of these sources';
  if (!drift || drift.files === 0) return '';
  return `${drift.files === 1 ? '1 file' : `${drift.files} files`} changed since`;
}

function askGit(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
