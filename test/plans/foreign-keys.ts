import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../app/db/create-table.ts';
import type { Database } from '../../app/db/tables.ts';

type Key = { table: string; column: string };

/** Columns that refer to rows of another table and that no index begins with: when such a row goes, all are looked through. */
export async function keysWithoutIndex(db: Kysely<Database>): Promise<string[]> {
  const keys = isSqlite(db)
    ? sql<Key>`select t.name as "table", k."from" as "column"
        from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table'`
    : sql<Key>`select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f'`;
  const indexed = isSqlite(db)
    ? sql<Key>`select t.name as "table", c.name as "column"
        from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where t.type = 'table' and c.seqno = 0 and i.partial = 0`
    : sql<Key>`select i.indrelid::regclass::text as "table", a.attname as "column" from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indpred is null`;
  const nameOf = ({ table, column }: Key) => `${table}.${column}`;
  const found = new Set((await indexed.execute(db)).rows.map(nameOf));
  const names = (await keys.execute(db)).rows.map(nameOf);
  if (names.length === 0) throw new Error('The database says nothing of its foreign keys');
  return names.filter((name) => !found.has(name));
}
