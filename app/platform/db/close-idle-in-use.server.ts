import type pg from 'pg';

/** For what has come but could not be read yet, because this process had too much to do. Milliseconds. */
const LAST_LOOK = 100;

/**
 * Closes each connection of the pool that is in use and on which nothing has moved for `silence` milliseconds: whoever
 * waits for it learns that the database is away, and the pool makes a new one. Postgres itself ends what takes too
 * long, so such a silence is a lost network or a dead host, of which the system tells only after minutes.
 */
export function closeIdleInUse(pool: pg.Pool, silence: number): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!isSocket(stream)) return;
    stream.on('timeout', () => {
      const { bytesRead } = stream;
      setTimeout(() => {
        if (inUse.has(client) && stream.bytesRead === bytesRead) stream.destroy();
      }, LAST_LOOK);
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
