import { cardFontsPath, scriptsIn } from '../../domain/cards/card-scripts.ts';

/** Fetches the fonts that a card's text needs beside the site's own; for most texts none. */
export function CardFonts({ text }: { text: string }) {
  return scriptsIn(text).map((script) => (
    <link key={script} rel="stylesheet" href={cardFontsPath(script)} precedence="card" />
  ));
}
