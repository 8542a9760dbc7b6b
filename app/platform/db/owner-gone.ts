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
