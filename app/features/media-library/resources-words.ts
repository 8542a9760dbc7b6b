import type { LibraryFilters } from '../../domain/media-library/library-params.ts';

/** Texts of the library: docs/product.md §2, §5 and §8. */
export const TITLE = 'Viral Resource Library';
const NO_RESOURCES = 'No resources found';
const NO_RESOURCES_HINT = 'Be the first to upload a viral resource!';
export const UPLOADED = 'Resource uploaded successfully!';
export const NOT_UPLOADED = 'Failed to upload resource';
export const UPLOAD_FAILED = 'Upload failed';
export const LOAD_FAILED = 'Failed to load resources';
export const DOWNLOADED = 'Image downloaded successfully!';
export const DOWNLOAD_FAILED = 'Failed to download image';
export const TOO_MANY_FILES = 'Too many files';

/** Text of an empty list: docs/product.md §2, and own texts for a search and the filters. */
export function emptyWords({ search, only }: LibraryFilters): { title: string; words: string } {
  if (search !== '') {
    return { title: NO_RESOURCES, words: `No picture matches “${search}”. Try fewer words.` };
  }
  if (only === 'favourites') {
    return { title: 'No favourites yet', words: 'The star on a picture keeps it here for you.' };
  }
  if (only === 'own') {
    return { title: 'Nothing of yours yet', words: 'What you upload also stands here.' };
  }
  return { title: NO_RESOURCES, words: NO_RESOURCES_HINT };
}

export const DELETED = 'Picture deleted.';
export const REMOVED = 'Picture removed. It goes for good tomorrow.';
export const BROUGHT_BACK = 'The picture is back.';
export const NOT_BROUGHT_BACK = 'That did not work. The decided cases can bring it back.';
export const UPLOAD_WAITS =
  'Your picture waits for a look before everybody sees it. You find it under Mine.';
export const WAITING = 'Waiting for a look';
export const ABOUT_WAITING =
  'Only you see this picture until somebody has looked at it. You can also delete it and upload it with other words.';
export const DELETE_FAILED = 'Failed to delete the picture';
export const FAVOURITE_FAILED = 'Failed to keep the favourite';
export const UPLOAD_STOPPED = 'Upload stopped. Your words are still here.';
export const DESCRIBE_IT = 'Say in a few words what is to be seen: people find it by them.';

/** Message about tags beyond the fifth. */
export function tooManyTags(leftOut: readonly string[]): string {
  return `Five tags at most. Not kept: ${leftOut.join(', ')}.`;
}

export const CAPTION_IT = 'Caption it';
export const CHOOSING = 'Choose a picture for your post, and put words on it.';
export const CAPTION_FAILED = 'The caption could not be drawn. Your words are still here.';

/** Error message for a caption above `most` characters. */
export function captionTooLong(most: number): string {
  return `A caption has at most ${most} characters above and below. Brevity is a leadership skill.`;
}
