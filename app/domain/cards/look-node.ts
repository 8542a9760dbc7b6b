import type { Node } from '@takumi-rs/core';
import { markBadge } from './card-icons.ts';
import {
  type Degree,
  FOLDED_LINES,
  LINE_HEIGHT,
  type Mark,
  type Ring,
  RINGS,
} from './card-look.ts';
import type { CardPalette } from './card-palette.ts';

/** The marks behind a name. */
export function markNodes(marks: readonly Mark[], palette: CardPalette): Node[] {
  return marks.map((mark) => markBadge(mark, palette));
}

/** "· 2nd", behind them. */
export function degreeNode(degree: Degree, { muted }: CardPalette): Node[] {
  if (degree === 'none') return [];
  return [{ type: 'text', text: `· ${degree}`, style: { fontSize: 14, color: muted } }];
}

/** The face with a ring and its word around it, in the room of the face alone. */
export function ringedNode(face: Node, ring: Ring, palette: CardPalette): Node {
  if (ring === 'none') return face;
  const { back, front } = ringColours(ring, palette);
  const round = (size: number, backgroundColor: string, children: Node[], more = {}): Node => ({
    type: 'container',
    style: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: size / 2,
      backgroundColor,
      ...more,
    },
    children,
  });
  const word = ringWord(RINGS[ring], { back, front, edge: palette.surface });
  const outer = { position: 'relative', margin: -4 };
  return round(56, back, [round(50, palette.surface, [face]), word], outer);
}

type WordColours = { back: string; front: string; edge: string };

// An edge of its own below the word: a coloured box with a border lets its colour shine through the border's edge.
function ringWord(words: string, { back, front, edge }: WordColours): Node {
  const pill: Node = {
    type: 'text',
    text: words,
    style: {
      paddingLeft: 4,
      paddingRight: 4,
      borderRadius: 6,
      backgroundColor: back,
      color: front,
      fontSize: 8,
      fontWeight: 700,
      lineHeight: '12px',
    },
  };
  const around: Node = {
    type: 'container',
    style: { display: 'flex', padding: 2, borderRadius: 8, backgroundColor: edge },
    children: [pill],
  };
  const place = { position: 'absolute', left: -16, right: -16, bottom: -8 } as const;
  return {
    type: 'container',
    style: { display: 'flex', justifyContent: 'center', ...place },
    children: [around],
  };
}

/** The colour of a ring, and that of the word on it. */
function ringColours(ring: Ring, palette: CardPalette): { back: string; front: string } {
  if (ring === 'humbled') return { back: palette.accent, front: palette.onAccent };
  if (ring === 'available') return { back: palette.primary, front: palette.onPrimary };
  return { back: palette.ink, front: palette.surface };
}

/** The first lines, and the way to the others at the end of the last one; on the left where people read from right. */
export function foldedNode(
  paragraphs: Node[],
  { surface, muted }: CardPalette,
  isFromRight: boolean,
): Node {
  const [side, inner] = isFromRight ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const inside = {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column' },
  } as const;
  const more: Node = {
    type: 'text',
    text: '...more',
    style: {
      position: 'absolute',
      bottom: 0,
      [side]: 0,
      [inner === 'left' ? 'paddingLeft' : 'paddingRight']: 32,
      backgroundImage: `linear-gradient(to ${side}, ${surface}00 0px, ${surface} 24px)`,
      color: muted,
      fontWeight: 600,
    },
  };
  return {
    type: 'container',
    style: {
      display: 'flex',
      position: 'relative',
      height: FOLDED_LINES * LINE_HEIGHT,
      overflow: 'hidden',
    },
    children: [
      { ...inside, style: { ...inside.style, width: '100%' }, children: paragraphs },
      more,
    ],
  };
}
