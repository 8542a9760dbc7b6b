import { cleanInput } from '../../../comedy/clean-input.ts';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../members/profile.ts';
import { DEFAULT_AUTHOR, type PostAuthor, type PostProfile } from './post.ts';

/** The profile on the cards of a member's posts (docs/product.md §3, Profile edit data). */
export type ProfileEdit = {
  displayName: string;
  bio: string;
  /** Takes name and bio from the account when a post is made. */
  useAccountData: boolean;
  useProfilePicture: boolean;
};

export type TypedProfile = Pick<ProfileEdit, 'displayName' | 'bio'>;

export type AccountData = { name: string; bio: string | null };

export type ProfileError = { field: 'displayName' | 'bio'; message: string };

/** Cleans the texts of an edit and puts them on one line. */
export function cleanProfileEdit(edit: ProfileEdit): ProfileEdit {
  return { ...edit, displayName: cleanInput(edit.displayName), bio: cleanInput(edit.bio) };
}

/** The error of a cleaned edit, or null. Both texts are required (docs/product.md §5). */
export function profileError(edit: ProfileEdit): ProfileError | null {
  if (edit.useAccountData) return null;
  return (
    textError('displayName', 'Display name', edit.displayName, MAX_NAME_LENGTH) ??
    textError('bio', 'Bio', edit.bio, MAX_BIO_LENGTH)
  );
}

function textError(
  field: ProfileError['field'],
  label: string,
  text: string,
  maxLength: number,
): ProfileError | null {
  if (text === '') return { field, message: `${label} is required.` };
  if (text.length <= maxLength) return null;
  return { field, message: `${label} is too long: ${maxLength} characters at most.` };
}

export function profileOf(edit: ProfileEdit, account: AccountData): PostProfile {
  const own = { name: edit.displayName, bio: edit.bio };
  const { name, bio } = edit.useAccountData ? accountAuthor(account) : own;
  return { profileName: name, profileBio: bio, useProfilePicture: edit.useProfilePicture };
}

/** The author of an account. Without a bio it has the default one. */
export function accountAuthor({ name, bio }: AccountData): PostAuthor {
  return { name, bio: bio === null || bio === '' ? DEFAULT_AUTHOR.bio : bio };
}
