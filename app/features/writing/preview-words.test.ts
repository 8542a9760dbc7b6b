import { expect, it } from 'vitest';
import * as ofPictures from '../cards/picture-words.ts';
import * as words from './preview-words.ts';

it('speaks the words of docs/product.md §8', () => {
  expect({ ...words, ...ofPictures }).toEqual({
    POST_REGENERATED: 'Post regenerated!',
    REGENERATE_FAILED: 'Failed to regenerate post',
    POST_COPIED: 'Post copied to clipboard!',
    COPY_FAILED: 'Failed to copy post',
    PICTURE_FAILED: 'Failed to generate preview. Please try again.',
    PREVIEW_FAILED: 'Failed to generate preview',
    SHARED: 'Post shared in Community',
    ALREADY_SHARED: 'Post is already shared to community!',
    SHARE_FAILED: 'Failed to share post to community',
  });
});
