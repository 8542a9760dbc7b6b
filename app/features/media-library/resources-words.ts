import { quoted } from '../../platform/text/display-text.ts';
import type { LibraryFilters } from '../../domain/media-library/library-params.ts';
import { MAX_CAPTION_LENGTH } from '../../domain/media-library/resource.ts';

/** Texts of the library: docs/product.md §2, §5 and §8. */
export const TITLE = 'Viral Resource Library';
export const ABOUT = 'Pictures for posts. You add the words.';
const NO_RESOURCES = 'No resources found';
const NO_RESOURCES_HINT = 'Be the first to upload a viral resource!';
export const UPLOADED = 'Resource uploaded successfully!';
export const NOT_UPLOADED = 'Failed to upload resource';
export const UPLOAD_FAILED = 'Upload failed';
export const LOAD_RESOURCES_FAILED = 'Failed to load resources';
export const TOO_MANY_FILES = 'Too many files';

/** Text of an empty list: docs/product.md §2, and own texts for a search and the filters. */
export function emptyWords({ search, only }: LibraryFilters): { title: string; words: string } {
  if (search !== '') {
    return { title: NO_RESOURCES, words: `No picture matches ${quoted(search)}. Try fewer words.` };
  }
  if (only === 'favourites') {
    return { title: 'No favourites yet', words: 'The star on a picture keeps it here for you.' };
  }
  if (only === 'own') {
    return { title: 'Nothing of yours yet', words: 'What you upload also stands here.' };
  }
  return { title: NO_RESOURCES, words: NO_RESOURCES_HINT };
}

export const DESCRIBE_IT = 'Say in a few words what is to be seen: people find it by them.';

/** Message about tags beyond the fifth. */
export function tooManyTags(leftOut: readonly string[]): string {
  return `Five tags at most. Not kept: ${leftOut.join(', ')}.`;
}

/** Error message for a caption that is too long. */
export const CAPTION_TOO_LONG = `A caption has at most ${MAX_CAPTION_LENGTH} characters above and below. Brevity is a leadership skill.`;
export const UPLOAD_WAITS =
  'Your picture waits for a look before everybody sees it. You find it under Mine.';

export const DELETE_WORDS = 'It leaves the library for everybody.';
export const PICTURE_DELETED = 'Picture deleted.';
export const PICTURE_REMOVED = 'Picture removed. It goes for good tomorrow.';
