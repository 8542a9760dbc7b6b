import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';

const db = onSqlite();

it('has an index behind every foreign key', async () => {
  const { rows } = await sql<{ name: string }>`select t.name || '.' || k."from" as name
    from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table' and not exists (
      select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
      where c.seqno = 0 and i.partial = 0 and c.name = k."from")`.execute(db());
  expect(rows).toEqual([]);
});
