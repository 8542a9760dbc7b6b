const WRITE = /\b(?:insert\s+into|replace\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi;
const MOST_KNOWN = 2000;
const known = new Map<string, readonly string[]>();

/**
 * The tables that a statement may write to, by its words. Rather one too many: `on conflict do update set`
 * names a table that is none.
 */
export function writtenTables(sql: string): readonly string[] {
  const found = known.get(sql) ?? findTables(sql);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(sql, found);
  return found;
}

function findTables(sql: string): readonly string[] {
  return [...sql.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase());
}
