import { stripHidden } from '../../../comedy/clean-input.ts';

/** docs/product.md §5: what may be uploaded. */
export const MOST_FILE_BYTES = 5_242_880;
export const ACCEPTED = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
};

/** Ours: how long the words with a picture may be, in characters, and how many tags it can have. */
export const LONGEST_DESCRIPTION = 300;
export const LONGEST_ALT = 300;
const MOST_TAGS = 5;
const LONGEST_TAG = 24;

/** Why a picture can be out of the library until somebody has looked: then its owner still sees it. */
export const WAITING_REASONS: readonly string[] = ['review', 'reports'];

/** A small version of a picture. */
export type Thumbnail = { width: number; type: 'image/webp' | 'image/avif'; url: string };

/** A picture of the library as a member sees it. */
export type Resource = {
  id: string;
  imageUrl: string;
  thumbnails: Thumbnail[];
  description: string;
  alt: string;
  tags: string[];
  width: number;
  height: number;
  bytes: number;
  contentType: string;
  createdAt: number;
  downloads: number;
  favourites: number;
  isFavourite: boolean;
  isOwn: boolean;
  /** Only its owner sees it until somebody has looked. */
  isWaiting: boolean;
};

/** A page of the library, newest first, and where the next one begins. */
export type ResourcePage = { resources: Resource[]; next: string | null };

/** What is typed with a picture, made safe to show. */
export type ResourceWords = { description: string; alt: string; tags: string[] };

/** Cleans what was typed: `alt` falls back to the description, tags are split at commas and spaces. */
export function readWords(typed: {
  description: string;
  alt: string;
  tags: string;
}): ResourceWords {
  const description = oneLine(typed.description);
  return {
    description,
    alt: oneLine(typed.alt) || description,
    tags: readTags(typed.tags).slice(0, MOST_TAGS),
  };
}

/** The tags that do not fit any more, of what was typed. */
export function tagsLeftOut(typed: string): string[] {
  return readTags(typed).slice(MOST_TAGS);
}

/** The tags in a text such as `#monday, coffee`: in small letters, each once. */
function readTags(text: string): string[] {
  const words = stripHidden(text)
    .toLowerCase()
    .split(/[\s,;#]+/u)
    .map((word) => Array.from(word).slice(0, LONGEST_TAG).join(''))
    .filter(Boolean);
  return [...new Set(words)];
}

/** A text as a line: nothing hidden, single spaces. */
export function oneLine(text: string): string {
  return stripHidden(text).replaceAll(/\s+/gu, ' ').trim();
}

/** docs/product.md §7: the name under which a picture is saved, by its type. */
export function fileNameOf(contentType: string): string {
  const extension = { 'image/png': 'png', 'image/gif': 'gif' }[contentType] ?? 'jpg';
  return `linkedin-resource.${extension}`;
}
