/**
 * The sizes of a picture of a post, in pixels. `card` is the card alone, as high as its text (docs/product.md §9).
 * `narrowest`: the smallest width that is tried for the card, so that a short post fills a story.
 */
export const PICTURE_SIZES = {
  card: { label: 'The card', width: 600, height: null, scale: 2, narrowest: 600 },
  link: { label: 'Link preview', width: 1200, height: 627, scale: 1, narrowest: 600 },
  square: { label: 'Square', width: 1080, height: 1080, scale: 1, narrowest: 600 },
  screen: { label: 'Screen', width: 1920, height: 1080, scale: 1, narrowest: 600 },
  story: { label: 'Story', width: 1080, height: 1920, scale: 1, narrowest: 320 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** The size of that name; `card` for any other name. */
export function parsePictureSize(name: string | null): PictureSize {
  return name !== null && Object.hasOwn(PICTURE_SIZES, name) ? (name as PictureSize) : 'card';
}

/** Whether few want this size: it stands under 'More sizes'. */
export function isRareSize(size: PictureSize): boolean {
  return size === 'screen';
}
