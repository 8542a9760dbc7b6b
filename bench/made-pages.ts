import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** After that a line of the log is here. Milliseconds. */
const WRITTEN = 200;

/**
 * Counts the pages that a server makes, by their path: its log has a line at `info` for each that is made, and none for one
 * that is given out again.
 */
export function countMade(child: ChildProcess) {
  const made = new Map<string, number>();
  let rest = '';
  child.stdout?.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const path = pathOf(line);
      if (path !== null) made.set(path, (made.get(path) ?? 0) + 1);
    }
  });
  /** How often so far; of several paths together. */
  return async (...paths: string[]): Promise<number> => {
    await pause(WRITTEN);
    return paths.reduce((sum, path) => sum + (made.get(path) ?? 0), 0);
  };
}

function pathOf(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const { method, path } = JSON.parse(line) as { method?: string; path?: string };
  return method === 'GET' && path !== undefined ? path : null;
}
