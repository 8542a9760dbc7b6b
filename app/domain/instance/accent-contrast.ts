import {
  type Accent,
  backgroundsOf,
  channelsOf,
  mixColours,
} from '../../platform/text/accent-colours.ts';

/** The contrast of text in WCAG 2.2, level AA. */
const NEEDED = 4.5;
const COLOUR = /^#[\da-f]{6}$/;
const SHORT = /^#([\da-f])([\da-f])([\da-f])$/;

/** Parses a colour, as #rrggbb in lower case. Null for anything else. */
export function parseColour(text: string): string | null {
  const given = text.trim().toLowerCase();
  const whole = given.replace(SHORT, '#$1$1$2$2$3$3');
  return COLOUR.test(whole) ? whole : null;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lowestContrast(theme: keyof Accent, colour: string): number {
  return Math.min(...backgroundsOf(theme, colour).map((one) => contrastOf(colour, one)));
}

/** Returns why text in this colour cannot be read in a theme, with the nearest colour that can, or null. */
export function contrastError(theme: keyof Accent, colour: string): string | null {
  const contrast = lowestContrast(theme, colour);
  if (contrast >= NEEDED) return null;
  const [too, more] = theme === 'light' ? ['light', 'darker'] : ['dark', 'lighter'];
  // Rounded down: 4.49 is not enough.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `${colour} is too ${too} for the ${theme} theme: its contrast is ${shown}, and text needs ${NEEDED}. Make it ${more}: ${readable(theme, colour)} would do.`;
}

/** The contrast of the house’s blue in the dark theme, rounded down: what is derived is as bright. */
const BRIGHT = 7;

/** The accent of a colour that is readable in the light theme: the same hue, light enough for the dark theme, is derived. */
export function accentFrom(light: string): Accent {
  const { hue, saturation, lightness } = toHsl(light);
  for (let share = lightness; share < 1; share += 0.01) {
    const dark = fromHsl(hue, saturation, share);
    if (lowestContrast('dark', dark) >= BRIGHT) return { light, dark };
  }
  return { light, dark: '#ffffff' };
}

/** Hue in twelfths of the circle, saturation and lightness from 0 to 1. */
function toHsl(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => value / 255);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(high + low) / 2, high - low];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    high === red
      ? (green - blue) / range
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 2, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channels = [0, 8, 4].map((turn) => {
    const at = (((turn + hue) % 12) + 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function readable(theme: keyof Accent, colour: string): string {
  const end = theme === 'light' ? '#000000' : '#ffffff';
  for (let share = 0.98; share > 0; share -= 0.02) {
    const mixed = mixColours(colour, end, share);
    if (lowestContrast(theme, mixed) >= NEEDED) return mixed;
  }
  return end;
}
