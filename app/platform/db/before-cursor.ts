import { type RawBuilder, sql } from 'kysely';

/**
 * The condition for the rows after a cursor in a list that is sorted by `created_at` and `id`, newest first; true without
 * a cursor. `table` qualifies the columns where the query joins tables.
 */
export function beforeCursor(
  cursor: { at: number; id: string } | null,
  table?: string,
): RawBuilder<boolean> {
  if (cursor === null) return sql<boolean>`true`;
  const [createdAt, id] = ['created_at', 'id'].map((name) =>
    sql.ref(table === undefined ? name : `${table}.${name}`),
  );
  return sql<boolean>`(${createdAt}, ${id}) < (${cursor.at}, ${cursor.id})`;
}
