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

/** The form data of a fresh post, by the default author. */
export function formDataOf({ style, fields, humorLevel }: PostForm): PostFormData {
  return {
    type: style,
    context: JSON.stringify(fields),
    humorLevel,
    profileName: DEFAULT_AUTHOR.name,
    profileBio: DEFAULT_AUTHOR.bio,
    useProfilePicture: false,
  };
}
