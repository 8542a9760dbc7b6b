/** The colour of links and buttons in the light and the dark theme, as #rrggbb. */
export type Accent = { light: string; dark: string };

/** The colours of the house, as in `ui/style.css`. */
export const HOUSE_ACCENT: Accent = { light: '#0b5cab', dark: '#7cb8ff' };

/** The share of the accent in the background of what is selected. */
const TINT = 0.08;
/** The backgrounds of the two themes, as in `ui/style.css`. */
const BACKGROUNDS = {
  light: ['#ffffff', '#fbf9f4'],
  dark: ['#181c22', '#101317'],
} as const;

/** The backgrounds that the accent is read on, its own tint included. */
export function backgroundsOf(theme: keyof Accent, colour: string): string[] {
  const [surface] = BACKGROUNDS[theme];
  return [...BACKGROUNDS[theme], mixColours(colour, surface, TINT)];
}

// A card has the colours of its picture.
const CARD_STYLE =
  '.font-card{--color-primary:light-dark(#0b5cab,#7cb8ff);--color-primary-strong:light-dark(#084a8c,#a5cfff);--color-tint:light-dark(#eef4fa,#1b2634)}';

/** The style of an accent, for a style element. Not for cards. */
export function accentStyle({ light, dark }: Accent): string {
  const tints = [
    mixColours(light, BACKGROUNDS.light[0], TINT),
    mixColours(dark, BACKGROUNDS.dark[0], TINT),
  ];
  const strong = [mixColours(light, '#000000', 0.8), mixColours(dark, '#ffffff', 0.8)];
  const both = `light-dark(${light},${dark})`;
  return `:root{--color-primary:${both};--color-mark:${both};--color-primary-strong:light-dark(${strong.join(',')});--color-tint:light-dark(${tints.join(',')})}${CARD_STYLE}`;
}

/** Mixes two colours, #rrggbb: `share` of the first, the rest of the other. */
export function mixColours(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((value, index) =>
    Math.round(value * share + (others[index] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Red, green and blue of #rrggbb, from 0 to 255. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
