import type { Node } from '@takumi-rs/core';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import type { CardContent } from './card-content.ts';
import type { CardPalette } from './card-look.ts';
import type { PictureSize } from './picture-sizes.ts';

/** The words that stand over the comments of every picture. */
const WRITTEN_BY_HOUSE = 'Comments written by the house. Nobody real said this.';

/** So many are drawn; on a page of a fixed height more would leave nothing of the post. */
const MAX_DRAWN: Readonly<Record<PictureSize, number>> = {
  card: 12,
  link: 2,
  square: 3,
  story: 5,
};

/** The comments a picture of that size has room for, the one sane person among them, answers only where all fit. */
export function commentsFor(
  comments: readonly HouseComment[],
  size: PictureSize,
): readonly HouseComment[] {
  const most = MAX_DRAWN[size];
  if (comments.length <= most) return comments;
  const people = comments.filter(({ answers }) => answers === null);
  const sane = people.filter(({ persona }) => persona === 'sane');
  const others = people.filter(({ persona }) => persona !== 'sane');
  return [...others.slice(0, most - sane.length), ...sane];
}

/** The comments as the renderer lays them out below the card's counts, in the colours of the card. */
export function commentNodes(
  { houseComments = [] }: CardContent,
  inset: number,
  palette: CardPalette,
): Node[] {
  if (houseComments.length === 0) return [];
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: palette.line };
  return [
    box({ ...line, flexDirection: 'column', padding: inset, paddingTop: 12, gap: 10 }, [
      words(WRITTEN_BY_HOUSE, { fontSize: 12, color: palette.muted }),
      ...houseComments.map((comment) => commentNode(comment, palette)),
    ]),
  ];
}

const ANSWER_INSET = 36;
const CIRCLE = 32;

function commentNode(
  { name, headline, text, likes, answers }: HouseComment,
  palette: CardPalette,
): Node {
  const { ink, muted, paper } = palette;
  return box(
    { gap: 10, alignItems: 'flex-start', paddingLeft: answers === null ? 0 : ANSWER_INSET },
    [
      letter(name, palette),
      box(
        {
          flexDirection: 'column',
          flexGrow: 1,
          flexShrink: 1,
          minWidth: 0,
          padding: 10,
          paddingLeft: 14,
          paddingRight: 14,
          borderRadius: 10,
          backgroundColor: paper,
          lineHeight: 1.4,
        },
        [
          box({ justifyContent: 'space-between', gap: 12 }, [
            words(name, { fontSize: 14, fontWeight: 600 }),
            words(likes === 1 ? '1 like' : `${likes} likes`, { fontSize: 12, color: muted }),
          ]),
          words(headline, { fontSize: 12, color: muted, overflowWrap: 'anywhere' }),
          words(text, { fontSize: 14, color: ink, paddingTop: 2, overflowWrap: 'anywhere' }),
        ],
      ),
    ],
  );
}

function letter(name: string, { primary, onPrimary }: CardPalette): Node {
  const round = { width: CIRCLE, height: CIRCLE, borderRadius: CIRCLE / 2, flexShrink: 0 };
  const middle = { justifyContent: 'center', alignItems: 'center' };
  const first = String.fromCodePoint(name.codePointAt(0) ?? 63).toUpperCase();
  return box({ ...round, ...middle, backgroundColor: primary }, [
    words(first, { fontSize: 15, fontWeight: 600, color: onPrimary }),
  ]);
}

type Style = Record<string, string | number>;

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function words(text: string, style: Style): Node {
  return { type: 'text', text, style };
}
