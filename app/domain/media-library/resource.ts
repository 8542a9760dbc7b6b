import { stripHidden } from '../../../comedy/language/clean-input.ts';

/** docs/product.md §5: maximum file size in bytes, and accepted types. */
export const MAX_FILE_BYTES = 5_242_880;
export const ACCEPTED = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
};

/** Our limits for the texts of a picture, in characters, and for the number of tags. */
export const MAX_DESCRIPTION_LENGTH = 300;
export const MAX_ALT_LENGTH = 300;
const MAX_TAGS = 5;
const MAX_TAG_LENGTH = 24;

/** Reasons for hiding a picture until a review. Its owner still sees it. */
export const WAITING_REASONS: readonly string[] = ['review', 'reports'];

/** A scaled-down version of a picture. */
export type Thumbnail = { width: number; type: 'image/webp' | 'image/avif'; url: string };

/** A picture of the library as a member sees it. `createdAt` is in epoch milliseconds. */
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
  /** Only the owner sees the picture until a review. */
  isWaiting: boolean;
};

/** A page of the library, newest first. `next` is the cursor of the next page, or null. */
export type ResourcePage = { resources: Resource[]; next: string | null };

/** The cleaned texts of a picture. */
export type ResourceWords = { description: string; alt: string; tags: string[] };

/** Cleans the typed texts. `alt` falls back to the description. Uses the first five tags. */
export function readWords(typed: {
  description: string;
  alt: string;
  tags: string;
}): ResourceWords {
  const description = oneLine(typed.description);
  return {
    description,
    alt: oneLine(typed.alt) || description,
    tags: readTags(typed.tags).slice(0, MAX_TAGS),
  };
}

/** Returns the tags beyond the maximum number. */
export function tagsLeftOut(typed: string): string[] {
  return readTags(typed).slice(MAX_TAGS);
}

function readTags(text: string): string[] {
  const words = stripHidden(text)
    .toLowerCase()
    .split(/[\s,;#]+/u)
    .map((word) => Array.from(word).slice(0, MAX_TAG_LENGTH).join(''))
    .filter(Boolean);
  return [...new Set(words)];
}

/** Removes hidden characters and collapses white space. */
function oneLine(text: string): string {
  return stripHidden(text).replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the file name of a download, by content type (docs/product.md §7). */
export function fileNameOf(contentType: string): string {
  const extension = { 'image/png': 'png', 'image/gif': 'gif' }[contentType] ?? 'jpg';
  return `linkedin-resource.${extension}`;
}

/** The lines of text on a picture. */
export type Caption = { top: string; bottom: string };

/** Our maximum length of each line, in characters. */
export const MAX_CAPTION_LENGTH = 120;

/** Parses a caption from query parameters, cleaned and in upper case. Returns null when a line is too long. */
export function readCaption(params: URLSearchParams): Caption | null {
  return cleanCaption({ top: params.get('top') ?? '', bottom: params.get('bottom') ?? '' });
}

/** Returns the caption cleaned and in upper case, or null when a line is too long. */
export function cleanCaption(typed: Caption): Caption | null {
  const [top, bottom] = [oneLine(typed.top), oneLine(typed.bottom)];
  if (top.length > MAX_CAPTION_LENGTH || bottom.length > MAX_CAPTION_LENGTH) return null;
  return { top: top.toUpperCase(), bottom: bottom.toUpperCase() };
}

/** Returns the URL of the picture with this caption. */
export function captionUrl(resourceId: string, { top, bottom }: Caption): string {
  const params = new URLSearchParams({ top, bottom });
  return `/api/resources/${resourceId}/caption?${params.toString()}`;
}
