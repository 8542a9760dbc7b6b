import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** A pool whose sessions have bounded waits, as a Kysely dialect. Counts and times arrive as numbers. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: numberParser as typeof pg.types.getTypeParser },
  });
  // An idle connection that breaks must not end the process; the next query reports the trouble.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

function numberParser(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}
