import { type Kysely, sql } from 'kysely';

/** Indexes for statements whose cost grew with a table, or with what one member has (docs/decisions/database.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (table: string, name: string, columns: string[]) =>
    db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
  await index('notices', 'created', ['created_at', 'id']);
  await index('sessions', 'last_seen', ['last_seen']);
  await index('login_attempts', 'link_user', ['link_user_id']);
  await index('quota_counters', 'period', ['period']);
  await index('quota_counters', 'subject', ['subject']);
  await index('generations', 'owner_finished', ['owner_id', 'kind', 'finished_at', 'id']);
  // Literal: SQLite reads such an index only for a query that says the very same.
  await sql`create index notices_unread on notices (user_id) where read_at is null`.execute(db);
  await sql`create index quota_counters_floods on quota_counters (period)
    where scope like 'flood:%'`.execute(db);
  await sql`create index posts_unshared on posts (user_id, substr(post, 1, 80))
    where type = 'generated'`.execute(db);
  await sql`create index feature_requests_user_text
    on feature_requests (user_id, substr(text, 1, 80))`.execute(db);
  await sql`create index generations_ended on generations (created_at)
    where state <> 'succeeded' and state <> 'reserved'`.execute(db);
}
