import { DEFAULT_AUTHOR_NAME } from '../members/profile.ts';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { headOf, openingOf, printableText } from '../../platform/text/display-text.ts';

/** The address of a shared post. */
export const postPath = (id: string): string => `/post/${encodeURIComponent(id)}`;

export const TAKEN_BACK = 'Taken back. It is still in your history.';
export const POST_DELETED = 'Post deleted.';
export const CHANGE_FAILED = 'That did not work. Nothing has changed.';

export type PostAuthor = { name: string; bio: string };

/** The default author (docs/product.md §3, Profile edit data). */
export const DEFAULT_AUTHOR: PostAuthor = {
  name: DEFAULT_AUTHOR_NAME,
  bio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
};

/** The form data of a post (docs/product.md §3, Generated post and saved_posts). */
export type PostFormData = {
  type: string;
  context: string;
  humorLevel: string;
  profileName: string;
  profileBio: string;
  useProfilePicture: boolean;
};

export type PostProfile = Pick<PostFormData, 'profileName' | 'profileBio' | 'useProfilePicture'>;

export const DEFAULT_PROFILE: PostProfile = {
  profileName: DEFAULT_AUTHOR.name,
  profileBio: DEFAULT_AUTHOR.bio,
  useProfilePicture: false,
};

export function formDataOf(
  generation: Pick<GenerationRow, 'style' | 'fields' | 'humor_level'>,
  profile: PostProfile = DEFAULT_PROFILE,
): PostFormData {
  const { style: type, fields: context, humor_level: humorLevel } = generation;
  return { type, context, humorLevel, ...profile };
}

export function profileIn(formData: string): PostProfile {
  const stored = { ...DEFAULT_PROFILE, ...(JSON.parse(formData) as Partial<PostFormData>) };
  const { profileName, profileBio, useProfilePicture } = stored;
  return { profileName, profileBio, useProfilePicture };
}

/** What happened, in the words of the form and on one line. Null when the form does not say. Private, like the form. */
export function whatHappened({ type, context }: Pick<PostFormData, 'type' | 'context'>) {
  const fields = JSON.parse(context) as Partial<Record<string, string>>;
  const names = findStyle(type)?.event ?? [];
  const said = names.map((name) => fields[name]?.trim()).filter(Boolean);
  return printableText(said.join(' and ')).replaceAll(/\s+/gu, ' ') || null;
}

/** What the author calls a post: what happened, else its beginning. In quotation marks, for the author only. */
export function quotedPost(post: string, formData: string): string {
  const happened = whatHappened(JSON.parse(formData) as PostFormData);
  return `“${openingOf(happened ?? post, 60)}”`;
}

/** The text with CRLF line breaks (docs/product.md §3). */
export function toCrlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/** The lines of a post without blank lines. */
export function postLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** The text for the clipboard: CRLF and an empty line between the lines (docs/product.md §5). */
export function copiedText(text: string): string {
  return postLines(text).join('\r\n\r\n');
}

/** The fold of a card: lines, and about as many characters as three lines of the widest card hold. */
const FOLDED_LINES = 3;
const FOLDED_LENGTH = 240;

/** The part of a post above the fold of a card of any width. */
export function foldedPost(text: string): string {
  return headOf(postLines(text).slice(0, FOLDED_LINES).join('\n'), FOLDED_LENGTH);
}
