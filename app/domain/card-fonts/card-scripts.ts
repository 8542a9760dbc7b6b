/** The scripts with a Noto family of their own, by their Unicode names. */
export const NOTO_SCRIPTS = {
  sans: [
    'Devanagari',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Thai',
    'Lao',
    'Myanmar',
    'Khmer',
    'Georgian',
    'Armenian',
    'Ethiopic',
    'Mongolian',
    'Cherokee',
    'Runic',
  ],
  // The renderer does not join the letters of the sans family of Bengali; of Tibetan there is only this one.
  serif: ['Bengali', 'Tibetan'],
} as const;

type NotoScript = Lowercase<(typeof NOTO_SCRIPTS)[keyof typeof NOTO_SCRIPTS][number]>;

const ofNoto = (style: 'Sans' | 'Serif', names: readonly string[]) =>
  names.map((SCRIPT) => {
    const signs = new RegExp(`\\p{Script=${SCRIPT}}`, 'u');
    return [SCRIPT.toLowerCase(), { families: [`Noto ${style} ${SCRIPT}`], signs }];
  });

const notoScripts = Object.fromEntries([
  ...ofNoto('Sans', NOTO_SCRIPTS.sans),
  ...ofNoto('Serif', NOTO_SCRIPTS.serif),
]) as Record<NotoScript, Script>;

/**
 * The scripts that the site's font does not cover, with the font families of pictures that do. A page loads these fonts
 * only for a card that needs them, so that its lines break where those of the picture do.
 */
export const CARD_SCRIPTS = {
  emoji: {
    families: ['Twemoji', 'Noto Emoji'],
    signs: /[\p{Emoji_Presentation}\uFE0F\u20E3]/u,
  },
  arabic: { families: ['Noto Sans Arabic'], signs: /\p{Script=Arabic}/u },
  hebrew: { families: ['Noto Sans Hebrew'], signs: /\p{Script=Hebrew}/u },
  ...notoScripts,
  hangul: { families: ['Noto Sans KR'], signs: /\p{Script=Hangul}/u },
  han: {
    families: ['Noto Sans JP', 'Noto Sans SC'],
    signs: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  },
  // Many texts have arrows and the like, which only a few files of these families cover.
  symbols: {
    families: [
      'Noto Sans JP',
      'Noto Sans SC',
      'Noto Sans Math',
      'Noto Sans Symbols',
      'DejaVu Sans',
    ],
    signs: /(?!\p{Emoji})[\u2030-\u20CF\u2100-\u2BFF\u{1F100}-\u{1F1E5}\u{1F700}-\u{1F8FF}]/u,
    only: [0x2030, 0x2bff],
  },
  // Bold, script and other letters that people paste from a "font generator".
  styled: { families: ['Noto Sans Math'], signs: /[\u{1D400}-\u{1D7FF}]/u },
  // Letters with marks that have no letter of their own, phonetic letters and small capitals.
  marked: { families: ['DejaVu Sans'], signs: /[\u0250-\u02AF\u0300-\u036F\u1D00-\u1DBF]/u },
} as const satisfies Record<string, Script>;

export type Script = {
  families: readonly string[];
  signs: RegExp;
  /** The first and last code point, when only a part of the families is needed. */
  only?: readonly [number, number];
};

export type CardScript = keyof typeof CARD_SCRIPTS;

/** Latin, Greek and Cyrillic with their punctuation, which none of CARD_SCRIPTS has: most texts are nothing else. */
const PLAIN = /^[\0-\u024F\u0370-\u052F\u2000-\u202F]*$/;

/** The scripts of a text, without Latin, Greek and Cyrillic. */
export function scriptsIn(text: string): CardScript[] {
  if (PLAIN.test(text)) return [];
  const scripts = Object.keys(CARD_SCRIPTS) as CardScript[];
  return scripts.filter((script) => CARD_SCRIPTS[script].signs.test(text));
}

export function cardFontsPath(script: CardScript): string {
  return `/card-fonts/${script}.css`;
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const TALL = /[\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}]/u;

/** Whether a line has letters with signs above and below each other. */
export function isTall(line: string): boolean {
  return TALL.test(line);
}

/** Whether the first letter of a line is Hebrew or Arabic. */
export function isRightToLeft(line: string): boolean {
  return RIGHT_TO_LEFT.test(line);
}
