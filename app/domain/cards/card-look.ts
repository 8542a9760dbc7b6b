import { stripHidden } from '../../../comedy/clean-input.ts';
import { MAX_BIO_LENGTH } from '../members/profile.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';

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

/** How wide a card is on each device, in CSS pixels. The last one is docs/product.md §9, Image export. */
export const DEVICE_WIDTHS = { phone: 360, tablet: 480, desktop: 600 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** So many lines are left of a folded post, at every width: what the feed shows. */
export const FOLDED_LINES = 3;
/** The height of a line of a post. */
export const LINE_HEIGHT = 24;

/** Whether lines of that height together are more than a folded post shows. */
export function isLong(height: number): boolean {
  return Math.round(height / LINE_HEIGHT) > FOLDED_LINES;
}

/** What stands between a reader and the one who posts. */
export const DEGREES = ['none', '1st', '2nd', '3rd+'] as const;
export type Degree = (typeof DEGREES)[number];

/** What goes around the face: jokes of the house, in its own colours and words. */
export const RINGS = {
  none: 'None',
  humbled: '#HUMBLED',
  available: '#AVAILABLE',
  founder: '#FOUNDER',
} as const;
export type Ring = keyof typeof RINGS;

/** What stands behind the name. None of them says that somebody was checked. */
export const MARKS = {
  certified: 'Self-certified',
  premium: 'Paid for this',
  loud: 'Loudest voice',
} as const;
export type Mark = keyof typeof MARKS;

/** What the card studio has set. Numbers are digits, without commas. */
export type CardLook = {
  device: Device;
  theme: CardTheme;
  isFolded: boolean;
  /** Null for that of the post. */
  headline: string | null;
  age: string;
  degree: Degree;
  reactions: string;
  comments: string;
  reposts: string;
  ring: Ring;
  marks: readonly Mark[];
};

/** The card as the result screen has it, with the fixed counts of docs/product.md §2. */
export const DEFAULT_LOOK: CardLook = {
  device: 'desktop',
  theme: 'light',
  isFolded: false,
  headline: null,
  age: PREVIEW_COUNTS.age,
  degree: 'none',
  reactions: digits(PREVIEW_COUNTS.reactions),
  comments: digits(PREVIEW_COUNTS.comments),
  reposts: digits(PREVIEW_COUNTS.reposts),
  ring: 'none',
  marks: [],
};

/** A number as people type it, without the signs between its digits. */
export function digits(typed: string): string {
  const plain = typed.replaceAll(/[\s,.'_]/g, '');
  return plain.replace(/^0+(?=\d)/, '');
}

export const LOOK_TEXTS = ['headline', 'age', 'reactions', 'comments', 'reposts'] as const;
export type LookText = (typeof LOOK_TEXTS)[number];

/** What each of them is called in an address, where `comments` are what the house says below the card. */
const TEXT_PARAMS: Readonly<Record<LookText, string>> = {
  headline: 'headline',
  age: 'age',
  reactions: 'reactionCount',
  comments: 'commentCount',
  reposts: 'repostCount',
};

const AGE = /^(?:now|[1-9]\d?(?:m|h|d|w|mo|yr))$/;
const COUNT = /^(?:0|[1-9]\d{0,8})$/;

/** What is wrong with one of the texts, in a sentence; null when nothing is. Nothing is ever cut. */
export function lookError(field: LookText, text: string): string | null {
  if (field === 'age') return AGE.test(text) ? null : 'Like now, 45m, 3h, 2d, 1w, 6mo or 1yr.';
  if (field !== 'headline') {
    return COUNT.test(text) ? null : 'From 0 to 999,999,999.';
  }
  if (text.trim() === '') return 'Headline is required.';
  if (text.length > MAX_BIO_LENGTH)
    return `Headline is too long: ${MAX_BIO_LENGTH} characters at most.`;
  return stripHidden(text) === text ? null : 'Headline has signs in it that no card can show.';
}

type ReadLook =
  | { ok: true; look: CardLook | null }
  | { ok: false; fault: { field: string; message: string } };

/**
 * The look in an address: `?width=phone|tablet|desktop` with any of theme, fold, headline, age, degree,
 * reactionCount, commentCount, repostCount, ring and marks. Null without a width. What is not there is as on the
 * result screen; what is there and wrong is refused, never bent.
 */
export function readCardLook(params: URLSearchParams): ReadLook {
  const device = params.get('width');
  if (device === null) return { ok: true, look: null };
  const look = { ...DEFAULT_LOOK, isFolded: params.has('fold') };
  const theme = params.get('theme') ?? look.theme;
  const degree = params.get('degree') ?? look.degree;
  const ring = params.get('ring') ?? look.ring;
  const marks = params.get('marks')?.split(',') ?? [];
  if (!isKey(DEVICE_WIDTHS, device)) return unknown('width');
  if (!isKey(CARD_PALETTES, theme)) return unknown('theme');
  if (!isOneOf(DEGREES, degree)) return unknown('degree');
  if (!isKey(RINGS, ring)) return unknown('ring');
  if (new Set(marks).size < marks.length) return unknown('marks');
  if (!marks.every((mark) => isKey(MARKS, mark))) return unknown('marks');
  for (const field of LOOK_TEXTS) {
    const text = params.get(TEXT_PARAMS[field]);
    if (text === null) continue;
    const message = lookError(field, text);
    if (message !== null) return { ok: false, fault: { field: TEXT_PARAMS[field], message } };
    look[field] = text;
  }
  return { ok: true, look: { ...look, device, theme, degree, ring, marks } };
}

function unknown(field: string): ReadLook {
  return { ok: false, fault: { field, message: `No such ${field}.` } };
}

/** The same look for an address: what is as on the result screen is left out. */
export function lookParams(look: CardLook): URLSearchParams {
  const params = new URLSearchParams({ width: look.device });
  if (look.isFolded) params.set('fold', '');
  if (look.marks.length > 0) params.set('marks', look.marks.join(','));
  for (const name of ['theme', 'degree', 'ring'] as const) {
    if (look[name] !== DEFAULT_LOOK[name]) params.set(name, look[name]);
  }
  for (const field of LOOK_TEXTS) {
    const text = look[field];
    if (text !== null && text !== DEFAULT_LOOK[field]) params.set(TEXT_PARAMS[field], text);
  }
  return params;
}

function isKey<Name extends string>(
  known: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name {
  return Object.hasOwn(known, name);
}

function isOneOf<Name extends string>(known: readonly Name[], name: string): name is Name {
  return (known as readonly string[]).includes(name);
}
