const SQLITE_FULL = 13;
const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);
const MOST_CAUSES = 5;

/**
 * Whether `error`, or what caused it, says that there is no room left to write: the words for it of files,
 * of SQLite and of Postgres.
 */
export function isStorageFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < MOST_CAUSES && current instanceof Error; depth += 1) {
    const { code, errcode, cause } = current as Error & { code?: unknown; errcode?: unknown };
    if (errcode === SQLITE_FULL) return true;
    if (typeof code === 'string' && OUT_OF_SPACE.has(code)) return true;
    current = cause;
  }
  return false;
}
