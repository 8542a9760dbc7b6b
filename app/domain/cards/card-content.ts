import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import type { PostAuthor } from '../posts/post.ts';
import { type CardLook, DEVICE_WIDTHS } from './card-look.ts';

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

type Dressed = Pick<CardContent, 'author' | 'age' | 'reactions' | 'comments'> & { reposts: string };

/** What a card says when it is dressed like this. Its name stays: who speaks is no matter of looks. */
export function dressed(author: CardContent['author'], look: CardLook): Dressed {
  const { headline, age, reactions, comments, reposts } = look;
  return {
    author: { name: author.name, bio: headline ?? author.bio },
    age,
    reactions: withCommas(reactions),
    comments: withCommas(comments),
    reposts: withCommas(reposts),
  };
}

function withCommas(digits: string): string {
  return Number(digits).toLocaleString('en-US');
}

/** What a card of that width has between its edge and its words: less on a phone. */
export function cardInset(width: number): 17 | 25 {
  return width < DEVICE_WIDTHS.desktop ? 17 : 25;
}
