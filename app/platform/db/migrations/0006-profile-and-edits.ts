import { type Kysely, sql } from 'kysely';

/** Versions of a post know their first one, so that all of them are found wherever the post went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('family_id', 'text').execute();
  await sql`with recursive line(id, family) as (
      select id, id from generations where parent_id is null
      union all
      select generations.id, line.family from generations join line on generations.parent_id = line.id
    )
    update generations
    set family_id = (select line.family from line where line.id = generations.id)
    where parent_id is not null`.execute(db);
  await db.schema
    .createIndex('generations_family')
    .on('generations')
    .columns(['family_id', 'id'])
    .execute();
  await db.schema.createIndex('posts_generation').on('posts').column('generation_id').execute();
}
