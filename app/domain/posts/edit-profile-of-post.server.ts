import { findMember } from '../members/member-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { updateSettings } from '../notifications/notice-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { familyOf, listFamilyPosts } from './family-store.server.ts';
import type { PostFormData, PostProfile } from './form-data.ts';
import { withProfile } from './kept-profile.ts';
import { updateFormData } from './post-store.server.ts';
import { type ProfileEdit, profileOf } from './profile-edit.ts';
import { ownSearchText, sharedSearchText } from './search-text.ts';

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
