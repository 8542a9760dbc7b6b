import type { Node } from '@takumi-rs/core';
import {
  Crown,
  Globe,
  Heart,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Stamp,
  ThumbsUp,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type CardPalette,
  type Degree,
  FOLDED_LINES,
  LINE_HEIGHT,
  type Mark,
  type Ring,
  RINGS,
} from './card-look.ts';

// The page's own icons: whatever a new version of them looks like, the picture shows the same.
function markup(Icon: LucideIcon, size: number, color: string, strokeWidth: number): string {
  return renderToStaticMarkup(createElement(Icon, { size, color, strokeWidth }));
}

function picture(svg: string, size: number, style: Record<string, number> = {}): Node {
  return {
    type: 'image',
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width: size,
    height: size,
    style: { width: size, height: size, flexShrink: 0, ...style },
  };
}

/** The globe of a public post, in that color. */
export function globe(color: string): Node {
  return picture(markup(Globe, 14, color, 2), 14);
}

const SIZE = 20;
const ICON = 10;
/** What one badge covers of the one before it. */
const OVERLAP = 4;

/** The badges of the three reactions as features/post/post-card.tsx has them. */
export function reactionBadges(palette: CardPalette): Node {
  const { surface, primary, onPrimary, bad, accent, onAccent } = palette;
  const badges = [
    badge(ThumbsUp, primary, onPrimary, surface),
    badge(Heart, bad, surface, surface),
    badge(Lightbulb, accent, onAccent, surface),
  ];
  return {
    type: 'container',
    style: { display: 'flex', flexShrink: 0 },
    children: badges.map((svg, index) =>
      picture(svg, SIZE, { marginLeft: index === 0 ? 0 : -OVERLAP }),
    ),
  };
}

/** The badge of a mark as features/studio/studio-card.tsx has it. */
function markBadge(mark: Mark, palette: CardPalette): Node {
  const { surface, ink, bad, accent, onAccent } = palette;
  const drawn = {
    certified: () => badge(Stamp, ink, surface, surface),
    premium: () => badge(Crown, accent, onAccent, surface),
    loud: () => badge(Megaphone, bad, surface, surface),
  };
  return picture(drawn[mark](), SIZE);
}

// One drawing each: a colored box with a border lets its color shine through the border's edge.
function badge(Icon: LucideIcon, fill: string, ink: string, edge: string): string {
  const middle = SIZE / 2;
  const inset = (SIZE - ICON) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">`,
    `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${edge}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="${middle - 2}" fill="${fill}"/>`,
    `<g transform="translate(${inset} ${inset})">${markup(Icon, ICON, ink, 2.5)}</g></svg>`,
  ].join('');
}

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
