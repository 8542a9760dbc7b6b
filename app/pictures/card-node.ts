import type { Node } from '@takumi-rs/core';
import { postLines } from '../posts/post-text.ts';
import type { CardContent } from './card-content.ts';
import { globe, reactionBadges } from './card-icons.ts';

/** The width of the card in a picture, in CSS pixels (docs/product.md §9, Image export). */
export const CARD_WIDTH = 600;
// What the card on the page has between its edge and its words, the hairline around it included; less on a phone.
const INSET = 25;
const NARROW_INSET = 17;

// The light palette of ui/style.css: a picture looks the same wherever it is opened.
const SURFACE = '#ffffff';
const PAPER = '#fbf9f4';
const INK = '#14181f';
const MUTED = '#5b6472';
const LINE = '#e4ded2';
const PRIMARY = '#0b5cab';

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The card as the renderer lays it out: the proportions of posts/post-card.tsx at that width, without buttons. */
export function cardNode(card: CardContent, width: number = CARD_WIDTH): Node {
  const inset = width < CARD_WIDTH ? NARROW_INSET : INSET;
  return column(
    {
      width,
      backgroundColor: SURFACE,
      borderRadius: 12,
      color: INK,
      fontSize: 16,
      lineHeight: 1.5,
    },
    [header(card, inset), body(card.text, inset), ...picture(card, width), footer(card, inset)],
  );
}

function header({ author, photo, age }: CardContent, inset: number): Node {
  return row({ padding: inset, paddingBottom: 16, gap: 12, alignItems: 'flex-start' }, [
    avatar(author.name, photo),
    column({ flexGrow: 1, flexShrink: 1, minWidth: 0, lineHeight: 1.375 }, [
      text(author.name, { fontWeight: 600, overflowWrap: 'anywhere' }),
      text(author.bio, { fontSize: 14, color: MUTED, overflowWrap: 'anywhere' }),
      row({ gap: 4, alignItems: 'center', fontSize: 14, color: MUTED }, [
        text(`${age} ·`, {}),
        globe(MUTED),
        text('· Satire', {}),
      ]),
    ]),
  ]);
}

function avatar(name: string, photo: string | null): Node {
  const round = { width: 48, height: 48, borderRadius: 24, flexShrink: 0 };
  if (photo)
    return {
      type: 'image',
      src: photo,
      width: 48,
      height: 48,
      style: { ...round, objectFit: 'cover' },
    };
  const letter = String.fromCodePoint(name.codePointAt(0) ?? 63).toUpperCase();
  const middle = { justifyContent: 'center', alignItems: 'center' };
  return row({ ...round, ...middle, backgroundColor: PRIMARY, color: SURFACE }, [
    text(letter, { fontSize: 22, fontWeight: 600 }),
  ]);
}

function body(post: string, inset: number): Node {
  return column(
    { paddingLeft: inset, paddingRight: inset, paddingBottom: 20, gap: 12 },
    postLines(post).map((line) => {
      const direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
      return text(line, { direction, textAlign: 'start', overflowWrap: 'break-word' });
    }),
  );
}

// From side to side, in the box that posts/post-card.tsx gives it.
function picture({ picture: given }: CardContent, width: number): Node[] {
  if (!given) return [];
  const height = Math.round((width * given.height) / given.width);
  const style = { width, height, objectFit: 'contain', backgroundColor: PAPER } as const;
  return [{ type: 'image', src: given.image, width, height, style }];
}

function footer({ reactions, comments, reposts, stamp }: CardContent, inset: number): Node {
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: LINE };
  const spread = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' };
  return column(
    {
      ...line,
      padding: inset,
      paddingTop: 12,
      paddingBottom: 12,
      gap: 8,
      fontSize: 14,
      color: MUTED,
    },
    [
      row({ ...spread, columnGap: 16, rowGap: 4 }, [
        row({ gap: 8, alignItems: 'center' }, [
          reactionBadges(SURFACE),
          text(`${reactions} reactions`, {}),
        ]),
        text(
          [`${comments} comments`, reposts && `${reposts} reposts`].filter(Boolean).join(' · '),
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
          ...(stamp === undefined ? [] : [stampNode(stamp)]),
          text('Satire. Made with Broetry.', {}),
        ],
      ),
    ],
  );
}

const STAMP = '#b3261e';

// An office stamp: what a card of the house is worth, in the ink of refusals.
function stampNode(score: number): Node {
  const edge = { borderWidth: 2, borderStyle: 'solid', borderColor: STAMP, borderRadius: 6 };
  return row({ ...edge, padding: 4, paddingLeft: 10, paddingRight: 10, color: STAMP }, [
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
