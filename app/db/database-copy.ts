/** What a database or a copy of one holds: its last migration (null: none) and the rows of each table. */
export type DatabaseContent = { schema: string | null; counts: Record<string, number> };

/** The names of what `first` and `second` do not agree on; empty when they hold the same. */
export function contentDifferences(first: DatabaseContent, second: DatabaseContent): string[] {
  const tables = new Set([...Object.keys(first.counts), ...Object.keys(second.counts)]);
  const differing = [...tables].filter((name) => first.counts[name] !== second.counts[name]);
  return first.schema === second.schema ? differing : ['schema', ...differing];
}
