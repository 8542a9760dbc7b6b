/** The width of the card in a picture, in CSS pixels (docs/product.md §9, Image export). */
export const CARD_WIDTH = 600;

/**
 * The picture under the text of a post, as a card shows it: a path of our own that names the post, and its box. `isStill`:
 * the library has it as a GIF, of which a card shows the first frame.
 */
export type AttachedPicture = {
  url: string;
  width: number;
  height: number;
  alt: string;
  isStill: boolean;
};

/** What is known of it on the server. */
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

/** No box is wider than five to one or higher than wide: the rest of a card stays in sight. */
const LOWEST = 0.2;
const HIGHEST = 1;

/** The room that a picture has on a card of the full width, in CSS pixels. */
export function pictureBox({ width, height }: { width: number; height: number }) {
  const share = Math.min(Math.max(height / width, LOWEST), HIGHEST);
  return { width: CARD_WIDTH, height: Math.round(CARD_WIDTH * share) };
}

/** The picture of a row. Its address is another one whenever something else is attached. */
export function attachedPicture(row: AttachedRow): AttachedPicture {
  const words = [row.top_text, row.alt, row.bottom_text].filter(Boolean);
  return {
    url: `/post/${row.post_id}/attached.jpg?v=${row.attached_at.toString(36)}`,
    ...pictureBox(row),
    alt: words.join(' / '),
    isStill: row.content_type === 'image/gif',
  };
}

/** What is said about pictures under posts. */
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
