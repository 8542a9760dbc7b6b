import type { FaceName } from '../faces/face.ts';
import type { Profile } from '../members/profile.ts';
import { DEFAULT_AUTHOR, type PostAuthor } from './post.ts';

/** The profile on the cards of a member's posts (docs/product.md §3, Profile edit data). */
export type ProfileEdit = Profile & {
  /** Takes name and bio from the account when a post is made. */
  useAccountData: boolean;
  useProfilePicture: boolean;
  /** The drawn face for cards without a photo. */
  face?: FaceName | undefined;
};

/** The author of an account. Without a bio it has the default one. */
export function accountAuthor({ name, bio }: { name: string; bio: string | null }): PostAuthor {
  return { name, bio: bio === null || bio === '' ? DEFAULT_AUTHOR.bio : bio };
}
