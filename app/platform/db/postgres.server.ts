import type { Socket } from 'node:net';
import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';

const { INT8, NUMERIC } = pg.types.builtins;

/** A restore detects running servers by this name. */
export const APPLICATION_NAME = 'broetry';

const STATEMENT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 6000;
export const MAX_CONNECTIONS = 10;

/** `statementTimeout` in milliseconds replaces the default timeouts, for migrations. */
export type PoolOptions = { statementTimeout?: number };

/** A Kysely dialect with a pool whose waits are bounded. Parses bigint and numeric as numbers. */
export function postgresDialect(
  url: string,
  { statementTimeout }: PoolOptions = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    // An idle server keeps one: a restore detects it.
    min: 1,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeout ?? STATEMENT_TIMEOUT_MS,
    lock_timeout: statementTimeout ?? 2000,
    idle_in_transaction_session_timeout: statementTimeout ?? 10_000,
    types: { getTypeParser: numberParser },
  });
  // A broken idle connection must not end the process; the next query throws.
  pool.on('error', () => undefined);
  // Also between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (statementTimeout === undefined) closeIdleInUse(pool, SILENCE_TIMEOUT_MS);
  return new DialectWithoutNul({ pool });
}

const numberParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format);

/** For received data that a busy process has not read. */
const READ_GRACE_MS = 100;

/**
 * Closes connections in use that are silent for `silence` milliseconds; their queries fail and the pool reconnects.
 * statement_timeout is shorter, so the network or the host is lost, which TCP detects after minutes.
 */
function closeIdleInUse(pool: pg.Pool, silence: number): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const stream = socketOf(client);
    stream.on('timeout', () => {
      const { bytesRead } = stream;
      setTimeout(() => {
        if (inUse.has(client) && stream.bytesRead === bytesRead) stream.destroy();
      }, READ_GRACE_MS);
    });
  });
  pool.on('acquire', (client) => {
    inUse.add(client);
    socketOf(client).setTimeout(silence);
  });
  pool.on('release', (_, client) => {
    inUse.delete(client);
    socketOf(client).setTimeout(0);
  });
}

function socketOf({ connection }: pg.PoolClient): Socket {
  return connection.stream as Socket;
}

class DialectWithoutNul extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new CompilerWithoutNul();
  }
}

/** A text as Postgres can store it. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}

/** Replaces NUL in parameters by U+FFFD: Postgres rejects NUL, and a search must find nothing, as on SQLite. */
class CompilerWithoutNul extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    const isText = typeof parameter === 'string';
    super.addParameter(isText ? withoutNul(parameter) : parameter);
  }
}
