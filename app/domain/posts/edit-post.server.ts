import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import { findOwnGeneration, insertVersion, WRITTEN_BY_HAND } from './generation-store.server.ts';
import { listVersionRows } from './version-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { familyOf, lockFamily } from './family-store.server.ts';
import { postVersion } from './list-versions.server.ts';
import { savePost } from './save-post.server.ts';
import type { PostVersion } from './version.ts';

/** A clean text in the place of a version. `latest` is the newest version that its writer had seen. */
export type PostEdit = { text: string; latest: string };

export type EditOutcome =
  | { ok: true; version: PostVersion }
  | { ok: false; reason: 'not-found' | 'stale-edit' | 'too-many-versions' };

/** A post of which more is kept than this is not edited any further. */
export const MOST_VERSIONS = 200;

/**
 * Keeps what a member made of a version as a new one, shown from now on. Refused when another tab has added a
 * version meanwhile. The same edit once more is the one that was kept.
 */
export function editPost(
  services: Services,
  viewer: Member,
  id: string,
  edit: PostEdit,
): Promise<EditOutcome> {
  return services.db.transaction().execute(async (trx) => {
    const base = await findOwnGeneration(trx, viewer, id);
    if (base?.state !== 'succeeded' || !base.text) return { ok: false, reason: 'not-found' };
    if (base.text === edit.text) return { ok: true, version: postVersion(base) };
    await lockFamily(trx, familyOf(base));
    const versions = await listVersionRows(trx, viewer, familyOf(base));
    const newest = versions.at(-1);
    if (newest?.parent_id === base.id && newest.text === edit.text) {
      return { ok: true, version: postVersion(newest) };
    }
    if (newest?.id !== edit.latest) return { ok: false, reason: 'stale-edit' };
    if (versions.length >= MOST_VERSIONS) return { ok: false, reason: 'too-many-versions' };
    return { ok: true, version: postVersion(await keep(trx, services, viewer, base, edit.text)) };
  });
}

async function keep(
  trx: Kysely<Database>,
  services: Services,
  viewer: Member,
  base: GenerationRow,
  text: string,
): Promise<GenerationRow> {
  const id = services.newId();
  const now = services.now();
  const row: GenerationRow = {
    ...base,
    id,
    owner_kind: 'member',
    owner_id: viewer.id,
    idem_key: `edit-${id}`,
    request_hash: '',
    parent_id: base.id,
    family_id: familyOf(base),
    charged_subject: null,
    charged_period: null,
    writer: WRITTEN_BY_HAND,
    engine: null,
    text,
    template_ids: null,
    plot: null,
    cast_of_plot: null,
    fallback: null,
    created_at: now,
    finished_at: now,
    post_id: null,
  };
  await insertVersion(trx, row);
  await savePost(trx, services, viewer.id, row);
  return row;
}
