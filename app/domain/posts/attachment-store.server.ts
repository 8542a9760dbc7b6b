import type { Kysely } from 'kysely';
import type { AttachedPictureRow, Database, ResourceRow } from '../../platform/db/tables.ts';
import type { AttachedRow } from './attachment.ts';

/** The pictures of these posts, as far as the library still shows them. */
export async function findAttached(
  db: Kysely<Database>,
  postIds: readonly string[],
): Promise<Map<string, AttachedRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await shownPictures(db)
    .select([
      'attached_pictures.post_id',
      'attached_pictures.attached_at',
      'attached_pictures.top_text',
      'attached_pictures.bottom_text',
      'resources.alt',
      'resources.width',
      'resources.height',
      'resources.content_type',
    ])
    .where('attached_pictures.post_id', 'in', postIds)
    .execute();
  return new Map(rows.map((row) => [row.post_id, row]));
}

/** What is drawn for a post, and whether everybody may see it. */
export type PictureRow = Pick<AttachedPictureRow, 'top_text' | 'bottom_text'> &
  Pick<ResourceRow, 'image' | 'content_hash' | 'width' | 'height'> & {
    type: 'generated' | 'community';
    hidden_at: number | null;
  };

/** Who asks for the picture under a post: a member, or null for a guest; admins see what they have to judge. */
export type PictureViewer = { id: string; isAdmin: boolean } | null;

/** The picture of a post that the viewer may see: a shared one, or an own one; of admins also a hidden one. */
export function findPicture(
  db: Kysely<Database>,
  postId: string,
  viewer: PictureViewer,
): Promise<PictureRow | undefined> {
  return shownPictures(db)
    .innerJoin('posts', 'posts.id', 'attached_pictures.post_id')
    .select([
      'attached_pictures.top_text',
      'attached_pictures.bottom_text',
      'resources.image',
      'resources.content_hash',
      'resources.width',
      'resources.height',
      'posts.type',
      'posts.hidden_at',
    ])
    .where('attached_pictures.post_id', '=', postId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('posts.type', '=', 'community'),
          ...(viewer?.isAdmin ? [] : [eb('posts.hidden_at', 'is', null)]),
        ]),
        ...(viewer === null ? [] : [eb('posts.user_id', '=', viewer.id)]),
      ]),
    )
    .executeTakeFirst();
}

/** The words on the picture of one of these posts, for whoever has to look at them. Empty where there is none. */
export async function captionOf(db: Kysely<Database>, postIds: readonly string[]): Promise<string> {
  const rows = [...(await findAttached(db, postIds)).values()];
  return rows.map((row) => [row.top_text, row.bottom_text].filter(Boolean).join('\n')).join('\n');
}

/** Puts the same picture under these posts, in the place of an earlier one. */
export async function putAttached(
  trx: Kysely<Database>,
  postIds: readonly string[],
  picture: Omit<AttachedPictureRow, 'post_id'>,
): Promise<void> {
  await deleteAttached(trx, postIds);
  const rows = postIds.map((post_id) => ({ ...picture, post_id }));
  await trx.insertInto('attached_pictures').values(rows).execute();
}

/** Takes the pictures off these posts. False when there was none. */
export async function deleteAttached(
  trx: Kysely<Database>,
  postIds: readonly string[],
): Promise<boolean> {
  if (postIds.length === 0) return false;
  const gone = await trx
    .deleteFrom('attached_pictures')
    .where('post_id', 'in', postIds)
    .returning('post_id')
    .execute();
  return gone.length > 0;
}

/** A new post of a family has the picture of the others. */
export async function copyAttached(
  trx: Kysely<Database>,
  from: readonly string[],
  to: string,
): Promise<void> {
  if (from.length === 0) return;
  const row = await trx
    .selectFrom('attached_pictures')
    .selectAll()
    .where('post_id', 'in', from)
    .orderBy('attached_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  await trx
    .insertInto('attached_pictures')
    .values({ ...row, post_id: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function shownPictures(db: Kysely<Database>) {
  return db
    .selectFrom('attached_pictures')
    .innerJoin('resources', 'resources.id', 'attached_pictures.resource_id')
    .where('resources.hidden_at', 'is', null);
}
