import { DEFAULT_AUTHOR_NAME, type FaceName } from '../faces/face.ts';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { openingOf, printableText, shortened } from '../../platform/text/display-text.ts';

/** The address of a shared post. */
export const postPath = (id: string): string => `/post/${encodeURIComponent(id)}`;

export const TAKEN_BACK = 'Taken back. It is still in your history.';
export const POST_DELETED = 'Post deleted.';
export const POST_DOWNLOADED = 'Post downloaded successfully!';
export const CHANGE_FAILED = 'That did not work. Nothing has changed.';

export type PostAuthor = { name: string; bio: string };

/** The default author (docs/product.md §3, Profile edit data). */
export const DEFAULT_AUTHOR: PostAuthor = {
  name: DEFAULT_AUTHOR_NAME,
  bio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
};

/** What was typed into a form, by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

/** The form data of a post (docs/product.md §3, Generated post and saved_posts). */
export type PostFormData = {
  type: string;
  fields: FormFields;
  humorLevel: string;
  profileName: string;
  profileBio: string;
  useProfilePicture: boolean;
  /** The drawn face that the author has chosen. */
  profileFace?: FaceName | undefined;
};

export type PostProfile = Pick<
  PostFormData,
  'profileName' | 'profileBio' | 'useProfilePicture' | 'profileFace'
>;

export const DEFAULT_PROFILE: PostProfile = {
  profileName: DEFAULT_AUTHOR.name,
  profileBio: DEFAULT_AUTHOR.bio,
  useProfilePicture: false,
};

export function formDataOf(
  generation: { style: string; fields: FormFields; humor_level: string },
  profile: PostProfile = DEFAULT_PROFILE,
): PostFormData {
  const { style: type, fields, humor_level: humorLevel } = generation;
  return { type, fields, humorLevel, ...profile };
}

/** The part of a form that the card shows of its author. */
export function profileIn(formData: PostFormData): PostProfile {
  const { profileName, profileBio, useProfilePicture, profileFace } = formData;
  return { profileName, profileBio, useProfilePicture, profileFace };
}

/** What happened, in the words of the form and on one line. Null when the form does not say. Private, like the form. */
export function whatHappened({ type, fields }: Pick<PostFormData, 'type' | 'fields'>) {
  const names = findStyle(type)?.event ?? [];
  const said = names.map((name) => fields[name]?.trim()).filter(Boolean);
  return printableText(said.join(' and ')).replaceAll(/\s+/gu, ' ') || null;
}

/** What the author calls a post: what happened, else its beginning. In quotation marks, for the author only. */
export function quotedPost(post: string, formData: PostFormData): string {
  const happened = whatHappened(formData);
  return `“${openingOf(happened ?? post, 60)}”`;
}

/**
 * What a list calls an own post: what happened, else the first line. A longer one ends after the last whole sentence that
 * fits, or after a word. Who answers "What happened?" with "about my cat" has said "my cat".
 */
export function listedTitle(post: string, formData: PostFormData, length: number): string {
  const said = whatHappened(formData)?.replace(/^about (?=(?:I|my|how|the|an?)\b)/iu, '');
  const title = said ?? postLines(post)[0] ?? '';
  if (title.length <= length) return title;
  const whole = /^.*[.!?](?=\s)/su.exec(title.slice(0, length + 1))?.[0] ?? '';
  if (whole.length > length / 3) return whole;
  return shortened(title, length).replace(/[.,;:!?]{1,3}…$/u, '…');
}

/** The text with CRLF line breaks (docs/product.md §3). */
export function toCrlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/** The parts of a headline after each of which it may end, with what joins them: "Founder", " • Father of KPIs", " at a bank". */
export function headlineParts(headline: string): string[] {
  return headline.split(
    /(?=(?<!,)\s(?:[•|]\s+[^\s•|]|\(|(?:at|and|but|for|in|on|who|with)\s)|,\s)/u,
  );
}

/** The lines of a post without blank lines. */
export function postLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** The text for the clipboard: CRLF and an empty line between the lines (docs/product.md §5). */
export function copiedText(text: string): string {
  return postLines(text).join('\r\n\r\n');
}
