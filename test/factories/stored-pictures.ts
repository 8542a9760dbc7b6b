import { insertResource } from '../../app/domain/media-library/resource-store.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { libraryRow } from './fill-library.ts';

/** Adds a member with a picture that has files of these keys, of which none is on a disk. Returns the id of the picture. */
export async function storePictures(db: Db, keys: readonly string[]): Promise<string> {
  const [user_id, id] = ['with-files', 'of-files'];
  const texts = { display_name: 'Ada', settings: '{}', search_text: 'ada' };
  const zeros = { email_verified: 0, posts_created: 0, created_at: 0, last_login: 0 };
  await db
    .insertInto('users')
    .values({ id: user_id, email: '', ...texts, ...zeros })
    .execute();
  await insertResource(db, libraryRow({ id, user_id, description: 'A wall' }));
  const rows = keys.map((path) => ({ path, resource_id: id, created_at: 0, deleting: 0 }));
  await db.insertInto('stored_objects').values(rows).execute();
  return id;
}
