import { stripHidden } from '../../../comedy/clean-input.ts';

/** docs/product.md §5: what may be uploaded. */
export const MAX_FILE_BYTES = 5_242_880;
export const ACCEPTED = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
};

/** Ours: how long the words with a picture may be, in characters, and how many tags it can have. */
export const MAX_DESCRIPTION_LENGTH = 300;
export const MAX_ALT_LENGTH = 300;
const MAX_TAGS = 5;
const MAX_TAG_LENGTH = 24;

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
    tags: readTags(typed.tags).slice(0, MAX_TAGS),
  };
}

/** The tags that do not fit any more, of what was typed. */
export function tagsLeftOut(typed: string): string[] {
  return readTags(typed).slice(MAX_TAGS);
}

/** The tags in a text such as `#monday, coffee`: in small letters, each once. */
function readTags(text: string): string[] {
  const words = stripHidden(text)
    .toLowerCase()
    .split(/[\s,;#]+/u)
    .map((word) => Array.from(word).slice(0, MAX_TAG_LENGTH).join(''))
    .filter(Boolean);
  return [...new Set(words)];
}

/** A text as a line: nothing hidden, single spaces. */
function oneLine(text: string): string {
  return stripHidden(text).replaceAll(/\s+/gu, ' ').trim();
}

/** docs/product.md §7: the name under which a picture is saved, by its type. */
export function fileNameOf(contentType: string): string {
  const extension = { 'image/png': 'png', 'image/gif': 'gif' }[contentType] ?? 'jpg';
  return `linkedin-resource.${extension}`;
}

/** The words on a picture. */
export type Caption = { top: string; bottom: string };

/** Ours: how long each of them may be, in characters. */
export const MAX_CAPTION_LENGTH = 120;

/** Reads a caption from an address, cleaned and in capitals; null when it is too long. */
export function readCaption(params: URLSearchParams): Caption | null {
  return cleanCaption({ top: params.get('top') ?? '', bottom: params.get('bottom') ?? '' });
}

/** What was typed, cleaned and in capitals; null when it is too long. */
export function cleanCaption(typed: Caption): Caption | null {
  const [top, bottom] = [oneLine(typed.top), oneLine(typed.bottom)];
  if (top.length > MAX_CAPTION_LENGTH || bottom.length > MAX_CAPTION_LENGTH) return null;
  return { top: top.toUpperCase(), bottom: bottom.toUpperCase() };
}

/** Where a captioned picture is drawn. */
export function captionUrl(resourceId: string, { top, bottom }: Caption): string {
  const params = new URLSearchParams({ top, bottom });
  return `/api/resources/${resourceId}/caption?${params.toString()}`;
}
