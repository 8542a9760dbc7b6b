import { stripHidden } from '../../../comedy/language/clean-input.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { MAX_BIO_LENGTH } from '../members/profile.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';

/** The colours of ui/style.css, for pictures, which cannot read a style sheet. */
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
} as const;

export type CardPalette = Readonly<Record<keyof (typeof CARD_PALETTES)['light'], string>>;
export type CardTheme = keyof typeof CARD_PALETTES;

/** The width of a card on each device, in CSS pixels (desktop: docs/product.md §9, Image export). */
export const DEVICE_WIDTHS = { phone: 360, tablet: 480, desktop: 600 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** The lines that a folded post shows, at every width, as in the feed. */
export const FOLDED_LINES = 3;
export const LINE_HEIGHT = 24;

/** Whether lines with this total height are more than a folded post shows. */
export function isLong(height: number): boolean {
  return Math.round(height / LINE_HEIGHT) > FOLDED_LINES;
}

export const DEGREES = { none: 'None', '1st': '1st', '2nd': '2nd', '3rd+': '3rd+' } as const;
export type Degree = keyof typeof DEGREES;

/** The rings around the avatar: jokes, not the real ones of any network. */
export const PHOTO_RINGS = {
  none: 'None',
  humbled: '#HUMBLED',
  available: '#AVAILABLE',
  founder: '#FOUNDER',
} as const;
export type PhotoRing = keyof typeof PHOTO_RINGS;

/** The badges behind the name. None of them claims a verification. */
export const MARKS = {
  certified: 'Self-certified',
  premium: 'Paid for this',
  loud: 'Loudest voice',
} as const;
export type CardMark = keyof typeof MARKS;

/** What is behind the card in a picture. Each is drawn by backgrounds.ts. */
export const BACKGROUNDS = {
  white: 'Plain white',
  paper: 'Paper',
  boardroom: 'Boardroom blue',
  sunrise: 'Sunrise keynote',
  motivation: 'Motivational gradient',
  carpet: 'Carpet tile',
  whiteboard: 'Whiteboard',
  notes: 'Sticky notes',
} as const;
export type Background = keyof typeof BACKGROUNDS;

/** How many of the house comments a picture shows below the card. */
export const COMMENTS_BELOW = { none: 'None', one: 'One', all: 'All that fit' } as const;
export type CommentsBelow = keyof typeof COMMENTS_BELOW;

/** What a picture has around its card. */
export type PictureDress = {
  /** Null: the card alone is on white without a margin (docs/product.md §9, Image export), on a page on the colour of paper. */
  background: Background | null;
  /** Whether a strip above the card says what happened. */
  hasPremise: boolean;
  below: CommentsBelow;
};

/** Whether there is a background to lie on: plain white has no margin and no shadow. */
export function hasGround({ background }: Pick<PictureDress, 'background'>): boolean {
  return background !== null && background !== 'white';
}

/** The margin around a card that is on no page of a fixed size, in CSS pixels. */
export const DRESS_MARGIN = 44;

/** The settings of the card studio. Numbers are digits without commas. */
export type CardLook = {
  device: Device;
  theme: CardTheme;
  isFolded: boolean;
  /** Null: the headline of the post. */
  headline: string | null;
  age: string;
  degree: Degree;
  reactions: string;
  comments: string;
  reposts: string;
  ring: PhotoRing;
  marks: readonly CardMark[];
};

/** The look of the result screen, with the fixed counts of docs/product.md §2. */
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

/** Removes separators and leading zeros from a typed number. */
export function digits(typed: string): string {
  const plain = typed.replaceAll(/[\s,.'_]/g, '');
  return plain.replace(/^0+(?=\d)/, '');
}

export const LOOK_TEXTS = ['headline', 'age', 'reactions', 'comments', 'reposts'] as const;
export type LookText = (typeof LOOK_TEXTS)[number];

/** The query parameter of each text. `comments` is taken: it selects the comments below the card. */
const TEXT_PARAMS: Readonly<Record<LookText, string>> = {
  headline: 'headline',
  age: 'age',
  reactions: 'reactionCount',
  comments: 'commentCount',
  reposts: 'repostCount',
};

const AGE = /^(?:now|[1-9]\d?(?:m|h|d|w|mo|yr))$/;
const COUNT = /^(?:0|[1-9]\d{0,8})$/;

/** The error message for a text, or null. A text is rejected, never cut. */
export function lookError(field: LookText, text: string): string | null {
  if (field === 'age') return AGE.test(text) ? null : 'Like now, 45m, 3h, 2d, 1w, 6mo or 1yr.';
  if (field !== 'headline') return COUNT.test(text) ? null : 'From 0 to 999,999,999.';
  if (text.trim() === '') return 'Headline is required.';
  if (text.length > MAX_BIO_LENGTH)
    return `Headline is too long: ${MAX_BIO_LENGTH} characters at most.`;
  return stripHidden(text) === text ? null : 'Headline has signs in it that no card can show.';
}

type DressResult = { ok: true; dress: PictureDress } | Rejection<'invalid-field'>;

/**
 * Reads the dress from a query: `?background=`, `?premise` and `?below=`. With a background and without `below` one comment
 * is below the card, with `comments` alone (which selects them) all that fit. An unknown value is an error.
 */
export function readPictureDress(params: URLSearchParams): DressResult {
  const background = params.get('background');
  const usual = background === null || background === 'white' ? 'none' : 'one';
  const below = params.get('below') ?? (params.has('comments') ? 'all' : usual);
  if (background !== null && !isKey(BACKGROUNDS, background)) return unknown('background');
  if (!isKey(COMMENTS_BELOW, below)) return unknown('below');
  return { ok: true, dress: { background, hasPremise: params.has('premise'), below } };
}

/** The query of a dress. Nothing that is left out changes by what is there. */
export function dressParams({ background, hasPremise, below }: PictureDress): URLSearchParams {
  const params = new URLSearchParams({ below });
  if (background !== null) params.set('background', background);
  if (hasPremise) params.set('premise', '');
  return params;
}

type CardLookResult = { ok: true; look: CardLook | null } | Rejection<'invalid-field'>;

/**
 * Reads the look from a query: `?width=phone|tablet|desktop` with any of theme, fold, headline, age, degree,
 * reactionCount, commentCount, repostCount, ring and marks. Null without a width. A missing parameter has the default of
 * the result screen; an invalid one is an error.
 */
export function readCardLook(params: URLSearchParams): CardLookResult {
  const device = params.get('width');
  if (device === null) return { ok: true, look: null };
  const look = { ...DEFAULT_LOOK, isFolded: params.has('fold') };
  const theme = params.get('theme') ?? look.theme;
  const degree = params.get('degree') ?? look.degree;
  const ring = params.get('ring') ?? look.ring;
  const marks = params.get('marks')?.split(',') ?? [];
  if (!isKey(DEVICE_WIDTHS, device)) return unknown('width');
  if (!isKey(CARD_PALETTES, theme)) return unknown('theme');
  if (!isKey(DEGREES, degree)) return unknown('degree');
  if (!isKey(PHOTO_RINGS, ring)) return unknown('ring');
  if (new Set(marks).size < marks.length || !marks.every((mark) => isKey(MARKS, mark)))
    return unknown('marks');
  for (const field of LOOK_TEXTS) {
    const text = params.get(TEXT_PARAMS[field]);
    if (text === null) continue;
    const message = lookError(field, text);
    if (message !== null) return invalidField(TEXT_PARAMS[field], message);
    look[field] = text;
  }
  return { ok: true, look: { ...look, device, theme, degree, ring, marks } };
}

function unknown(field: string): Rejection<'invalid-field'> {
  return invalidField(field, `No such ${field}.`);
}

/** The query of a look. Defaults are left out. */
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
