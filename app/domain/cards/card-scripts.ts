/**
 * The scripts that the site's own font has no letters of, with the families of pictures that do. A page gets them
 * only when a card has such signs, so that its lines break where the picture's do.
 */
export const CARD_SCRIPTS = {
  emoji: { families: ['Twemoji'], signs: /[\p{Emoji_Presentation}\uFE0F\u20E3]/u },
  arabic: { families: ['Noto Sans Arabic'], signs: /\p{Script=Arabic}/u },
  hebrew: { families: ['Noto Sans Hebrew'], signs: /\p{Script=Hebrew}/u },
  hangul: { families: ['Noto Sans KR'], signs: /\p{Script=Hangul}/u },
  han: {
    families: ['Noto Sans JP', 'Noto Sans SC'],
    signs: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  },
  // Arrows and the like stand in many texts: for them come only the few files that have them.
  symbols: {
    families: ['Noto Sans JP', 'Noto Sans SC'],
    signs: /(?!\p{Emoji})[\u2030-\u20CF\u2100-\u2BFF]/u,
    only: [0x2030, 0x2bff],
  },
} as const satisfies Record<string, Script>;

export type Script = {
  families: readonly string[];
  signs: RegExp;
  /** The first and the last sign that it is about; without it all that the families have. */
  only?: readonly [number, number];
};

export type CardScript = keyof typeof CARD_SCRIPTS;

/** The scripts, beside Latin, Greek and Cyrillic, that a text has signs of. */
export function scriptsIn(text: string): CardScript[] {
  const scripts = Object.keys(CARD_SCRIPTS) as CardScript[];
  return scripts.filter((script) => CARD_SCRIPTS[script].signs.test(text));
}

/** Where the page finds the fonts of a script. */
export function cardFontsPath(script: CardScript): string {
  return `/card-fonts/${script}.css`;
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a line is read from the right: its first letter says so. */
export function isRightToLeft(line: string): boolean {
  return RIGHT_TO_LEFT.test(line);
}
