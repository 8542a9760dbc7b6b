import { expressionBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { STRIP_NUL } from './postgres.server.ts';
import type { Database } from './tables.ts';

const sqlite = onSqlite();
const ODD = 'a\u0000b';
const READABLE = 'a\ufffdb';

const among = expressionBuilder<Database>()(sql`${READABLE}`, 'in', [ODD, 'none']);

// SQLite takes a NUL and can say what it was asked with; Postgres answers one with an error.
it.each([
  ['a value', sql`select ${ODD} as answer`, READABLE],
  ['a list', sql`select ${among} as answer`, 1],
])('replaces NUL in %s', async (_, query, answer) => {
  const db = sqlite().withPlugin(STRIP_NUL);
  expect((await query.execute(db)).rows).toEqual([{ answer }]);
});
