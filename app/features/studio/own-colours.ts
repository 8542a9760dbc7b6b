import type { CSSProperties } from 'react';
import { CARD_PALETTES, type CardTheme } from '../../domain/cards/card-look.ts';

/** The colours of a card's theme for all that lies in it, whatever those of the page are. For awake pages only. */
export function ownColours(theme: CardTheme): CSSProperties {
  const named = Object.entries(CARD_PALETTES[theme]).map(([role, colour]) => [
    `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
  return Object.fromEntries(named) as CSSProperties;
}
