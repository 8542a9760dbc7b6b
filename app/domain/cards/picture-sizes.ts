/**
 * The shapes a picture of a post comes in. `card` is the card itself, as high as its text (docs/product.md §9).
 * `narrowest`: a short post is laid out as narrow as that, so that its letters fill a page of the size.
 */
export const PICTURE_SIZES = {
  card: { label: 'The card', width: 600, height: null, scale: 2, narrowest: 600 },
  link: { label: 'Link preview', width: 1200, height: 627, scale: 1, narrowest: 600 },
  square: { label: 'Square', width: 1080, height: 1080, scale: 1, narrowest: 600 },
  story: { label: 'Story', width: 1080, height: 1920, scale: 1, narrowest: 320 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** The size of that name; anything else is the card. */
export function parsePictureSize(name: string | null): PictureSize {
  return name !== null && Object.hasOwn(PICTURE_SIZES, name) ? (name as PictureSize) : 'card';
}
