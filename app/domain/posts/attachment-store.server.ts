import type { AttachmentRow, Db } from '../../platform/db/tables.ts';
import type { AttachedRow } from './attachment.ts';

/** The pictures under these posts by post id, without those hidden from the library. */
export async function findAttached(
  db: Db,
  postIds: readonly string[],
): Promise<Map<string, AttachedRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await shownPictures(db)
    .selectAll('attachments')
    .select(['resources.alt', 'resources.width', 'resources.height', 'resources.content_type'])
    .where('attachments.post_id', 'in', postIds)
    .execute();
  return new Map(rows.map((row) => [row.post_id, row]));
}

/** The id of the library picture under a post, if the library shows it. */
export async function findAttachedResource(db: Db, postId: string): Promise<string | undefined> {
  const row = await shownPictures(db)
    .select('attachments.resource_id')
    .where('attachments.post_id', '=', postId)
    .executeTakeFirst();
  return row?.resource_id;
}

export type PictureViewer = { id: string; isAdmin: boolean } | null;

/** The picture under a shared or an own post; for admins also under a hidden post. */
export function findPicture(db: Db, postId: string, viewer: PictureViewer) {
  return shownPictures(db)
    .innerJoin('posts', 'posts.id', 'attachments.post_id')
    .select([
      'attachments.top_text',
      'attachments.bottom_text',
      'resources.image',
      'resources.content_hash',
      'resources.width',
      'resources.height',
      'posts.type',
      'posts.hidden_at',
    ])
    .where('attachments.post_id', '=', postId)
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

/** The captions on the pictures under these posts, as one text for screening. */
export async function captionOf(db: Db, postIds: readonly string[]): Promise<string> {
  const rows = [...(await findAttached(db, postIds)).values()];
  return rows.map((row) => captionText(row.top_text, row.bottom_text)).join('\n');
}

export function captionText(top: string, bottom: string): string {
  return [top, bottom].filter(Boolean).join('\n');
}

/** Puts a picture under these posts, replacing earlier ones. */
export async function putAttached(
  trx: Db,
  postIds: readonly string[],
  picture: Omit<AttachmentRow, 'post_id'>,
): Promise<void> {
  await deleteAttached(trx, postIds);
  const rows = postIds.map((post_id) => ({ ...picture, post_id }));
  await trx.insertInto('attachments').values(rows).execute();
}

export async function deleteAttached(trx: Db, postIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('attachments').where('post_id', 'in', postIds).execute();
}

/** Puts the latest picture of the posts `from` under the post `to`, if there is one. */
export async function copyAttached(trx: Db, from: readonly string[], to: string): Promise<void> {
  if (from.length === 0) return;
  const row = await trx
    .selectFrom('attachments')
    .selectAll()
    .where('post_id', 'in', from)
    .orderBy('attached_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  await trx
    .insertInto('attachments')
    .values({ ...row, post_id: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function shownPictures(db: Db) {
  return db
    .selectFrom('attachments')
    .innerJoin('resources', 'resources.id', 'attachments.resource_id')
    .where('resources.hidden_at', 'is', null);
}
