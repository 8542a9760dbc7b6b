import { spawnSync } from 'node:child_process';
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

/**
 * Compares the commit that a result keeps (as `commit()` of machine.ts says it) with HEAD. Null where nobody can tell:
 * without git, outside a repository (a tarball), or in a clone that does not go back so far.
 */
export function driftOf(commit: string, git: Git = askGit): Drift | null {
  if (git('rev-parse', '--verify', 'HEAD') === null) return null;
  if (commit.endsWith(' with changes')) return { kind: 'uncommitted' };
  if (git('merge-base', '--is-ancestor', commit, 'HEAD') === null) {
    return git('rev-parse', '--is-shallow-repository') === 'true' ? null : { kind: 'foreign' };
  }
  const changed = git('diff', '--name-only', commit, 'HEAD', '--', ...SOURCES);
  return { kind: 'earlier', files: changed?.split('\n').filter(Boolean).length ?? 0 };
}

/** After so many changed files a result says little about the sources of now. */
const MUCH = 100;

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
