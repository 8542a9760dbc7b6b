const SQLITE_BUSY = 5;

/**
 * What Postgres says when it ends, begins, has no session left, or ends a session or a transaction for others' sake:
 * what was asked is right and can be asked again. Classes 08, 53 (but for a full disk) and 57P, and single codes.
 */
const POSTGRES_UNAVAILABLE = /^(08...|53[03]00|57P0[1-5]|40001|40P01|55P03|57014|25P03)$/;
const NETWORK_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The words of the pg package, which has no codes for them. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether SQLite says that another process holds the lock. */
export function isSqliteBusy(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  // The lowest byte; those above say more of the same.
  return typeof errcode === 'number' && (errcode & 255) === SQLITE_BUSY;
}

/** Whether `error` says that the database does not answer now and may a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isSqliteBusy(error) || DRIVER_MESSAGES.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (POSTGRES_UNAVAILABLE.test(code) || NETWORK_ERRORS.has(code));
}

const SQLITE_UNIQUE = new Set([2067, 1555]);
const POSTGRES_UNIQUE = '23505';

/** Whether a statement failed because such a row is there already: somebody else was faster. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string };
  return code === POSTGRES_UNIQUE || (errcode !== undefined && SQLITE_UNIQUE.has(errcode));
}

/** What SQLite and Postgres call a row that refers to one that is not there. */
const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

/** The account that a row would belong to was deleted while the row was being made. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError';
}

/** Whether a write failed because what it belongs to was deleted at the same moment. */
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

/**
 * Whether `error`, or what caused it, says that there is no room left to write: the words for it of files,
 * of SQLite and of Postgres.
 */
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

/** What of the outside stopped something, by its code; null for what is not foreseen. */
export function classifyError(error: unknown): 'storage-full' | 'database-away' | 'gone' | null {
  if (isStorageFull(error)) return 'storage-full';
  if (isOwnerGone(error)) return 'gone';
  return isDatabaseUnavailable(error) ? 'database-away' : null;
}
