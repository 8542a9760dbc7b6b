import { DEFAULT_AUTHOR } from './default-author.ts';

/** What a post was made of: docs/product.md §3, Generated post and saved_posts. */
export type PostFormData = {
  type: string;
  /** The fields of the form, as JSON. */
  context: string;
  humorLevel: string;
  profileName: string;
  profileBio: string;
  useProfilePicture: boolean;
};

/** A form as it was sent, or as a generation's row keeps it. */
export type PostForm = {
  style: string;
  fields: Readonly<Record<string, string>>;
  humorLevel: string;
};

/** Whom the card says a post is by. */
export type PostProfile = Pick<PostFormData, 'profileName' | 'profileBio' | 'useProfilePicture'>;

/** Who that is until somebody says otherwise. */
export const DEFAULT_PROFILE: PostProfile = {
  profileName: DEFAULT_AUTHOR.name,
  profileBio: DEFAULT_AUTHOR.bio,
  useProfilePicture: false,
};

/** The form data of a fresh post. */
export function formDataOf(
  { style, fields, humorLevel }: PostForm,
  profile: PostProfile = DEFAULT_PROFILE,
): PostFormData {
  return { type: style, context: JSON.stringify(fields), humorLevel, ...profile };
}

/** The profile in a post's form data, as its row keeps it. */
export function profileIn(formData: string): PostProfile {
  const kept = { ...DEFAULT_PROFILE, ...(JSON.parse(formData) as Partial<PostFormData>) };
  const { profileName, profileBio, useProfilePicture } = kept;
  return { profileName, profileBio, useProfilePicture };
}
