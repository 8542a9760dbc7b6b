import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import type { Face } from '../faces/face.ts';
import type { PostAuthor } from '../posts/post.ts';
import { type CardLook, DEVICE_WIDTHS } from './card-look.ts';

/** The content of a card: the same in the page, in the picture and in a link preview. */
export type CardContent = {
  author: PostAuthor;
  /** The author's photo as a data URL; null shows the drawn face. */
  photo: string | null;
  /** Without one, that of the name. */
  face?: Face | undefined;
  text: string;
  /** The picture under the text as a data URL, and its box on a card of the full width. */
  picture?: { image: string; width: number; height: number } | null;
  /** The age of the post (docs/product.md §9). */
  age: string;
  /** The style of a shared post, and who wrote it, where that is said. */
  styleName?: string | undefined;
  writer?: string | undefined;
  reactions: string;
  comments: string;
  /** Null for a shared post, whose reposts are not counted. */
  reposts: string | null;
  /** The cringe score, when it is stamped on the picture. */
  stamp?: number | undefined;
  houseComments?: readonly HouseComment[] | undefined;
  /** The settings of the card studio; without them the card looks as on the result screen. */
  look?: CardLook | undefined;
  /** Below the card on a page for a screen: what the post is, and the host that shows it. */
  banner?: { title: string; site: string } | undefined;
};

/** The author and the counts of a card with this look. A look never changes the name. */
export function applyLook(author: PostAuthor, look: CardLook) {
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

/** The space between the edge of a card and its text, in CSS pixels; less on a phone. */
export function cardInset(width: number): 17 | 25 {
  return width < DEVICE_WIDTHS.desktop ? 17 : 25;
}
