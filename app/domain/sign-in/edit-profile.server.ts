import type { Member } from '../../platform/http/viewer.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { Services } from '../../platform/services.ts';
import { updateProfile } from '../members/member-store.server.ts';
import type { Profile } from '../members/parse-profile.ts';

/** Changes the viewer's name and headline. */
export function editProfile(
  services: Services,
  viewer: Member,
  { displayName, bio }: Profile,
): Promise<void> {
  return updateProfile(services.db, viewer.id, {
    display_name: displayName,
    bio: bio === '' ? null : bio,
    search_text: foldText(`${displayName} ${viewer.email}`),
  });
}
