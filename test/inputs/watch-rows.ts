import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Sees from a connection of its own what the server has written. */
export type RowWatch = { hasChanged: () => boolean; close: () => void };

// When a job is due next is the clock's business.
const LEFT_OUT = "name not like 'sqlite_%' and name <> 'jobs'";

/**
 * Watches the database of a server. `hasChanged` says whether any row is another one than at the last look, or
 * has come or gone; a transaction that only took a lock changes none.
 */
export function watchRows(dataDir: string): RowWatch {
  const database = new DatabaseSync(join(dataDir, 'broetry.sqlite'), { readOnly: true });
  const version = database.prepare('pragma data_version');
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and ${LEFT_OUT} order by name`)
    .all()
    .map(({ name }) => database.prepare(`select * from "${String(name)}"`));
  const digest = () => {
    const hash = createHash('sha256');
    for (const table of tables) hash.update(JSON.stringify(table.all())).update('\n');
    return hash.digest('hex');
  };
  const look = () => Number(version.get()?.['data_version']);
  let [seen, rows] = [look(), digest()];
  return {
    hasChanged() {
      const now = look();
      if (now === seen) return false;
      seen = now;
      const before = rows;
      rows = digest();
      return rows !== before;
    },
    close: () => database.close(),
  };
}
