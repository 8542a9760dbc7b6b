import type { Node } from '@takumi-rs/core';
import { column, row, text, typedLine } from './card-boxes.ts';
import { type CardContent, cardInset } from './card-content.ts';
import { type Background, hasGround } from './card-look.ts';
import { cardNode, paletteOf } from './post-card-layout.ts';

/** What a picture draws around a card. */
export type CardDress = {
  background: Background | null;
  /** What happened, on a strip above the card. */
  premise: string | null;
};

export const BARE_DRESS: CardDress = { background: null, premise: null };

/** The card lies on its background: a close shadow and a wide one. */
export const CARD_SHADOW = '0 2px 6px rgba(10, 16, 26, 0.16), 0 14px 40px rgba(10, 16, 26, 0.26)';
const ROUND = { borderRadius: 12 };
const GAP = 14;

/** Lays out a card at that width, with its strip and its shadow. */
export function dressedNode(card: CardContent, dress: CardDress, width: number): Node {
  const plain = cardNode(card, width);
  const lifted: Record<string, string> = hasGround(dress) ? { boxShadow: CARD_SHADOW } : {};
  const shadowed = row({ ...ROUND, ...lifted, width }, [plain]);
  if (dress.premise === null) return shadowed;
  return column({ gap: GAP, width }, [stripNode(card, dress, lifted, width), shadowed]);
}

function stripNode(
  card: CardContent,
  { background, premise }: CardDress,
  lifted: Record<string, string>,
  width: number,
): Node {
  const { surface, tint, ink, muted } = paletteOf(card);
  const inset = cardInset(width);
  const backgroundColor = background === 'white' ? tint : surface;
  const room = { padding: 12, paddingLeft: inset, paddingRight: inset, columnGap: 8 };
  const style = { ...ROUND, ...lifted, ...room, width, backgroundColor, color: ink };
  return row({ ...style, fontSize: 16, lineHeight: 1.5 }, [
    text('What happened:', { color: muted, flexShrink: 0 }),
    typedLine(premise ?? '', { fontWeight: 600, flexShrink: 1, minWidth: 0 }),
  ]);
}
