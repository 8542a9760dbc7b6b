import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeIdleInUse } from './close-idle-in-use.server.ts';

const { INT8, NUMERIC } = pg.types.builtins;

/** By this name a restore finds out that a server is connected. */
export const OWN_NAME = 'broetry';

/** Postgres ends a statement that takes longer; whoever hears nothing for some longer than that hears no more. */
const STATEMENT_TIME = 5000;
const SILENCE = 6000;
/** So many connections a process may have for its work. */
export const MOST_CONNECTIONS = 10;

type PoolOptions = {
  /** How long a query may take, in milliseconds. Longer for changes of the schema, which also wait for each other. */
  patience?: number;
  /** Gives up a server that is gone without a word, after so many milliseconds. */
  answerWithin?: number;
};

/** A pool whose sessions have bounded waits, as a Kysely dialect. Counts and times arrive as numbers. */
export function postgresDialect(url: string, options: PoolOptions = {}): PostgresDialect {
  const { patience, answerWithin } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: OWN_NAME,
    // One stays open also when nobody asks for anything: it says that a server runs.
    min: 1,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 3000,
    statement_timeout: patience ?? STATEMENT_TIME,
    lock_timeout: patience ?? 2000,
    idle_in_transaction_session_timeout: patience ?? 10_000,
    query_timeout: answerWithin,
    types: { getTypeParser: numberParser },
  });
  // An idle connection that breaks must not end the process; the next query reports the trouble.
  pool.on('error', () => undefined);
  // Nor one that breaks in the hands of a transaction between two of its statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (patience === undefined) closeIdleInUse(pool, SILENCE);
  return new PostgresDialect({ pool });
}

const numberParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format);
