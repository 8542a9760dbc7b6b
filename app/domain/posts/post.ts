/** Who a post is by. */
export type PostAuthor = { name: string; bio: string };

/** Who a post is by until somebody says otherwise: docs/product.md §3, Profile edit data. */
export const DEFAULT_AUTHOR: PostAuthor = {
  name: 'LinkedIn Member',
  bio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
};

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

/** The text as it is saved: every line break is CRLF (docs/product.md §3). */
export function toCrlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/** The lines of a post. Stored text has no blank ones; what comes from elsewhere may. */
export function postLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** The text as it is copied: an empty line between the lines, as the card shows them, and CRLF (docs/product.md §5). */
export function copiedText(text: string): string {
  return postLines(text).join('\r\n\r\n');
}
