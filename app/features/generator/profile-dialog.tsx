import type { PublicMember } from '../../platform/http/viewer.ts';
import type { PostProfile } from '../../domain/posts/post.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { EDIT_PROFILE } from './result-words.ts';

type Props = {
  generationId: string;
  profile: PostProfile;
  member: PublicMember;
  onSaved: (profile: PostProfile) => void;
  onClose: () => void;
};

/** Whom the card says the post is by: docs/product.md §2, Post result screen, Edit Profile. */
export function ProfileDialog({ onClose, ...props }: Props) {
  return (
    <Dialog
      title={EDIT_PROFILE}
      words="For this post in all its versions, and for the next ones you write."
      hasCross
      onClose={onClose}
    >
      <ProfileFields {...props} />
    </Dialog>
  );
}
