import type { CardContent } from './card-content.ts';
import { type CardLook, DEVICE_WIDTHS } from './card-look.ts';

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
