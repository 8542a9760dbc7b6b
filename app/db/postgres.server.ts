import { PostgresDialect } from 'kysely';
import pg from 'pg';

const { INT8, NUMERIC } = pg.types.builtins;

/** By this name a restore finds out that a server is connected. */
export const OWN_NAME = 'broetry';

/** A pool whose sessions have bounded waits, as a Kysely dialect. Counts and times arrive as numbers. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: OWN_NAME,
    // One stays open also when nobody asks for anything: it says that a server runs.
    min: 1,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: numberParser },
  });
  // An idle connection that breaks must not end the process; the next query reports the trouble.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

const numberParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format);
