import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../app/db/tables.ts';

export const DAY = 86_400_000;
export const MINUTE = 60_000;
export type Value = RawBuilder<unknown>;
export type Columns = Readonly<Record<string, Value>>;

/** Whom and what the rows are about: the member with very many of all, and things that very many did something to. */
export type Around = {
  memberId: string;
  adminId: string;
  /** A shared post. */
  postId: string;
  requestId: string;
  now: number;
  /** So many rows each table gets, and so many of them are that member's: a list of its own is long, too. */
  rows: number;
  own: number;
};

export const memberOf = (index: number) => `m${100_000_000 + index}`;
export const text = (value: string) => sql.lit(value);
/** Another member for each row. */
export const OTHER = sql`'m' || cast(100000000 + n as text)`;
export const ownedBy = (id: string, own: number) =>
  sql`case when n < ${sql.lit(own)} then ${text(id)} else ${OTHER} end`;
export const numbered = (name: string) => sql`${text(name)} || cast(100000000 + n as text)`;
export const ago = (now: number, apart: number) =>
  sql`cast(${sql.lit(now)} as bigint) - cast(n as bigint) * ${sql.lit(apart)}`;
export const NULL = sql`null`;

/** Makes so many rows: each column is an expression of the row's number `n`. */
export async function add(
  db: Kysely<Database>,
  table: keyof Database,
  columns: Columns,
  rows: number,
): Promise<void> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  await sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(rows - 1)})
    insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(Object.values(columns))}
    from numbers`.execute(db);
}

/** A picture of the library for each row. */
export const library = () => sql`'lib' || substr(cast(1000000000 + n as text), 2)`;
