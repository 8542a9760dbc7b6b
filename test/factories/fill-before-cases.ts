import { sql } from 'kysely';
import type { Db } from '../../app/platform/db/tables.ts';
import { libraryRow } from './fill-library.ts';

/** Adds a reported post, a visible picture and a removed one, as migration 0011 left them. */
export async function fillBeforeCases(db: Db): Promise<void> {
  await sql`insert into users (id, email, display_name, created_at, last_login, search_text)
    values ('writer', 'writer@members.example', 'Writer', 1, 1, 'writer')`.execute(db);
  await sql`insert into posts (id, user_id, generation_id, post, formatted_post, style, form_data, likes, comments, type, created_at, updated_at, search_text)
    values ('post', 'writer', 'generation', 'words', 'words', 'humblebrag', '{}', 100, 10, 'generated', 1, 1, 'words')`.execute(
    db,
  );
  await sql`insert into moderation_cases (id, target_kind, target_id, post_id, owner_id, opened_at, version)
    values ('case', 'post', 'post', 'post', 'writer', 2, 3)`.execute(db);
  await sql`insert into reports (id, case_id, reporter_key, counts, reason, words, created_at)
    values ('report', 'case', 'somebody', 0, 'spam', 'too loud', 3)`.execute(db);
  for (const [id, hidden_at] of [
    ['shown', null],
    ['hidden', 7],
  ] as const) {
    const row = libraryRow({ id, user_id: 'writer', description: id, hidden_at });
    await db
      .insertInto('resources')
      .values({ ...row, content_hash: `hash ${id}` })
      .execute();
  }
}
