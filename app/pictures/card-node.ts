import type { Node } from '@takumi-rs/core';
import { postLines } from '../posts/post-text.ts';
import type { CardContent } from './card-content.ts';

/** The width of the card in a picture, in CSS pixels (docs/product.md §9, Image export). */
export const CARD_WIDTH = 600;

// The light palette of ui/style.css: a picture looks the same wherever it is opened.
const SURFACE = '#ffffff';
const INK = '#14181f';
const MUTED = '#5b6472';
const LINE = '#e4ded2';
const PRIMARY = '#0b5cab';

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The card as the renderer lays it out: the proportions of posts/post-card.tsx at 600 px, without buttons. */
export function cardNode(card: CardContent): Node {
  return column(
    {
      width: CARD_WIDTH,
      backgroundColor: SURFACE,
      borderRadius: 12,
      color: INK,
      fontSize: 16,
      lineHeight: 1.5,
    },
    [header(card), body(card.text), footer(card)],
  );
}

function header({ author, photo, age }: CardContent): Node {
  return row({ padding: 24, paddingBottom: 16, gap: 12, alignItems: 'flex-start' }, [
    avatar(author.name, photo),
    column({ flexGrow: 1, flexShrink: 1, lineHeight: 1.375 }, [
      text(author.name, { fontWeight: 600 }),
      text(author.bio, { fontSize: 14, color: MUTED }),
      text(`${age} · Satire`, { fontSize: 14, color: MUTED }),
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

function body(post: string): Node {
  return column(
    { paddingLeft: 24, paddingRight: 24, paddingBottom: 20, gap: 12 },
    postLines(post).map((line) => {
      const direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
      return text(line, { direction, textAlign: 'start', overflowWrap: 'break-word' });
    }),
  );
}

function footer({ reactions, comments, reposts }: CardContent): Node {
  const line = { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: LINE };
  const spread = { justifyContent: 'space-between', alignItems: 'center' };
  return column(
    { ...line, padding: 24, paddingTop: 12, paddingBottom: 12, gap: 8, fontSize: 14, color: MUTED },
    [
      row({ ...spread }, [
        row({ gap: 8, alignItems: 'center' }, [
          reactionIcons(),
          text(`${reactions} reactions`, {}),
        ]),
        text(`${comments} comments · ${reposts} reposts`, {}),
      ]),
      row({ justifyContent: 'flex-end', fontSize: 12 }, [text('Satire. Made with Broetry.', {})]),
    ],
  );
}

function reactionIcons(): Node {
  const dots = [PRIMARY, '#b3261e', '#e9a400'];
  return row(
    { width: 48, height: 20 },
    dots.map((color, index) => ({
      type: 'container',
      style: {
        width: 20,
        height: 20,
        borderRadius: 10,
        borderWidth: 2,
        borderStyle: 'solid',
        borderColor: SURFACE,
        backgroundColor: color,
        marginLeft: index === 0 ? 0 : -4,
      },
    })),
  );
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
