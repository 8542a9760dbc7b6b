import type { Kysely } from 'kysely';
import { findMember } from '../members/member-store.server.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { familyOf, listFamilyPosts } from './family-store.server.ts';
import { DEFAULT_PROFILE, type PostProfile, profileIn } from './form-data.ts';
import { keptProfile, typedProfile } from './kept-profile.ts';
import type { TypedProfile } from './profile-edit.ts';

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
  return keptProfile(row.settings, { name: row.display_name, bio: row.bio });
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
