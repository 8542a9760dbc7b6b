import { z } from 'zod';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { Db, GenerationRow, UserRow } from '../../platform/db/tables.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { FACE_NAMES } from '../faces/face.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findMember, updateUser } from '../members/member-store.server.ts';
import { parseProfile, type Profile } from '../members/profile.ts';
import { readNotificationSettings } from '../notifications/settings.server.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { ownSearchText, sharedSearchText } from './post-row.server.ts';
import { updateFormData } from './post-store.server.ts';
import { DEFAULT_AUTHOR, DEFAULT_PROFILE, type PostProfile, profileIn } from './post.ts';
import { accountAuthor, type ProfileEdit } from './profile-edit.ts';
import type { SavedPost } from './stored-forms.server.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

const shape = z.strictObject({
  displayName: z.string(),
  bio: z.string(),
  useAccountData: z.boolean(),
  useProfilePicture: z.boolean(),
  face: z.enum(FACE_NAMES).optional(),
});
const stored = z.object({ profile: shape });

/** Parses a request body and cleans its texts. Both are required (docs/product.md §5), but not with the account's data. */
export function parseProfileEdit(body: unknown): { ok: true; edit: ProfileEdit } | Rejection {
  const shaped = parseShape(shape, body);
  if (!shaped.ok) return shaped;
  const parsed = parseProfile(shaped.data);
  if (!parsed.ok && !shaped.data.useAccountData) return parsed;
  const { displayName, bio } = shaped.data;
  // Incomplete texts are kept, too, while those of the account are used.
  const typed = { displayName: cleanInput(displayName), bio: cleanInput(bio) };
  const edit = { ...shaped.data, ...(parsed.ok ? parsed.profile : typed) };
  if (edit.bio === '' && !edit.useAccountData) {
    return invalidField('bio', 'Bio is required.');
  }
  return { ok: true, edit };
}

/** The profile that a member has chosen for the cards. */
function chosenProfile({ settings }: Pick<UserRow, 'settings'>): ProfileEdit | undefined {
  return stored.safeParse(readNotificationSettings(settings)).data?.profile;
}

function profileOf(edit: ProfileEdit, { name, bio }: Pick<Member, 'name' | 'bio'>): PostProfile {
  const own = { name: edit.displayName, bio: edit.bio };
  const author = edit.useAccountData ? accountAuthor({ name, bio }) : own;
  const { useProfilePicture, face: profileFace } = edit;
  return { profileName: author.name, profileBio: author.bio, useProfilePicture, profileFace };
}

export function withProfile(settings: string, profile: ProfileEdit): string {
  return JSON.stringify({ ...readNotificationSettings(settings), profile });
}

/** The profile of a version: that of its saved post, else that of the member's next post. */
export async function findProfile(
  db: Db,
  userId: string,
  row: Pick<GenerationRow, 'id' | 'family_id'>,
): Promise<PostProfile> {
  const [post] = await listFamilyPosts(db, userId, familyOf(row));
  return post ? profileIn(post.formData) : findDefaultProfile(db, userId);
}

export async function findDefaultProfile(db: Db, userId: string): Promise<PostProfile> {
  const row = await findMember(db, userId);
  return row ? nextProfile({ ...row, name: row.display_name }) : DEFAULT_PROFILE;
}

/** The profile of a member's next post: the chosen one, else the default. */
export function nextProfile(member: Pick<Member, 'name' | 'bio' | 'settings'>): PostProfile {
  const chosen = chosenProfile(member);
  return chosen ? profileOf(chosen, member) : DEFAULT_PROFILE;
}

/**
 * The name to suggest to a member whose card has the default name and who has never chosen it; else null
 * (docs/product.md §4, Share to community).
 */
export async function findSuggestedName(
  db: Db,
  userId: string,
  { profileName }: Pick<PostProfile, 'profileName'>,
): Promise<string | null> {
  const row = profileName === DEFAULT_AUTHOR.name ? await findMember(db, userId) : undefined;
  if (!row) return null;
  const chosen = chosenProfile(row);
  const { display_name } = row;
  const name = chosen
    ? profileOf(chosen, { ...row, name: display_name }).profileName
    : display_name;
  return chosen && name === DEFAULT_AUTHOR.name ? null : name;
}

/** The name and bio that a member typed last, for the edit form of an own post. */
export async function findTypedProfile(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
): Promise<Profile | null> {
  const member = await findMember(db, viewer.id);
  if (!member) return null;
  const { displayName = '', bio = '' } = chosenProfile(member) ?? {};
  return { displayName: displayName || DEFAULT_AUTHOR.name, bio: bio || DEFAULT_AUTHOR.bio };
}

/**
 * Changes the profile of all versions of an own post, shared or not, and of the member's next posts. Returns the profile;
 * null when there is no such generation.
 */
export function editProfileOfPost(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  generationId: string,
  edit: ProfileEdit,
): Promise<PostProfile | null> {
  return services.db.transaction().execute(async (trx) => {
    const generation = await findOwnGeneration(trx, viewer, generationId);
    const member = await findMember(trx, viewer.id);
    if (!generation || !member) return null;
    const profile = profileOf(edit, { ...member, name: member.display_name });
    for (const post of await listFamilyPosts(trx, viewer.id, familyOf(generation))) {
      await updateFormData(trx, post.id, viewer.id, changed(post, profile, services.now()));
    }
    await updateUser(trx, viewer.id, { settings: withProfile(member.settings, edit) });
    return profile;
  });
}

function changed({ post, style, type, ...row }: SavedPost, profile: PostProfile, now: number) {
  const formData = { ...row.formData, ...profile };
  const searchText = type === 'community' ? sharedSearchText : ownSearchText;
  return {
    formData,
    search_text: searchText({ post, style, formData }),
    updated_at: now,
  };
}
