import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createTrigger } from '../create-trigger.ts';

/** Keeps count of how much room the pictures of the library take, also of those that are not shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into rollups (metric, bucket, total)
    select 'picture-bytes', -1, sum(bytes) from resources having count(*) > 0`.execute(db);
  const add = (by: RawBuilder<unknown>) => sql`insert into rollups (metric, bucket, total)
    values ('picture-bytes', -1, ${by})
    on conflict (metric, bucket) do update set total = rollups.total + excluded.total`;
  const common = { table: 'resources', only: null };
  const [come, go] = ['count_picture_bytes_new', 'count_picture_bytes_deleted'];
  await createTrigger(db, {
    ...common,
    name: come,
    when: sql`after insert`,
    body: add(sql`new.bytes`),
  });
  await createTrigger(db, {
    ...common,
    name: go,
    when: sql`after delete`,
    body: add(sql`- old.bytes`),
  });
}
