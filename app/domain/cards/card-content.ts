import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import type { PostAuthor } from '../posts/default-author.ts';
import type { CardLook } from './card-look.ts';

/** What a card says: the same in the page, in the picture and in a link preview. */
export type CardContent = {
  author: PostAuthor;
  /** The picture of the author as a data URL or null for the letter. */
  photo: string | null;
  text: string;
  /** The picture under the text, a data URL, and the room it has on a card of the full width; null for none. */
  picture?: { image: string; width: number; height: number } | null;
  /** How old the post is, in the words of docs/product.md §9. */
  age: string;
  reactions: string;
  comments: string;
  /** Null where nobody counts them. */
  reposts: string | null;
  /** The cringe score that is stamped on the picture; none without it. */
  stamp?: number | undefined;
  /** What the house's own people say to the post; none without it. */
  houseComments?: readonly HouseComment[] | undefined;
  /** What the card studio has set; without it the card is as the result screen has it. */
  look?: CardLook | undefined;
};
