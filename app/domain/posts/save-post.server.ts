import type { Kysely } from 'kysely';
import { copyAttached } from './attachment-store.server.ts';
import { countPosts } from '../members/member-store.server.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import { attachToPost, findPostOfGeneration, WRITTEN_BY_HAND } from './generation-store.server.ts';
import { postOriginOf } from '../../platform/db/post-origin.ts';
import type { Services } from '../../platform/services.ts';
import { homeOf, listFamilyPosts } from './family-store.server.ts';
import { findDefaultProfile } from './find-profile.server.ts';
import { formDataOf, type PostProfile, profileIn } from './form-data.ts';
import { insertPost, updateVersion } from './post-store.server.ts';
import { toCrlf } from './post-text.ts';
import { ownSearchText } from './search-text.ts';
import { seededCounts } from './seeded-counts.ts';
import { UNSHARED } from './share-state.ts';

/**
 * Keeps a member's finished generation: a new saved post of type generated (docs/product.md §3), or another
 * version of the post it was made from. What has been shared stays as it was shared: its next version is a
 * post of its own. Runs in the caller's transaction, which finished the generation.
 */
export async function savePost(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
  row: GenerationRow,
): Promise<string> {
  const parent = row.parent_id ? await findPostOfGeneration(trx, userId, row.parent_id) : undefined;
  const family = row.family_id ? await listFamilyPosts(trx, userId, row.family_id) : [];
  const home = homeOf(family, parent?.id ?? null);
  const profile = await profileFor(trx, userId, home ?? parent);
  const now = services.now();
  const version = versionOf(row, profile, now);
  const isVersion = home ? await updateVersion(trx, home.id, userId, version) : false;
  const id = home && isVersion ? home.id : services.newId();
  if (!isVersion) {
    await insertPost(trx, {
      ...version,
      ...seededCounts(id),
      id,
      user_id: userId,
      type: 'generated',
      style: row.style,
      created_at: now,
      ...UNSHARED,
    });
    await copyAttached(
      trx,
      family.map((post) => post.id),
      id,
    );
  }
  await attachToPost(trx, row.id, id);
  if (row.writer !== WRITTEN_BY_HAND) await countPosts(trx, userId, 1);
  return id;
}

function profileFor(
  trx: Kysely<Database>,
  userId: string,
  earlier: { form_data: string } | undefined,
): Promise<PostProfile> {
  if (earlier) return Promise.resolve(profileIn(earlier.form_data));
  return findDefaultProfile(trx, userId);
}

/** What a saved post holds of the version it shows. */
export function versionOf(row: GenerationRow, profile: PostProfile, now: number) {
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const post = row.text ?? '';
  const form = { style: row.style, fields, humorLevel: row.humor_level };
  const formData = formDataOf(form, profile);
  return {
    post,
    formatted_post: toCrlf(post),
    form_data: JSON.stringify(formData),
    generation_id: row.id,
    search_text: ownSearchText({ post, style: row.style, formData }),
    updated_at: now,
    ...postOriginOf(row),
  };
}
