import type { Node } from '@takumi-rs/core';
import {
  type HouseComment,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { commenterFace } from '../faces/face.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { column, face, row, text } from './card-boxes.ts';
import type { CardPalette, CommentsBelow } from './card-look.ts';
import type { PictureSize } from './picture-sizes.ts';

export const WRITTEN_BY_THE_HOUSE = 'Comments written by the house. Nobody real said this.';

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
  return someOf(comments, MAX_COMMENTS[size]);
}

/** At most so many comments, the sane one to the end. */
export function someOf(comments: readonly HouseComment[], max: number): readonly HouseComment[] {
  if (comments.length <= max) return comments;
  const people = comments.filter(({ answers }) => answers === null);
  const sane = people.filter(({ persona }) => persona === 'sane').slice(0, max);
  const others = people.filter(({ persona }) => persona !== 'sane');
  return [...others.slice(0, max - sane.length), ...sane];
}

/** The house comments of a post that a picture shows: of one alone the sane one. A grave post has none. */
export function commentsBelow(
  post: string,
  { below, size, choice }: { below: CommentsBelow; size: PictureSize; choice: SectionChoice },
): readonly HouseComment[] {
  if (below === 'none') return [];
  const { comments } = writeCommentSection(post, choice);
  if (below === 'all') return commentsFor(comments, size);
  const people = comments.filter(({ answers }) => answers === null);
  return [people.find(({ persona }) => persona === 'sane') ?? people[0]].filter(
    (one) => one !== undefined,
  );
}

/** Lays out the comments for the renderer, below the counts of the card, and the mark of the picture. `inset` in CSS pixels. */
export function commentNodes(
  comments: readonly HouseComment[],
  inset: number,
  palette: CardPalette,
): Node[] {
  if (comments.length === 0) return [];
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: palette.line };
  return [
    column({ ...line, padding: inset, paddingTop: 12, gap: 10 }, [
      ...comments.map((comment) => commentNode(comment, palette)),
      text(`${SATIRE_MARK} ${WRITTEN_BY_THE_HOUSE}`, {
        fontSize: 12,
        color: palette.muted,
        textAlign: 'right',
      }),
    ]),
  ];
}

const ANSWER_INSET = 36;

type ShownComment = Pick<HouseComment, 'name' | 'headline' | 'text'> &
  Partial<Pick<HouseComment, 'likes' | 'answers' | 'persona'>>;

/** Lays out a comment: the face and the bubble. `scale` multiplies its sizes. */
export function commentNode(comment: ShownComment, palette: CardPalette, scale = 1): Node {
  const { name, headline, likes, answers = null } = comment;
  const { ink, muted, paper } = palette;
  const sized = (size: number) => Math.round(size * scale);
  const wrapped = { overflowWrap: 'anywhere' };
  const small = { fontSize: sized(12), color: muted };
  const [paddingX, paddingLeft] = [sized(14), answers === null ? 0 : ANSWER_INSET];
  const bubble = {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    padding: sized(10),
    paddingLeft: paddingX,
    paddingRight: paddingX,
    borderRadius: sized(10),
    lineHeight: 1.4,
    backgroundColor: paper,
  };
  return row({ gap: sized(10), alignItems: 'flex-start', paddingLeft }, [
    face({ name, face: commenterFace(comment) }, sized(32)),
    column(bubble, [
      row({ justifyContent: 'space-between', gap: 12 }, [
        text(name, { fontSize: sized(14), fontWeight: 600 }),
        ...(likes === undefined ? [] : [text(likes === 1 ? '1 like' : `${likes} likes`, small)]),
      ]),
      text(headline, { ...small, ...wrapped }),
      text(comment.text, { fontSize: sized(14), color: ink, paddingTop: sized(2), ...wrapped }),
    ]),
  ]);
}
