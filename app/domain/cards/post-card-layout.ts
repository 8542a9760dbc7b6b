import type { Node } from '@takumi-rs/core';
import { counted } from '../../platform/text/display-text.ts';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { CARD_WIDTH } from '../posts/attachment.ts';
import { headlineParts, postLines } from '../posts/post.ts';
import { column, face, image, row, text, typedLine } from './card-boxes.ts';
import { commentNodes } from './card-comments.ts';
import { type CardContent, cardInset } from './card-content.ts';
import {
  degreeNode,
  foldedNode,
  globe,
  markNodes,
  reactionBadges,
  ringedNode,
} from './card-decorations.ts';
import { CARD_PALETTES, type CardPalette, DEVICE_WIDTHS } from './card-look.ts';
import { isRightToLeft } from '../card-fonts/card-scripts.ts';

/**
 * Lays out a card for the renderer: the proportions of features/posts/post-card.tsx at that width, without buttons. A card
 * of the card studio has the width and the colours of its look.
 */
export function cardNode(card: CardContent, width: number = defaultWidth(card)): Node {
  const inset = cardInset(width);
  const palette = paletteOf(card);
  const style = { borderRadius: 12, fontSize: 16, lineHeight: 1.5 };
  return column({ ...style, width, backgroundColor: palette.surface, color: palette.ink }, [
    header(card, inset, palette),
    body(card, inset, palette),
    ...picture(card, width, palette),
    footer(card, inset, palette),
    ...commentNodes(card.houseComments ?? [], inset, palette),
  ]);
}

/** The width of a card that does not have to fit a page, in CSS pixels. */
export function defaultWidth({ look }: CardContent): number {
  return look ? DEVICE_WIDTHS[look.device] : CARD_WIDTH;
}

/** The colours of a card. They do not follow the theme of the reader. */
export function paletteOf({ look }: CardContent): CardPalette {
  return CARD_PALETTES[look?.theme ?? 'light'];
}

function header(card: CardContent, inset: number, palette: CardPalette): Node {
  const { author, age, styleName, writer, look } = card;
  const { muted } = palette;
  return row({ padding: inset, paddingBottom: 16, gap: 12, alignItems: 'flex-start' }, [
    ringedNode(face({ ...card, ...author }, 48), look?.ring ?? 'none', palette),
    column({ flexGrow: 1, flexShrink: 1, minWidth: 0, lineHeight: BYLINE_LEADING }, [
      row({ columnGap: 6, alignItems: 'center' }, [
        text(author.name, {
          ...ONE_LINE,
          width: 'auto',
          minWidth: 0,
          flexShrink: 1,
          fontWeight: 600,
        }),
        ...markNodes(look?.marks ?? [], palette),
        ...degreeNode(look?.degree ?? 'none', palette),
      ]),
      headlineNode(author.bio, { fontSize: 14, color: muted }),
      row({ gap: 4, alignItems: 'center', fontSize: 14, color: muted }, [
        text(`${age} ·`),
        globe(muted),
        ...(writer === undefined ? [] : [text(`· ${writer}`)]),
        ...(styleName === undefined ? [] : [chipNode(styleName, palette)]),
      ]),
    ]),
  ]);
}

/** The headline on one line, as `.headline` of ui/style.css cuts it: what does not fit wraps out of sight. */
function headlineNode(headline: string, style: { fontSize: number; color: string }): Node {
  const [first = '', ...others] = headlineParts(headline);
  // The parts lie on the left in either direction, as on the page.
  const isLeft = !isRightToLeft(headline);
  const direction = {
    flexDirection: isLeft ? 'row' : 'row-reverse',
    justifyContent: isLeft ? 'flex-start' : 'flex-end',
  };
  const maxHeight = style.fontSize * BYLINE_LEADING;
  const wraps = { flexWrap: 'wrap', alignContent: 'flex-start', overflow: 'hidden', maxHeight };
  return row({ ...style, ...wraps, ...direction }, [
    text(first, { ...ONE_LINE, width: 'auto', minWidth: 0, maxWidth: '100%', flexShrink: 1 }),
    ...others.map((part) => text(part, { whiteSpace: 'pre', flexShrink: 0 })),
  ]);
}

/** The style of a post, at the end of its line. */
function chipNode(styleName: string, { line }: CardPalette): Node {
  const border = { borderWidth: 1, borderStyle: 'solid', borderColor: line, borderRadius: 12 };
  return row({ ...border, marginLeft: 4, paddingLeft: 8, paddingRight: 8 }, [
    text(styleName, { fontSize: 13, lineHeight: '18px', whiteSpace: 'nowrap' }),
  ]);
}

const BYLINE_LEADING = 1.375;

const ONE_LINE = {
  width: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  wordBreak: 'break-all',
  whiteSpace: 'nowrap',
} as const;

function body(card: CardContent, inset: number, palette: CardPalette): Node {
  const paragraphs = postLines(card.text).map((line) =>
    typedLine(line, { overflowWrap: 'break-word' }),
  );
  const room = { paddingLeft: inset, paddingRight: inset, paddingBottom: 20 };
  if (card.look?.isFolded) {
    return column(room, [foldedNode(paragraphs, palette, isRightToLeft(card.text))]);
  }
  return column({ ...room, gap: 16 }, paragraphs);
}

// From edge to edge, in the box that features/posts/post-card.tsx gives it.
function picture({ picture: given }: CardContent, width: number, { paper }: CardPalette): Node[] {
  if (!given) return [];
  const height = Math.round((width * given.height) / given.width);
  return [image(given.image, width, height, { objectFit: 'contain', backgroundColor: paper })];
}

function footer(card: CardContent, inset: number, palette: CardPalette): Node {
  const { reactions, comments, reposts, stamp, houseComments = [] } = card;
  const { line, muted, bad } = palette;
  const spread = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' };
  // One mark a picture: below the comments, where there are some.
  const marks = houseComments.length > 0 ? [] : [text(SATIRE_MARK)];
  const marked = stamp === undefined ? 'flex-end' : 'space-between';
  const others = [counted(comments, 'comment'), reposts && counted(reposts, 'repost')];
  return column(
    {
      borderTopWidth: 1,
      borderTopStyle: 'solid',
      borderTopColor: line,
      padding: inset,
      paddingTop: 12,
      paddingBottom: 12,
      gap: 8,
      fontSize: 14,
      color: muted,
    },
    [
      row({ ...spread, columnGap: 16, rowGap: 4 }, [
        row({ gap: 8, alignItems: 'center' }, [
          reactionBadges(palette),
          text(counted(reactions, 'reaction')),
        ]),
        text(others.filter(Boolean).join(' · '), { marginLeft: 'auto' }),
      ]),
      ...(stamp === undefined && marks.length === 0
        ? []
        : [
            row({ ...spread, justifyContent: marked, fontSize: 12 }, [
              ...(stamp === undefined ? [] : [stampNode(stamp, bad)]),
              ...marks,
            ]),
          ]),
    ],
  );
}

function stampNode(score: number, red: string): Node {
  const border = { borderWidth: 2, borderStyle: 'solid', borderColor: red, borderRadius: 6 };
  return row({ ...border, padding: 4, paddingLeft: 10, paddingRight: 10, color: red }, [
    text(`CRINGE ${score}/100`, { fontSize: 14, fontWeight: 700 }),
  ]);
}
