/** The colours of a card: those of ui/style.css, for a picture that knows no page around it. */
export type CardPalette = {
  surface: string;
  paper: string;
  ink: string;
  muted: string;
  line: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
  bad: string;
  tint: string;
};

/** By the theme of the card, which is not that of the site. */
export const CARD_PALETTES = {
  light: {
    surface: '#ffffff',
    paper: '#fbf9f4',
    ink: '#14181f',
    muted: '#5b6472',
    line: '#e4ded2',
    primary: '#0b5cab',
    onPrimary: '#ffffff',
    accent: '#e9a400',
    onAccent: '#14181f',
    bad: '#b3261e',
    tint: '#eef4fa',
  },
  dark: {
    surface: '#181c22',
    paper: '#101317',
    ink: '#edeae3',
    muted: '#a3abb8',
    line: '#2a303a',
    primary: '#7cb8ff',
    onPrimary: '#101317',
    accent: '#f5c242',
    onAccent: '#14181f',
    bad: '#ff8a80',
    tint: '#1b2634',
  },
} as const satisfies Record<string, CardPalette>;

export type CardTheme = keyof typeof CARD_PALETTES;
