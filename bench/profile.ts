import type { Profiler } from 'node:inspector';

/** Where the processor was, as shares of the time it was busy: the package or the kind of work, the largest first. */
export type Shares = [name: string, share: number][];

/** The shares of a V8 profile, and its hottest functions. Waiting is left out. */
export function profileGroups(profile: Profiler.Profile): { groups: Shares; functions: Shares } {
  const times = new Map<number, number>();
  for (const [index, id] of (profile.samples ?? []).entries()) {
    times.set(id, (times.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  }
  const groups = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  for (const { id, callFrame } of profile.nodes) {
    const time = times.get(id) ?? 0;
    const { functionName, url } = callFrame;
    if (time === 0 || functionName === '(idle)' || url.startsWith('node:inspector')) continue;
    busy += time;
    add(groups, groupOf(functionName, url), time);
    add(functions, `${functionName || 'anonymous'} (${groupOf(functionName, url)})`, time);
  }
  const shares = (found: Map<string, number>): Shares =>
    [...found]
      .map(([name, time]): [string, number] => [name, time / busy])
      .toSorted(([, one], [, other]) => other - one);
  return { groups: shares(groups), functions: shares(functions).slice(0, 30) };
}

function groupOf(name: string, url: string): string {
  if (name === '(garbage collector)') return 'garbage collector';
  if (url.startsWith('node:')) return 'Node';
  const [, found] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (found !== undefined) return found;
  if (url.includes('/build/server/') || url.includes('/app/')) return 'the app';
  return url === '' ? 'native code (SQLite, zlib, sockets)' : 'the benchmark';
}

function add(found: Map<string, number>, name: string, time: number): void {
  found.set(name, (found.get(name) ?? 0) + time);
}
