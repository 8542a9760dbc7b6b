import { sql } from 'kysely';
import { deleteReactionsAndComments } from '../posts/post-store.server.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import { NO_ORIGIN } from '../posts/post-origin.ts';
import { forgetRequests } from '../feature-requests/decision-store.server.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts';

type Row = Record<string, unknown>;
type TableName = keyof Database;

const TABLES = Object.entries(PERSONAL_TABLES).filter(
  (entry): entry is [TableName, PersonalTable] => entry[1] !== null,
);

/** Collects everything stored about a member, by table, without secret columns. */
export async function collectPersonalData(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, table] of TABLES) {
    if (!table.exported) continue;
    const rows = await rowsOf(db, name, table, userId);
    found[name] = rows.map((row) => without(row, table.secret ?? []));
  }
  return found;
}

/** Deletes a member and everything stored about it. Generations stay as anonymous rows for statistics. */
export async function erasePersonalData(trx: Db, userId: string): Promise<void> {
  await deleteReactionsAndComments(trx, userId);
  await forgetRequests(trx, userId);
  await forgetGenerations(trx, userId);
  for (const [name, table] of TABLES) {
    if (table.onDelete !== 'delete' || name === 'users') continue;
    await sql`delete from ${sql.table(name)} where ${sql.ref(table.by)} = ${userId}`.execute(trx);
  }
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

async function rowsOf(
  db: Db,
  name: TableName,
  table: PersonalTable,
  userId: string,
): Promise<Row[]> {
  if (name === 'generations') return generationsOf(db, userId).selectAll().execute();
  const found = sql<Row>`select * from ${sql.table(name)} where ${sql.ref(table.by)} = ${userId}`;
  return (await found.execute(db)).rows;
}

// Generations of the member, and of the guest who became this member.
function generationsOf(db: Db, userId: string) {
  return (
    db
      .selectFrom('generations')
      // A union of indexed queries: with OR conditions, a database scans all generations.
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('generations as own')
          .select('own.id')
          .where('own.owner_id', '=', userId)
          .unionAll(
            eb
              .selectFrom('generations as saved')
              .innerJoin('posts', 'posts.id', 'saved.post_id')
              .select('saved.id')
              .where('posts.user_id', '=', userId),
          )
          .unionAll(
            eb
              .selectFrom('replies')
              .select('replies.generation_id as id')
              .where('replies.user_id', '=', userId),
          ),
      )
  );
}

const ANONYMOUS = 'deleted';

async function forgetGenerations(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set({
      owner_id: ANONYMOUS,
      // Keys are unique per owner, and all deleted members share one owner.
      idem_key: sql.ref('id'),
      request_hash: '',
      fields: '{}',
      text: sql`case when text is null then null else '' end`,
      template_ids: null,
      plot: null,
      plot_cast: null,
      is_grave: 0,
      post_id: null,
      parent_id: null,
      family_id: null,
      charged_subject: null,
      charged_period: null,
      ...NO_ORIGIN,
    })
    .where('id', 'in', generationsOf(trx, userId).select('id'))
    .execute();
}

function without(row: Row, secret: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name)));
}
