const SQLITE_BUSY = 5;

/**
 * What Postgres says when it ends, begins, has no session left, or ends a session or a transaction for others' sake:
 * what was asked is right and can be asked again. Classes 08, 53 (but for a full disk) and 57P, and single codes.
 */
const POSTGRES = /^(08...|53[03]00|57P0[1-5]|40001|40P01|55P03|57014|25P03)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The words of the pg package, which has no codes for them. */
const WORDS =
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
  if (isSqliteBusy(error) || WORDS.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (POSTGRES.test(code) || NETWORK.has(code));
}
