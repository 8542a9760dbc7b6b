/** The width of the card in a picture, in CSS pixels (docs/product.md §9, Image export). */
export const CARD_WIDTH = 600;

/** The picture under a post, with its box on a card. `isStill`: the first frame of a GIF. */
export type AttachedPicture = {
  url: string;
  width: number;
  height: number;
  alt: string;
  isStill: boolean;
};

export type AttachedRow = {
  post_id: string;
  attached_at: number;
  top_text: string;
  bottom_text: string;
  alt: string;
  width: number;
  height: number;
  content_type: string;
};

/** The limits of height / width, which leave room for the rest of the card. */
const MIN_RATIO = 0.2;
const MAX_RATIO = 1;

/** The box of a picture on a card of the full width, in CSS pixels. */
export function pictureBox({ width, height }: { width: number; height: number }) {
  const ratio = Math.min(Math.max(height / width, MIN_RATIO), MAX_RATIO);
  return { width: CARD_WIDTH, height: Math.round(CARD_WIDTH * ratio) };
}

/** The URL changes with each attachment, so that browsers do not show a cached picture. */
export function attachedPicture(row: AttachedRow): AttachedPicture {
  return {
    url: `/post/${row.post_id}/attached.jpg?v=${row.attached_at.toString(36)}`,
    ...pictureBox(row),
    alt: [row.top_text, row.alt, row.bottom_text].filter(Boolean).join(' / '),
    isStill: row.content_type === 'image/gif',
  };
}

export const ATTACH = 'Attach to a post';
export const ATTACH_HERE = 'Attach to your post';
export const ATTACHED = 'Picture attached.';
export const ATTACH_FAILED = 'The picture could not be attached. Your words are still here.';
export const TAKEN_OFF = 'Picture taken off.';
export const TAKE_OFF_FAILED = 'The picture could not be taken off. Try again.';
export const ADD_PICTURE = 'Add a picture';
export const CHANGE_PICTURE = 'Change picture';
export const TAKE_OFF = 'Remove picture';
export const WHICH_POST = 'Which post gets it?';
export const NO_POST_YET = 'You have no post yet: write one first.';
export const NO_POSTS_CAME = 'Your posts did not come.';
