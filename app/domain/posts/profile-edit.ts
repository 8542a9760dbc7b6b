import { cleanInput } from '../../../comedy/clean-input.ts';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../members/profile.ts';
import { DEFAULT_AUTHOR, type PostAuthor, type PostProfile } from './post.ts';

/** docs/product.md §3, Profile edit data: whom the cards of a member say their posts are by. */
export type ProfileEdit = {
  displayName: string;
  bio: string;
  /** Name and bio are those of the account, whatever they are when a post is made. */
  useAccountData: boolean;
  useProfilePicture: boolean;
};

/** What a member has typed of them. */
export type TypedProfile = Pick<ProfileEdit, 'displayName' | 'bio'>;

/** What the account says. */
export type AccountData = { name: string; bio: string | null };

/** What is wrong with an edit; no field where it has another shape altogether. */
export type ProfileError = { field: 'displayName' | 'bio' | null; message: string };

/** The edit with its texts clean and on one line. */
export function cleanProfileEdit(edit: ProfileEdit): ProfileEdit {
  return { ...edit, displayName: cleanInput(edit.displayName), bio: cleanInput(edit.bio) };
}

/** What is wrong with a clean edit: both texts are required (docs/product.md §5). Null when nothing is. */
export function profileError(edit: ProfileEdit): ProfileError | null {
  if (edit.useAccountData) return null;
  return (
    textError('displayName', 'Display name', edit.displayName, MAX_NAME_LENGTH) ??
    textError('bio', 'Bio', edit.bio, MAX_BIO_LENGTH)
  );
}

function textError(
  field: 'displayName' | 'bio',
  label: string,
  text: string,
  maxLength: number,
): ProfileError | null {
  if (text === '') return { field, message: `${label} is required.` };
  if (text.length <= maxLength) return null;
  return { field, message: `${label} is too long: ${maxLength} characters at maxLength.` };
}

/** What the cards say for this edit. */
export function profileOf(edit: ProfileEdit, account: AccountData): PostProfile {
  const own = { name: edit.displayName, bio: edit.bio };
  const { name, bio } = edit.useAccountData ? accountAuthor(account) : own;
  return { profileName: name, profileBio: bio, useProfilePicture: edit.useProfilePicture };
}

/** Whom the account says somebody is. One without a bio has the one that everybody starts with. */
export function accountAuthor({ name, bio }: AccountData): PostAuthor {
  return { name, bio: bio === null || bio === '' ? DEFAULT_AUTHOR.bio : bio };
}
