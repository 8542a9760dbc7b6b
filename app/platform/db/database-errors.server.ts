const SQLITE_BUSY = 5;

/**
 * SQLSTATE codes of a query that can be retried: connection errors, limits, shutdown and startup, serialization failures,
 * deadlocks and timeouts.
 */
const POSTGRES_UNAVAILABLE = /^(08...|53[03]00|57P0[1-5]|40001|40P01|55P03|57014|25P03)$/;
const NETWORK_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Errors of the pg package without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether another process holds the lock of SQLite. */
function isSqliteBusy(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  // The primary result code is the lowest byte.
  return typeof errcode === 'number' && (errcode & 255) === SQLITE_BUSY;
}

/** Whether the database is unavailable for a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isSqliteBusy(error) || DRIVER_MESSAGES.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (POSTGRES_UNAVAILABLE.test(code) || NETWORK_ERRORS.has(code));
}

const SQLITE_UNIQUE = new Set([2067, 1555]);
const POSTGRES_UNIQUE = '23505';

/** Whether a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string };
  return code === POSTGRES_UNIQUE || (errcode !== undefined && SQLITE_UNIQUE.has(errcode));
}

const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

/** The account of a new row was deleted meanwhile. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError';
}

/** Whether a write failed because its parent row was deleted. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return (
    error.name === 'OwnerGoneError' ||
    errcode === SQLITE_FOREIGN_KEY ||
    code === POSTGRES_FOREIGN_KEY
  );
}

const SQLITE_FULL = 13;
const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);
const MAX_CAUSES = 5;

/** Whether the error, or one of its causes, is a full disk: of files, SQLite or Postgres. */
export function isStorageFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const { code, errcode, cause } = current as Error & { code?: unknown; errcode?: unknown };
    if (errcode === SQLITE_FULL) return true;
    if (typeof code === 'string' && OUT_OF_SPACE.has(code)) return true;
    current = cause;
  }
  return false;
}

const SQLITE_READONLY = 8;
const READ_ONLY = new Set(['EROFS', '25006']);

/** Whether a write failed because the disk or the database is read-only. */
export function isReadOnly(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return (errcode & 255) === SQLITE_READONLY;
  return typeof code === 'string' && READ_ONLY.has(code);
}

/** The error code of an expected database or disk error, or null. */
export function classifyError(error: unknown): 'storage-full' | 'database-away' | 'gone' | null {
  if (isStorageFull(error)) return 'storage-full';
  if (isOwnerGone(error)) return 'gone';
  return isDatabaseUnavailable(error) ? 'database-away' : null;
}
