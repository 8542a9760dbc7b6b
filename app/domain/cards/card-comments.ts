import type { Node } from '@takumi-rs/core';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import { column, initialDisc, row, text } from './card-boxes.ts';
import type { CardPalette } from './card-look.ts';
import type { PictureSize } from './picture-sizes.ts';

const HEADING = 'Comments written by the house. Nobody real said this.';

/** The most comments a picture shows. More would leave no room for the post on a page of a fixed height. */
const MAX_COMMENTS: Readonly<Record<PictureSize, number>> = {
  card: 12,
  link: 2,
  square: 3,
  screen: 2,
  story: 5,
};

/** Returns the comments that fit a picture: always the sane one; answers only where all comments fit. */
export function commentsFor(
  comments: readonly HouseComment[],
  size: PictureSize,
): readonly HouseComment[] {
  const max = MAX_COMMENTS[size];
  if (comments.length <= max) return comments;
  const people = comments.filter(({ answers }) => answers === null);
  const sane = people.filter(({ persona }) => persona === 'sane');
  const others = people.filter(({ persona }) => persona !== 'sane');
  return [...others.slice(0, max - sane.length), ...sane];
}

/** Lays out the comments for the renderer, below the counts of the card. `inset` in CSS pixels. */
export function commentNodes(
  comments: readonly HouseComment[],
  inset: number,
  palette: CardPalette,
): Node[] {
  if (comments.length === 0) return [];
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: palette.line };
  return [
    column({ ...line, padding: inset, paddingTop: 12, gap: 10 }, [
      text(HEADING, { fontSize: 12, color: palette.muted }),
      ...comments.map((comment) => commentNode(comment, palette)),
    ]),
  ];
}

const ANSWER_INSET = 36;
const BUBBLE = {
  flexGrow: 1,
  flexShrink: 1,
  minWidth: 0,
  padding: 10,
  paddingLeft: 14,
  paddingRight: 14,
  borderRadius: 10,
  lineHeight: 1.4,
};

function commentNode(comment: HouseComment, palette: CardPalette): Node {
  const { name, headline, likes, answers } = comment;
  const { ink, muted, paper } = palette;
  const wrapped = { overflowWrap: 'anywhere' };
  return row(
    { gap: 10, alignItems: 'flex-start', paddingLeft: answers === null ? 0 : ANSWER_INSET },
    [
      initialDisc(name, 32, 15, palette),
      column({ ...BUBBLE, backgroundColor: paper }, [
        row({ justifyContent: 'space-between', gap: 12 }, [
          text(name, { fontSize: 14, fontWeight: 600 }),
          text(likes === 1 ? '1 like' : `${likes} likes`, { fontSize: 12, color: muted }),
        ]),
        text(headline, { fontSize: 12, color: muted, ...wrapped }),
        text(comment.text, { fontSize: 14, color: ink, paddingTop: 2, ...wrapped }),
      ]),
    ],
  );
}
