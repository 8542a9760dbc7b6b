import type { Node } from '@takumi-rs/core';
import { firstLetter } from '../../platform/text/first-letter.ts';
import { counted } from '../../platform/text/display-text.ts';
import { CARD_WIDTH } from '../posts/attachment.ts';
import { postLines } from '../posts/post.ts';
import { commentNodes } from './card-comments.ts';
import { type CardContent, cardInset } from './card-content.ts';
import { CARD_PALETTES, type CardPalette, DEVICE_WIDTHS } from './card-look.ts';
import { isRightToLeft } from './card-scripts.ts';
import {
  degreeNode,
  foldedNode,
  globe,
  markNodes,
  reactionBadges,
  ringedNode,
} from './look-nodes.ts';

/**
 * The card as the renderer lays it out: the proportions of features/post/post-card.tsx at that width, without buttons.
 * One that the card studio has dressed has the width and the colours of its look.
 */
export function cardNode(card: CardContent, width: number = ownWidth(card)): Node {
  const inset = cardInset(width);
  const palette = paletteOf(card);
  const { surface, ink } = palette;
  return column(
    {
      width,
      backgroundColor: surface,
      borderRadius: 12,
      color: ink,
      fontSize: 16,
      lineHeight: 1.5,
    },
    [
      header(card, inset),
      body(card, inset),
      ...picture(card, width),
      footer(card, inset),
      ...commentNodes(card, inset, palette),
    ],
  );
}

/** How wide a card is where nobody says otherwise. */
export function ownWidth({ look }: CardContent): number {
  return look ? DEVICE_WIDTHS[look.device] : CARD_WIDTH;
}

/** The colours of a card. A picture looks the same wherever it is opened. */
export function paletteOf({ look }: CardContent): CardPalette {
  return CARD_PALETTES[look?.theme ?? 'light'];
}

function header(card: CardContent, inset: number): Node {
  const { author, age, look } = card;
  const palette = paletteOf(card);
  const { muted } = palette;
  const name = text(author.name, { fontWeight: 600, overflowWrap: 'anywhere', flexShrink: 1 });
  return row({ padding: inset, paddingBottom: 16, gap: 12, alignItems: 'flex-start' }, [
    ringedNode(avatar(card), look?.ring ?? 'none', palette),
    column({ flexGrow: 1, flexShrink: 1, minWidth: 0, lineHeight: 1.375 }, [
      row({ columnGap: 6, alignItems: 'center', flexWrap: 'wrap' }, [
        name,
        ...markNodes(look?.marks ?? [], palette),
        ...degreeNode(look?.degree ?? 'none', palette),
      ]),
      text(author.bio, { fontSize: 14, color: muted, overflowWrap: 'anywhere' }),
      row({ gap: 4, alignItems: 'center', fontSize: 14, color: muted }, [
        text(`${age} ·`, {}),
        globe(muted),
        text('· Satire', {}),
      ]),
    ]),
  ]);
}

function avatar(card: CardContent): Node {
  const round = { width: 48, height: 48, borderRadius: 24, flexShrink: 0 };
  const { author, photo } = card;
  if (photo)
    return {
      type: 'image',
      src: photo,
      width: 48,
      height: 48,
      style: { ...round, objectFit: 'cover' },
    };
  const { primary, onPrimary } = paletteOf(card);
  const middle = { justifyContent: 'center', alignItems: 'center' };
  return row({ ...round, ...middle, backgroundColor: primary, color: onPrimary }, [
    text(firstLetter(author.name), { fontSize: 22, fontWeight: 600 }),
  ]);
}

function body(card: CardContent, inset: number): Node {
  const paragraphs = postLines(card.text).map((line) => {
    const direction = isRightToLeft(line) ? 'rtl' : 'ltr';
    return text(line, { direction, textAlign: 'start', overflowWrap: 'break-word' });
  });
  const room = { paddingLeft: inset, paddingRight: inset, paddingBottom: 20 };
  if (card.look?.isFolded) {
    return column(room, [foldedNode(paragraphs, paletteOf(card), isRightToLeft(card.text))]);
  }
  return column({ ...room, gap: 12 }, paragraphs);
}

// From side to side, in the box that features/post/post-card.tsx gives it.
function picture(card: CardContent, width: number): Node[] {
  const { picture: given } = card;
  if (!given) return [];
  const height = Math.round((width * given.height) / given.width);
  const style = {
    width,
    height,
    objectFit: 'contain',
    backgroundColor: paletteOf(card).paper,
  } as const;
  return [{ type: 'image', src: given.image, width, height, style }];
}

function footer(card: CardContent, inset: number): Node {
  const { reactions, comments, reposts, stamp } = card;
  const palette = paletteOf(card);
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: palette.line };
  const spread = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' };
  return column(
    {
      ...line,
      padding: inset,
      paddingTop: 12,
      paddingBottom: 12,
      gap: 8,
      fontSize: 14,
      color: palette.muted,
    },
    [
      row({ ...spread, columnGap: 16, rowGap: 4 }, [
        row({ gap: 8, alignItems: 'center' }, [
          reactionBadges(palette),
          text(counted(reactions, 'reaction'), {}),
        ]),
        text(
          [counted(comments, 'comment'), reposts && counted(reposts, 'repost')]
            .filter(Boolean)
            .join(' · '),
          {},
        ),
      ]),
      row(
        {
          ...spread,
          justifyContent: stamp === undefined ? 'flex-end' : 'space-between',
          fontSize: 12,
        },
        [
          ...(stamp === undefined ? [] : [stampNode(stamp, palette.bad)]),
          text('Satire. Made with Broetry.', {}),
        ],
      ),
    ],
  );
}

// An office stamp: what a card of the house is worth, in the ink of refusals.
function stampNode(score: number, red: string): Node {
  const edge = { borderWidth: 2, borderStyle: 'solid', borderColor: red, borderRadius: 6 };
  return row({ ...edge, padding: 4, paddingLeft: 10, paddingRight: 10, color: red }, [
    text(`CRINGE ${score}/100`, { fontSize: 14, fontWeight: 700 }),
  ]);
}

type Style = Record<string, string | number>;

function column(style: Style, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', ...style },
    children,
  };
}

function row(style: Style, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'row', ...style },
    children,
  };
}

function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style };
}
