import { readFileSync } from 'node:fs';

/** Files that the process needs for itself: database, pictures, fonts, calls to others. */
const OWN_FILES = 96;
const LEAST = 32;
const MOST = 20_000;

/**
 * How many connections may be open at once, so that there are always files left for the work itself. By the limit
 * of open files where the system tells it (Linux); who comes beyond it is hung up on.
 */
export function connectionLimit(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? MOST + OWN_FILES);
  return Math.min(MOST, Math.max(LEAST, files - OWN_FILES));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
