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
import { column, disc, image, row, text } from './card-boxes.ts';
import {
  type CardPalette,
  type Degree,
  FOLDED_LINES,
  LINE_HEIGHT,
  type CardMark,
  type PhotoRing,
  PHOTO_RINGS,
} from './card-look.ts';

// The icon library of the page, so that page and picture show the same icons.
function markup(Icon: LucideIcon, size: number, color: string, strokeWidth: number): string {
  return renderToStaticMarkup(createElement(Icon, { size, color, strokeWidth }));
}

function svgImage(svg: string, size: number, marginLeft = 0): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return image(src, size, size, { flexShrink: 0, marginLeft });
}

export function globe(color: string): Node {
  return svgImage(markup(Globe, 14, color, 2), 14);
}

const BADGE_SIZE = 20;
const ICON_SIZE = 10;
/** How far each reaction badge lies over the one before it, in CSS pixels. */
const OVERLAP = 4;

export function reactionBadges(palette: CardPalette): Node {
  const { surface, primary, onPrimary, bad, accent, onAccent } = palette;
  return row({ flexShrink: 0 }, [
    badge(ThumbsUp, primary, onPrimary, surface),
    badge(Heart, bad, surface, surface, -OVERLAP),
    badge(Lightbulb, accent, onAccent, surface, -OVERLAP),
  ]);
}

/** The badges behind a name, as in features/cards/studio-card.tsx. */
export function markNodes(marks: readonly CardMark[], palette: CardPalette): Node[] {
  const { surface, ink, bad, accent, onAccent } = palette;
  const nodes = {
    certified: () => badge(Stamp, ink, surface, surface),
    premium: () => badge(Crown, accent, onAccent, surface),
    loud: () => badge(Megaphone, bad, surface, surface),
  };
  return marks.map((mark) => nodes[mark]());
}

// A single SVG: the background of a box with a border would show at the outer edge of the border.
function badge(
  Icon: LucideIcon,
  fill: string,
  ink: string,
  border: string,
  marginLeft?: number,
): Node {
  const middle = BADGE_SIZE / 2;
  const inset = (BADGE_SIZE - ICON_SIZE) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIZE}" height="${BADGE_SIZE}">`,
    `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${border}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="${middle - 2}" fill="${fill}"/>`,
    `<g transform="translate(${inset} ${inset})">${markup(Icon, ICON_SIZE, ink, 2.5)}</g></svg>`,
  ].join('');
  return svgImage(svg, BADGE_SIZE, marginLeft);
}

/** The degree of connection behind the marks: "· 2nd". */
export function degreeNode(degree: Degree, { muted }: CardPalette): Node[] {
  const style = { fontSize: 14, color: muted, whiteSpace: 'nowrap', flexShrink: 0 } as const;
  return degree === 'none' ? [] : [text(`· ${degree}`, style)];
}

/** The avatar with a labelled ring around it, which takes no more room than the avatar alone. */
export function ringedNode(avatar: Node, ring: PhotoRing, palette: CardPalette): Node {
  if (ring === 'none') return avatar;
  const { surface } = palette;
  const [background, color] = ringColours(ring, palette);
  // A box of its own as the border, for the same reason as in a badge.
  const label = row({ padding: 2, borderRadius: 8, backgroundColor: surface }, [
    text(PHOTO_RINGS[ring], {
      paddingLeft: 4,
      paddingRight: 4,
      borderRadius: 6,
      backgroundColor: background,
      color,
      fontSize: 8,
      fontWeight: 700,
      lineHeight: '12px',
    }),
  ]);
  const below = { position: 'absolute', left: -16, right: -16, bottom: -8 };
  return disc(
    56,
    background,
    [disc(50, surface, [avatar]), row({ ...below, justifyContent: 'center' }, [label])],
    { position: 'relative', margin: -4 },
  );
}

/** The colour of a ring, and that of its label's text. */
function ringColours(ring: PhotoRing, palette: CardPalette): [string, string] {
  if (ring === 'humbled') return [palette.accent, palette.onAccent];
  if (ring === 'available') return [palette.primary, palette.onPrimary];
  return [palette.ink, palette.surface];
}

/** The first lines of a post with "...more" at the end of the last one: on the left for right-to-left text. */
export function foldedNode(
  paragraphs: Node[],
  { surface, muted }: CardPalette,
  isRightToLeft: boolean,
): Node {
  const [side, padding] = isRightToLeft
    ? (['left', 'paddingRight'] as const)
    : (['right', 'paddingLeft'] as const);
  const more = text('...more', {
    position: 'absolute',
    bottom: 0,
    [side]: 0,
    [padding]: 32,
    backgroundImage: `linear-gradient(to ${side}, ${surface}00 0px, ${surface} 24px)`,
    color: muted,
    fontWeight: 600,
  });
  const height = FOLDED_LINES * LINE_HEIGHT;
  return row({ position: 'relative', height, overflow: 'hidden' }, [
    column({ width: '100%' }, paragraphs),
    more,
  ]);
}
