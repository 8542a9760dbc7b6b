import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, GenerationRow, PostRow } from '../../platform/db/tables.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findMember } from '../members/member-store.server.ts';
import { updateSettings } from '../notifications/notification-store.server.ts';
import { readSettings } from '../notifications/settings.server.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { ownSearchText, sharedSearchText } from './post-row.server.ts';
import { updateFormData } from './post-store.server.ts';
import {
  DEFAULT_AUTHOR,
  DEFAULT_PROFILE,
  type PostFormData,
  type PostProfile,
  profileIn,
} from './post.ts';
import {
  type AccountData,
  cleanProfileEdit,
  type ProfileEdit,
  profileError,
  type ProfileError,
  profileOf,
  type TypedProfile,
} from './profile-edit.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

const shape = z.strictObject({
  displayName: z.string(),
  bio: z.string(),
  useAccountData: z.boolean(),
  useProfilePicture: z.boolean(),
});
const stored = z.object({ profile: shape });

/** Checks an edit as it was sent. */
export function parseProfileEdit(
  given: unknown,
): { ok: true; edit: ProfileEdit } | { ok: false; fault: ProfileError } {
  const shaped = shape.safeParse(given);
  if (!shaped.success) {
    const message = 'The request does not have the expected shape.';
    return { ok: false, fault: { field: null, message } };
  }
  const edit = cleanProfileEdit(shaped.data);
  const fault = profileError(edit);
  return fault ? { ok: false, fault } : { ok: true, edit };
}

/** The profile of a member's next post, by the settings that its row keeps. */
function savedProfile(settings: string, account: AccountData): PostProfile {
  const found = stored.safeParse(readSettings(settings));
  return found.success ? profileOf(found.data.profile, account) : DEFAULT_PROFILE;
}

/** The name and bio that a member typed last, also while the cards show the account's; the first ones without any. */
function typedProfile(settings: string): TypedProfile {
  const found = stored.safeParse(readSettings(settings));
  const { displayName, bio } = found.success ? found.data.profile : NOTHING_TYPED;
  return { displayName: displayName || DEFAULT_AUTHOR.name, bio: bio || DEFAULT_AUTHOR.bio };
}

const NOTHING_TYPED = { displayName: '', bio: '' };

/** The same settings with another profile; what else they hold stays. */
export function withProfile(settings: string, profile: ProfileEdit): string {
  return JSON.stringify({ ...readSettings(settings), profile });
}

/** Whom a version's card says it is by: as its post was saved, else as the member's next one would be. */
export async function findProfile(
  db: Kysely<Database>,
  userId: string,
  row: Pick<GenerationRow, 'id' | 'family_id'>,
): Promise<PostProfile> {
  const [post] = await listFamilyPosts(db, userId, familyOf(row));
  return post ? profileIn(post.form_data) : findDefaultProfile(db, userId);
}

/** Whom a member's next post is by: what the member said last. */
export async function findDefaultProfile(
  db: Kysely<Database>,
  userId: string,
): Promise<PostProfile> {
  const row = await findMember(db, userId);
  if (!row) return DEFAULT_PROFILE;
  return savedProfile(row.settings, { name: row.display_name, bio: row.bio });
}

/** What the viewer typed last for the cards of an own post; null when there is no such post. */
export async function findTypedProfile(
  { db }: Services,
  viewer: Member,
  generationId: string,
): Promise<TypedProfile | null> {
  if (!(await findOwnGeneration(db, viewer, generationId))) return null;
  const member = await findMember(db, viewer.id);
  return member ? typedProfile(member.settings) : null;
}

/**
 * Says whom an own post is by, shared or not and in all its versions, and whom the member's next posts are by.
 * Returns what the card says now; null when there is no such generation.
 */
export function editProfileOfPost(
  services: Services,
  viewer: Member,
  generationId: string,
  edit: ProfileEdit,
): Promise<PostProfile | null> {
  return services.db.transaction().execute(async (trx) => {
    const generation = await findOwnGeneration(trx, viewer, generationId);
    const member = await findMember(trx, viewer.id);
    if (!generation || !member) return null;
    const profile = profileOf(edit, { name: member.display_name, bio: member.bio });
    for (const post of await listFamilyPosts(trx, viewer.id, familyOf(generation))) {
      await updateFormData(trx, post.id, viewer.id, changed(post, profile, services.now()));
    }
    await updateSettings(trx, viewer.id, withProfile(member.settings, edit));
    return profile;
  });
}

function changed({ post, style, type, form_data }: PostRow, profile: PostProfile, now: number) {
  const formData = { ...(JSON.parse(form_data) as PostFormData), ...profile };
  const searched = { post, style, formData };
  const isShared = type === 'community';
  return {
    form_data: JSON.stringify(formData),
    search_text: isShared ? sharedSearchText(searched) : ownSearchText(searched),
    updated_at: now,
  };
}
