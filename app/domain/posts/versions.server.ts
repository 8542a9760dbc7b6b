import type { Db } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { DEFAULT_FACE, type Face, memberFace } from '../faces/face.ts';
import type { Member, Viewer } from '../members/viewer.ts';
import { type Authorship, readFallback } from '../writers/writer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { findAttached } from './attachment-store.server.ts';
import { attachedPicture } from './attachment.ts';
import {
  findNewestOwnId,
  findOwnGeneration,
  insertVersion,
  WRITTEN_BY_HAND,
} from './generation-store.server.ts';
import { graveText } from './grave-versions.server.ts';
import { updateVersion } from './post-store.server.ts';
import { formDataOf, type PostProfile, profileIn } from './post.ts';
import { versionOf } from './post-row.server.ts';
import { savePost } from './posts.server.ts';
import type { PreviewState } from './preview.ts';
import { findProfile } from './profiles.server.ts';
import { replayPath } from './replay-link.server.ts';
import type { PostGeneration } from './stored-forms.server.ts';
import {
  familyOf,
  homeOf,
  listFamilyPosts,
  listVersionRows,
  lockFamily,
} from './version-store.server.ts';

/** A version of a post on the result screen. `isEdit`: its author has edited it by hand. */
export type PostVersion = Authorship & {
  id: string;
  text: string;
  humorLevel: string;
  isEdit: boolean;
  /** For members. Null for a version without a replay. */
  replayPath: string | null;
};

/** The id of the newest post that the viewer has written. */
export function findNewestPost(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<string | undefined> {
  return findNewestOwnId(db, viewer);
}

export async function findGeneration(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<PreviewState | null> {
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const isMember = viewer.kind === 'member';
  const profile = isMember ? await findProfile(db, viewer.id, row) : undefined;
  const posts = isMember ? await listFamilyPosts(db, viewer.id, familyOf(row)) : [];
  const ids = posts.map((post) => post.id);
  const [picture] = (await findAttached(db, ids)).values();
  const formData = formDataOf(row, profile);
  return {
    post: printableText(row.text),
    formData,
    face: faceOfOwn(viewer, formData),
    generationId: row.id,
    writer: row.writer,
    fallback: readFallback(row.fallback),
    picture: picture && attachedPicture(picture),
    remixOf: row.remix_of ?? undefined,
    isGrave: row.is_grave === 1 || undefined,
  };
}

/** The face of a post's author. A guest has the default one, under any name. */
export function faceOfOwn(viewer: Viewer, { profileName, profileFace }: PostProfile): Face {
  if (viewer.kind === 'guest') return DEFAULT_FACE;
  return memberFace(viewer.id, profileName, profileFace);
}

/** All versions of an own generation's post, oldest first. Null when there is no such generation. */
export async function listVersions(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  viewer: Viewer,
  id: string,
): Promise<PostVersion[] | null> {
  const row = await findOwnGeneration(db, viewer, id);
  if (!row) return null;
  const rows = await listVersionRows(db, viewer, familyOf(row));
  return rows.map((version) =>
    postVersion(version, viewer.kind === 'member' ? replayPath(secret, version) : null),
  );
}

function postVersion(row: PostGeneration, path: string | null = null): PostVersion {
  return {
    id: row.id,
    text: printableText(row.text ?? ''),
    humorLevel: row.humor_level,
    isEdit: row.writer === WRITTEN_BY_HAND,
    writer: row.writer,
    replayPath: path,
    fallback: readFallback(row.fallback),
  };
}

/** Makes the saved post show another version; a shared post does not change. False when there is no such version. */
export function showVersion(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await findOwnGeneration(trx, viewer, id);
    if (row?.state !== 'succeeded' || !row.text) return false;
    await lockFamily(trx, familyOf(row));
    const home = homeOf(await listFamilyPosts(trx, viewer.id, familyOf(row)), row.post_id);
    if (!home || home.generation_id === row.id) return true;
    const version = versionOf(row, profileIn(home.formData), services.now());
    await updateVersion(trx, home.id, viewer.id, version);
    return true;
  });
}

/** The cleaned text of an edit. `latest` is the id of the newest version that the author has seen. */
type PostEdit = { text: string; latest: string };

type EditOutcome = { ok: true; version: PostVersion } | Rejection;

export const MAX_VERSIONS = 200;

/**
 * Saves an edit as a new version, which a member's saved post shows from now on. Fails when another tab has added a version
 * meanwhile. The same edit again returns the saved version.
 */
export function editPost(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Viewer,
  id: string,
  edit: PostEdit,
): Promise<EditOutcome> {
  return services.db.transaction().execute(async (trx) => {
    const base = await findOwnGeneration(trx, viewer, id);
    if (base?.state !== 'succeeded' || !base.text) return NOT_FOUND;
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
  trx: Db,
  services: Pick<Services, 'now' | 'newId'>,
  viewer: Viewer,
  base: PostGeneration,
  text: string,
): Promise<PostGeneration> {
  // A member's first version may be the one that was written as a guest.
  const isMember = viewer.kind === 'member';
  const owner = isMember ? { owner_kind: viewer.kind, owner_id: viewer.id } : {};
  const row = await addVersion(trx, services, base, {
    ...owner,
    writer: WRITTEN_BY_HAND,
    engine: null,
    text,
    plot: null,
    plot_cast: null,
    is_grave: base.is_grave || graveText(text),
    fallback: null,
  });
  if (isMember) await savePost(trx, services, viewer.id, row);
  return row;
}

/** Adds a finished version that was made from another one, without a charge. Returns its row. */
export async function addVersion(
  trx: Db,
  services: Pick<Services, 'newId' | 'now'>,
  base: PostGeneration,
  change: Partial<PostGeneration>,
): Promise<PostGeneration> {
  const id = services.newId();
  const now = services.now();
  const row: PostGeneration = {
    ...base,
    id,
    idem_key: `version-${id}`,
    request_hash: '',
    parent_id: base.id,
    family_id: familyOf(base),
    charged_subject: null,
    charged_period: null,
    template_ids: null,
    created_at: now,
    finished_at: now,
    post_id: null,
    ...change,
  };
  await insertVersion(trx, row);
  return row;
}
