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
import type { Mark } from './card-look.ts';
import type { CardPalette } from './card-palette.ts';

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

/** The badge of a mark as features/studio/studio-mark.tsx has it. */
export function markBadge(mark: Mark, palette: CardPalette): Node {
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
