import { sql } from 'kysely';
import { POST_STYLES } from '../../comedy/styles/post-styles.ts';
import { COMPUTED_POST_COLUMNS, type Db } from '../../app/platform/db/tables.ts';
import { DAY_MS } from '../../app/platform/time/time-units.ts';

/** Adds `size` copies of a post over one year, in all styles. Later posts have fewer reactions and comments. */
export async function multiplyPost(db: Db, id: string, size: number, now: number): Promise<void> {
  const year = 365 * DAY_MS;
  const STEP = 250;
  const template = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const computed = new Set<string>(COMPUTED_POST_COLUMNS);
  const names = Object.keys(template).filter((name) => !computed.has(name));
  const styles = POST_STYLES.map(
    ({ value }, index) => sql`when ${sql.lit(index)} then ${sql.lit(value)}`,
  );
  const columns = names.map((name) => sql.ref(name));
  for (let from = 0; from < size; from += STEP) {
    const most = Math.min(size, from + STEP);
    const changed: Record<string, ReturnType<typeof sql>> = {
      id: sql`'made' || cast(cast(${100_000_000 + from} as integer) + n as text)`,
      shared_key: sql`null`,
      created_at: sql`cast(${now} as bigint) - (cast(${from} as bigint) + n) * ${Math.floor(year / size)}`,
      likes: sql`cast(100 + (n * 7919 + ${from}) % 1000 as integer)`,
      comments: sql`cast(10 + (n * 104729 + ${from}) % 100 as integer)`,
      reactions: sql`cast(((n * 31) % 7) * ((n + ${from}) * 10 / ${size}) as integer)`,
      real_comments: sql`cast(((n * 17) % 5) * ((n + ${from}) * 10 / ${size}) as integer)`,
      style: sql`case n % ${sql.lit(POST_STYLES.length)} ${sql.join(styles, sql` `)} end`,
    };
    const values = names.map((name) => changed[name] ?? sql`p.${sql.ref(name)}`);
    await sql`with recursive numbers(n) as (
        select 0 union all select n + 1 from numbers where n < ${most - from - 1}
      ) insert into posts (${sql.join(columns)})
      select ${sql.join(values)} from posts p, numbers where p.id = ${id}`.execute(db);
  }
}
