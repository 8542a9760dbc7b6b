import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/platform/db/tables.ts';
import released from '../../test/contracts/rows-of-0.1.0.json' with { type: 'json' };

const ROWS: Readonly<Record<string, readonly object[]>> = released.rows;

/** Inserts the rows of a release into an older schema, ignoring unknown columns and invalid values. */
export async function fillOld(db: Kysely<Database>): Promise<void> {
  const query = sql<{ name: string; column: string }>`select t.name, c.name as "column"
    from pragma_table_list t join pragma_table_xinfo(t.name) c where t.type = 'table' and c.hidden = 0`;
  const tables = Map.groupBy((await query.execute(db)).rows, ({ name }) => name);
  // The order of the rows does not matter.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const [name, columns] of tables) {
    const known = new Set(columns.map(({ column }) => column));
    for (const row of ROWS[name] ?? []) {
      const cells = Object.entries(row).filter(([column]) => known.has(column));
      const refs = sql.join(cells.map(([column]) => sql.ref(column)));
      const values = sql.join(cells.map(([, value]) => sql`${value}`));
      const insert = sql`insert or ignore into ${sql.table(name)} (${refs}) values (${values})`;
      await insert.execute(db);
    }
  }
}

/** The schema as text, for comparison. */
export async function describeSchema(db: Kysely<Database>): Promise<string> {
  const query = sql<{ line: string }>`select type || name || coalesce(sql, '') as line
    from sqlite_schema where name not like 'sqlite_stat%'
    union all select name from kysely_migration order by 1`;
  return (await query.execute(db)).rows.map(({ line }) => line).join('\n');
}
