import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const FOLDER = join(import.meta.dirname, '../app/ui/icons');

const ICONS: Readonly<Record<string, unknown>> = lucide;

/** The file of all icons that the site uses. */
export const SPRITE: string = join(FOLDER, 'sprite.svg');

/** Draws the sprite: a symbol for each icon of `icons.tsx`, by its name in lucide-react. Throws for an unknown name. */
export function drawSprite(): string {
  const source = readFileSync(join(FOLDER, 'icons.tsx'), 'utf8');
  const symbols = Array.from(source.matchAll(/= icon\('(\w+)'\)/g), ([, name = '']) =>
    symbol(name),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}${reactionBadges()}</svg>\n`;
}

// The width of the strokes is that of the place where an icon is used.
const STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function symbol(name: string): string {
  const look = `viewBox="0 0 24 24" ${STROKES} stroke="currentColor"`;
  return `<symbol id="${name}" ${look}>${shapesOf(name)}</symbol>\n`;
}

// As the reactions in domain/cards/card-decorations.ts, in the colours of the page.
function reactionBadges(): string {
  const badges = [
    ['ThumbsUp', 'primary', 'on-primary'],
    ['Heart', 'bad', 'surface'],
    ['Lightbulb', 'accent', 'on-accent'],
  ] as const;
  const drawn = badges.map(([name, fill, ink], at) => {
    const disc = (radius: number, color: string) =>
      `<circle cx="10" cy="10" r="${radius}" fill="var(--color-${color})"/>`;
    const look = `${STROKES} stroke="var(--color-${ink})" stroke-width="2.5"`;
    const icon = `<g transform="translate(5 5) scale(${10 / 24})" ${look}>${shapesOf(name)}</g>`;
    return `<g transform="translate(${at * 16} 0)">${disc(10, 'surface')}${disc(8, fill)}${icon}</g>`;
  });
  return `<symbol id="ReactionBadges" viewBox="0 0 52 20">${drawn.join('')}</symbol>\n`;
}

function shapesOf(name: string): string {
  const Icon = ICONS[name] as lucide.LucideIcon | undefined;
  if (!Icon) throw new Error(`lucide-react has no icon ${name}.`);
  return renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>');
}
