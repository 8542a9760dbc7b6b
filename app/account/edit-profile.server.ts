import type { Member } from '../auth/viewer.ts';
import { foldText } from '../fold-text.ts';
import type { Services } from '../services.server.ts';
import { updateProfile } from './member-store.server.ts';
import type { Profile } from './parse-profile.ts';

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
