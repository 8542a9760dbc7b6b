import type { Kysely } from 'kysely';
import { findStyle } from '../../comedy/post-styles.ts';
import { countPosts } from '../account/member-store.server.ts';
import type { Database, GenerationRow } from '../db/tables.ts';
import { foldText } from '../fold-text.ts';
import { attachToPost, findPostOfGeneration } from '../generator/generation-store.server.ts';
import type { Services } from '../services.server.ts';
import { formDataOf } from './form-data.ts';
import { insertPost, updateVersion } from './post-store.server.ts';
import { toCrlf } from './post-text.ts';
import { seededCounts } from './seeded-counts.ts';

/**
 * Keeps a member's finished generation: a new saved post of type generated (docs/product.md §3), or another
 * version of the post it was regenerated from. What has been shared stays as it was shared: its next version
 * is a post of its own. Runs in the caller's transaction, which finished the generation.
 */
export async function savePost(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
  row: GenerationRow,
): Promise<string> {
  const earlier = row.parent_id
    ? await findPostOfGeneration(trx, userId, row.parent_id)
    : undefined;
  const now = services.now();
  const version = versionOf(row, now);
  const isVersion = earlier ? await updateVersion(trx, earlier.id, userId, version) : false;
  const id = earlier && isVersion ? earlier.id : services.newId();
  if (!isVersion) {
    await insertPost(trx, {
      ...version,
      ...seededCounts(id),
      id,
      user_id: userId,
      type: 'generated',
      style: row.style,
      created_at: now,
      shared_at: null,
    });
  }
  await attachToPost(trx, row.id, id);
  await countPosts(trx, userId, 1);
  return id;
}

function versionOf(row: GenerationRow, now: number) {
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const post = row.text ?? '';
  const label = findStyle(row.style)?.label ?? row.style;
  const form = { style: row.style, fields, humorLevel: row.humor_level };
  return {
    post,
    formatted_post: toCrlf(post),
    form_data: JSON.stringify(formDataOf(form)),
    generation_id: row.id,
    search_text: foldText([post, label, ...Object.values(fields)].join(' ')),
    updated_at: now,
  };
}
