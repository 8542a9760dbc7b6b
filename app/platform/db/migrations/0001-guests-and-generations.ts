import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('posts_generated', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_used', bigint, (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('guests_posts_generated_not_negative', sql`posts_generated >= 0`)
    .execute();

  await createTable(db, 'generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_kind', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('boot_id', 'text', (column) => column.notNull())
    .addColumn('deadline', bigint, (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('humor_level', 'text', (column) => column.notNull())
    .addColumn('seed', bigint, (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('charged_subject', 'text')
    .addColumn('charged_period', 'text')
    .addColumn('writer', 'text')
    .addColumn('engine', 'text')
    .addColumn('text', 'text')
    .addColumn('template_ids', 'text')
    .addColumn('devices', 'text')
    .addColumn('error_code', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('finished_at', bigint)
    .addCheckConstraint('generations_owner_kind', sql`owner_kind in ('guest', 'member')`)
    .addCheckConstraint(
      'generations_state',
      sql`state in ('reserved', 'succeeded', 'failed', 'expired')`,
    )
    .addCheckConstraint('generations_text', sql`(state = 'succeeded') = (text is not null)`)
    .addUniqueConstraint('generations_owner_key', ['owner_id', 'idem_key'])
    .execute();

  await db.schema
    .createIndex('generations_state_deadline')
    .on('generations')
    .columns(['state', 'deadline'])
    .execute();

  await createTable(db, 'quota_counters')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quota_counters_key', ['scope', 'subject', 'period'])
    .addCheckConstraint('quota_counters_not_negative', sql`used >= 0`)
    .execute();

  await createTable(db, 'guest_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('timestamp', bigint, (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('referrer', 'text')
    .addColumn('metadata', 'text')
    .execute();

  await db.schema
    .createIndex('guest_events_timestamp')
    .on('guest_events')
    .columns(['timestamp', 'id'])
    .execute();
}
