import type { Kysely } from 'kysely';
import { isGrave } from '../../../comedy/grave.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';
import { type FallbackReason, readFallback } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { pictureOfGeneration } from './attachments.server.ts';
import { findOwnGeneration, insertVersion, WRITTEN_BY_HAND } from './generation-store.server.ts';
import { updateVersion } from './post-store.server.ts';
import { profileIn } from './post.ts';
import { savePost, versionOf } from './posts.server.ts';
import { previewState, type PreviewState } from './preview.ts';
import { findProfile } from './profiles.server.ts';
import {
  familyOf,
  homeOf,
  listFamilyPosts,
  listVersionRows,
  lockFamily,
} from './version-store.server.ts';

/** One version of a post, as the result screen lists them. `isEdit` where its writer changed it by hand. */
export type PostVersion = {
  id: string;
  text: string;
  humorLevel: string;
  isEdit: boolean;
  fallback?: FallbackReason;
};

/** The viewer's own finished post, or null: a stranger's and an unfinished one are no post. */
export async function findGeneration(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<PreviewState | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const profile =
    viewer.kind === 'member' ? await findProfile(services.db, viewer.id, row) : undefined;
  const picture = viewer.kind === 'member' ? await pictureOfGeneration(services, viewer, id) : null;
  return previewState(
    { style: row.style, fields, humorLevel: row.humor_level },
    {
      id: row.id,
      text: printableText(row.text),
      fallback: readFallback(row.fallback),
      profile,
      picture,
      remixOf: row.remix_of ?? undefined,
      isGrave: isGraveForm(fields),
    },
  );
}

/** Absent unless true, as all that is said only of some posts. */
export function isGraveForm(fields: Readonly<Record<string, string>>): true | undefined {
  return isGrave(Object.values(fields).join('\n')) || undefined;
}

/** All versions of the post that a generation is one of, oldest first. Null when it is none of the viewer's. */
export async function listVersions(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<PostVersion[] | null> {
  const row = await findOwnGeneration(db, viewer, id);
  if (!row) return null;
  return (await listVersionRows(db, viewer, familyOf(row))).map(postVersion);
}

/** The version that a finished generation is. */
function postVersion(row: GenerationRow): PostVersion {
  return {
    id: row.id,
    text: printableText(row.text ?? ''),
    humorLevel: row.humor_level,
    isEdit: row.writer === WRITTEN_BY_HAND,
    fallback: readFallback(row.fallback),
  };
}

/**
 * Lets the saved post show another of its versions. A post that exists only as it was shared stays like that.
 * False when there is no such version.
 */
export function showVersion(services: Services, viewer: Member, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await findOwnGeneration(trx, viewer, id);
    if (row?.state !== 'succeeded' || !row.text) return false;
    await lockFamily(trx, familyOf(row));
    const home = homeOf(await listFamilyPosts(trx, viewer.id, familyOf(row)), row.post_id);
    if (!home || home.generation_id === row.id) return true;
    const version = versionOf(row, profileIn(home.form_data), services.now());
    await updateVersion(trx, home.id, viewer.id, version);
    return true;
  });
}

/** A clean text in the place of a version. `latest` is the newest version that its writer had seen. */
type PostEdit = { text: string; latest: string };

type EditOutcome =
  | { ok: true; version: PostVersion }
  | { ok: false; reason: 'not-found' | 'stale-edit' | 'too-many-versions' };

/** A post of which more is kept than this is not edited any further. */
export const MAX_VERSIONS = 200;

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
    if (versions.length >= MAX_VERSIONS) return { ok: false, reason: 'too-many-versions' };
    return {
      ok: true,
      version: postVersion(await saveEdit(trx, services, viewer, base, edit.text)),
    };
  });
}

async function saveEdit(
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
    plot_cast: null,
    fallback: null,
    created_at: now,
    finished_at: now,
    post_id: null,
  };
  await insertVersion(trx, row);
  await savePost(trx, services, viewer.id, row);
  return row;
}
