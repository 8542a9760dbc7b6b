import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import pg from 'pg';

const { INT8, NUMERIC } = pg.types.builtins;

/** By this name a restore finds out that a server is connected. */
export const APPLICATION_NAME = 'broetry';

/** Postgres ends a statement that takes longer; whoever hears nothing for some longer than that hears no more. */
const STATEMENT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 6000;
/** So many connections a process may have for its work. */
export const MAX_CONNECTIONS = 10;

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
    application_name: APPLICATION_NAME,
    // One stays open also when nobody asks for anything: it says that a server runs.
    min: 1,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 3000,
    statement_timeout: patience ?? STATEMENT_TIMEOUT_MS,
    lock_timeout: patience ?? 2000,
    idle_in_transaction_session_timeout: patience ?? 10_000,
    query_timeout: answerWithin,
    types: { getTypeParser: numberParser },
  });
  // An idle connection that breaks must not end the process; the next query reports the trouble.
  pool.on('error', () => undefined);
  // Nor one that breaks in the hands of a transaction between two of its statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (patience === undefined) closeIdleInUse(pool, SILENCE_TIMEOUT_MS);
  return new PostgresDialect({ pool });
}

const numberParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format);

/** For what has come but could not be read yet, because this process had too much to do. Milliseconds. */
const READ_GRACE_MS = 100;

/**
 * Closes each connection of the pool that is in use and on which nothing has moved for `silence` milliseconds: whoever
 * waits for it learns that the database is away, and the pool makes a new one. Postgres itself ends what takes too
 * long, so such a silence is a lost network or a dead host, of which the system tells only after minutes.
 */
function closeIdleInUse(pool: pg.Pool, silence: number): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!isSocket(stream)) return;
    stream.on('timeout', () => {
      const { bytesRead } = stream;
      setTimeout(() => {
        if (inUse.has(client) && stream.bytesRead === bytesRead) stream.destroy();
      }, READ_GRACE_MS);
    });
  });
  const watch = (client: pg.PoolClient, time: number) => {
    const { stream } = client.connection;
    if (isSocket(stream)) stream.setTimeout(time);
  };
  pool.on('acquire', (client) => {
    inUse.add(client);
    watch(client, silence);
  });
  pool.on('release', (_, client) => {
    inUse.delete(client);
    watch(client, 0);
  });
}

type Socket = pg.Connection['stream'] & {
  bytesRead: number;
  setTimeout: (milliseconds: number) => void;
};

function isSocket(stream: pg.Connection['stream']): stream is Socket {
  return 'setTimeout' in stream && 'bytesRead' in stream;
}

/**
 * Postgres has no NUL in a text and answers one with an error. With this plugin a text that somebody asks for with
 * one is looked for with the sign for "unreadable" in its place, and is not found, as on SQLite.
 */
export const STRIP_NUL: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode =>
    transformer.transformNode(node),
  transformResult: ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> =>
    Promise.resolve(result),
};

class WithoutNul extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: readable(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(readable) };
  }
}

const transformer = new WithoutNul();

function readable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;
}
