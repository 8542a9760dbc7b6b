import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../../app/db/tables.ts';

/** A statement as it was run: its text, some of the values it was run with, and the functions that ran it. */
export type Recorded = { sql: string; values: (readonly unknown[])[]; askedBy: Set<string> };

/** So many sets of values of one statement are explained: a plan may depend on them. */
const MOST_VALUES = 3;

/** The same database, whose statements are written down, each text once. */
export function record(db: Kysely<Database>): {
  db: Kysely<Database>;
  statements: ReadonlyMap<string, Recorded>;
} {
  const statements = new Map<string, Recorded>();
  const under = new WeakMap<object, { query: CompiledQuery; names: string[] }>();
  const executor = db.getExecutor();
  const spied = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      under.set(queryId, { query: executor.compileQuery(node, queryId), names: namesOnStack() });
      return node;
    },
    // Only of what was run: the part of another statement has no result of its own.
    transformResult: ({ result, queryId }) => {
      const known = under.get(queryId);
      if (known) note(statements, known.query, known.names);
      return Promise.resolve(result);
    },
  });
  // Whoever gave it ends it, when it has been asked what it makes of the statements.
  return { db: Object.assign(spied, { destroy: () => Promise.resolve() }), statements };
}

function note(
  statements: Map<string, Recorded>,
  { sql, parameters }: CompiledQuery,
  names: readonly string[],
): void {
  const known = statements.get(sql) ?? { sql, values: [], askedBy: new Set<string>() };
  statements.set(sql, known);
  const text = JSON.stringify(parameters);
  const isNew = known.values.every((values) => JSON.stringify(values) !== text);
  if (isNew && known.values.length < MOST_VALUES) known.values.push(parameters);
  for (const name of names) known.askedBy.add(name);
}

// The server's own functions keep their names in the build; the builder tells two of one name apart by `$1`.
function namesOnStack(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const stack = new Error('here').stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return [...stack.matchAll(/at (?:async )?(?:\w+\.)?(\w+)(?:\$\d+)? \(/g)].map(
    (match) => match[1] ?? '',
  );
}
