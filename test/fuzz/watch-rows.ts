import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Detects the server's writes over a separate connection. */
export type RowWatch = { changes: () => string[]; close: () => void };

// The jobs table changes with the clock.
const LEFT_OUT = "name not like 'sqlite_%' and name <> 'jobs'";

/**
 * Watches a server's SQLite database. `changes` returns the tables with rows changed, added or deleted since the last
 * call. A transaction that only took a lock changes none.
 */
export function watchRows(dataDir: string): RowWatch {
  const database = new DatabaseSync(join(dataDir, 'broetry.sqlite'), { readOnly: true });
  const version = database.prepare('pragma data_version');
  const tables = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and ${LEFT_OUT} order by name`,
    )
    .all()
    .map(({ name }) => ({
      name: String(name),
      all: database.prepare(`select * from "${String(name)}"`),
    }));
  const digests = () =>
    tables.map(({ all }) => createHash('sha256').update(JSON.stringify(all.all())).digest('hex'));
  const look = () => Number(version.get()?.['data_version']);
  let [seen, rows] = [look(), digests()];
  return {
    changes() {
      const now = look();
      if (now === seen) return [];
      seen = now;
      const before = rows;
      rows = digests();
      return tables.filter((_, at) => rows[at] !== before[at]).map(({ name }) => name);
    },
    close: () => database.close(),
  };
}
