/**
 * The scripts that the site's font does not cover, with the font families of pictures that do. A page loads these fonts
 * only for a card that needs them, so that its lines break where those of the picture do.
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
  // Many texts have arrows and the like, which only a few files of these families cover.
  symbols: {
    families: ['Noto Sans JP', 'Noto Sans SC'],
    signs: /(?!\p{Emoji})[\u2030-\u20CF\u2100-\u2BFF]/u,
    only: [0x2030, 0x2bff],
  },
} as const satisfies Record<string, Script>;

export type Script = {
  families: readonly string[];
  signs: RegExp;
  /** The first and last code point, when only a part of the families is needed. */
  only?: readonly [number, number];
};

export type CardScript = keyof typeof CARD_SCRIPTS;

/** The scripts of a text, without Latin, Greek and Cyrillic. */
export function scriptsIn(text: string): CardScript[] {
  const scripts = Object.keys(CARD_SCRIPTS) as CardScript[];
  return scripts.filter((script) => CARD_SCRIPTS[script].signs.test(text));
}

export function cardFontsPath(script: CardScript): string {
  return `/card-fonts/${script}.css`;
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether the first letter of a line is Hebrew or Arabic. */
export function isRightToLeft(line: string): boolean {
  return RIGHT_TO_LEFT.test(line);
}
