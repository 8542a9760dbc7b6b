import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** Under what a part was measured. `load` is how many processes wanted a core in the last minute. */
export type Circumstances = { machine: string; commit: string; date: string; load: number };

/** The machine, the commit (with a + where files differ from it), the date and the load of this moment. */
export function circumstances(root: string): Circumstances {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    machine: `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}`,
    commit: commitOf(root),
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    load: loadavg()[0] ?? 0,
  };
}

function commitOf(root: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    // What this command writes does not change what it measures.
    const isChanged = git('status', '--porcelain', '--', '.', ':!docs') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
  } catch {
    return 'unknown';
  }
}
