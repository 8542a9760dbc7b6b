import type { Node } from '@takumi-rs/core';
import { Globe, Heart, Lightbulb, type LucideIcon, ThumbsUp } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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

/** The badges of the three reactions as posts/post-card.tsx has them; `edge` is the color of the card. */
export function reactionBadges(edge: string): Node {
  const badges = [
    badge(ThumbsUp, '#0b5cab', '#ffffff', edge),
    badge(Heart, '#b3261e', '#ffffff', edge),
    badge(Lightbulb, '#e9a400', '#14181f', edge),
  ];
  return {
    type: 'container',
    style: { display: 'flex', flexShrink: 0 },
    children: badges.map((svg, index) =>
      picture(svg, SIZE, { marginLeft: index === 0 ? 0 : -OVERLAP }),
    ),
  };
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
