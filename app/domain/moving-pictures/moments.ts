import type { Node } from '@takumi-rs/core';
import { column, row, text, typedLine } from '../cards/card-boxes.ts';
import { type CardPalette, DEVICE_WIDTHS, hasGround } from '../cards/card-look.ts';
import { CARD_SHADOW, type CardDress } from '../cards/dressed-card.ts';
import { MOVING_SIZES, type MovingSize } from './moving-sizes.ts';

/** A moment of a moving picture: what is on the page, and for how long. */
export type Moment = {
  ms: number;
  /** How many of the typing steps are done; null where no sentence is shown. */
  typed: number | null;
  /** The way of the sentence from the middle of the page (0) to its place beside the card (1). */
  moved: number;
  /** Null before the card. `lines`: how many are there; null for the folded card. */
  card: { lines: number | null; opacity: number; isPressed: boolean } | null;
};

/** The most steps in which a sentence is typed and lines arrive, each one more frame. */
const MAX_TYPING = 11;
const MAX_ARRIVALS = 8;
/** Where fewer bytes matter more. */
const FEW_ARRIVALS = 2;
const MS = {
  empty: 600,
  key: 130,
  typed: 800,
  slide: 70,
  folded: 1500,
  pressed: 320,
  line: 520,
  beforeLast: 1100,
  end: 2300,
};
/** A moving picture takes 6 to 10 seconds. */
const SHORTEST = 6500;
const LONGEST = 9800;
const SLIDE = [
  { moved: 0.45, opacity: 0 },
  { moved: 0.85, opacity: 0.5 },
] as const;

type Post = {
  premise: string | null;
  /** How many lines the post has, and how many of them the folded card shows; null where it does not fold. */
  lines: number;
  foldedLines: number | null;
  /** Whether lines arrive in few steps, for fewer bytes. */
  isSmall?: boolean;
};

/** The moments of a post: the sentence is typed, the card folds, "...more" is pressed, the lines arrive, the last one alone. */
export function momentsOf({ premise, lines, foldedLines, isSmall = false }: Post): Moment[] {
  const steps = premise === null ? 0 : typingSteps(premise).length;
  const typed = premise === null ? null : steps - 1;
  const at = (ms: number, shown: number | null, isPressed = false): Moment => {
    return { ms, typed, moved: 1, card: { lines: shown, opacity: 1, isPressed } };
  };
  const typing = Array.from({ length: steps }, (_, step): Moment => {
    const pause = step === steps - 1 ? MS.typed : MS.key;
    return { ms: step === 0 ? MS.empty : pause, typed: step, moved: 0, card: null };
  });
  const sliding = SLIDE.map(({ moved, opacity }): Moment => {
    const card = { lines: foldedLines === null ? 1 : null, opacity, isPressed: false };
    return { ms: MS.slide, typed, moved, card: opacity === 0 ? null : card };
  });
  const opening =
    foldedLines === null ? [at(MS.line * 2, 1)] : [at(MS.folded, null), at(MS.pressed, null, true)];
  // A fold may cut the line after its last whole one, which must not go when it opens.
  const first = foldedLines === null ? 2 : Math.min(foldedLines + 1, lines - 1);
  const most = isSmall ? FEW_ARRIVALS : MAX_ARRIVALS;
  const arrivals = arrivalsOf(first, lines, most).map((shown) => at(MS.line, shown));
  const moments = [...typing, ...(premise === null ? [] : sliding), ...opening, ...arrivals];
  const last = moments.at(-1);
  if (last) last.ms = Math.max(last.ms, MS.beforeLast);
  return paced([...moments, at(MS.end, lines)]);
}

/** How many lines are there after each arrival but the last: from `first` to all but one, one by one where there are few. */
function arrivalsOf(first: number, lines: number, most: number): number[] {
  const count = Math.max(0, lines - first);
  const steps = Math.min(count, most);
  const share = (count - 1) / Math.max(1, steps - 1);
  return Array.from({ length: steps }, (_, step) =>
    steps === 1 ? lines - 1 : first + Math.round(step * share),
  );
}

/** Stretches the end, or shortens every moment, so that the whole takes 6 to 10 seconds. */
function paced(moments: Moment[]): Moment[] {
  const total = moments.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, LONGEST / total);
  const missing = Math.max(0, SHORTEST - total);
  return moments.map((moment, index) => {
    const more = index === moments.length - 1 ? missing : 0;
    // GIFs count hundredths of a second.
    return { ...moment, ms: Math.floor((moment.ms * share + more) / 10) * 10 };
  });
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The sentence as it is typed: from nothing to all of it, in a few steps. */
export function typingSteps(premise: string): string[] {
  const characters = Array.from(CHARACTERS.segment(premise), ({ segment }) => segment);
  const steps = Math.min(MAX_TYPING, characters.length);
  return Array.from({ length: steps + 1 }, (_, step) =>
    characters.slice(0, Math.round((characters.length * step) / steps)).join(''),
  );
}

type Place = { left: number; width: number };
/** Where things lie on a page, in pixels. */
export type Plan = {
  margin: number;
  gap: number;
  box: Place;
  card: Place;
  /** Whether the sentence is beside the card, not above it. */
  isBeside: boolean;
};

/** The plan of a page with or without a sentence. */
export function planOf(size: MovingSize, hasPremise: boolean): Plan {
  const { width } = MOVING_SIZES[size];
  if (size === 'portrait') {
    const place = { left: 72, width: width - 2 * 72 };
    return { margin: 72, gap: 28, box: place, card: place, isBeside: false };
  }
  const card = hasPremise ? { left: 496, width: 648 } : { left: 240, width: width - 2 * 240 };
  return { margin: 40, gap: 40, box: { left: 56, width: 400 }, card, isBeside: true };
}

/** The widths of a card that are tried, in CSS pixels: the first one at which the whole post fits has the largest letters. */
export const TRIED_WIDTHS = [400, 440, 480, 520, 560, DEVICE_WIDTHS.desktop] as const;
/** The width at which a post that fits at none scrolls. */
export const SCROLLED_WIDTH = 520;

const LETTERS = {
  portrait: [54, 44, 34],
  wide: [38, 31, 25],
} as const;

type Box = { size: MovingSize; palette: CardPalette; dress: CardDress; height?: number };

/** The box in which the sentence is typed, of so many pixels height. */
export function boxNode(typed: string, whole: string, { size, palette, dress, height }: Box): Node {
  const { surface, ink, muted, line } = palette;
  const { width } = planOf(size, true).box;
  const [large, middle, small] = LETTERS[size];
  const letters = whole.length <= 60 ? large : whole.length <= 140 ? middle : small;
  const edge = { borderWidth: 1, borderStyle: 'solid', borderColor: line, borderRadius: 20 };
  const inside = { width, padding: Math.round(letters * 0.8), gap: Math.round(letters * 0.3) };
  const more: Record<string, string | number> = hasGround(dress) ? { boxShadow: CARD_SHADOW } : {};
  if (height !== undefined) more['height'] = height;
  return column({ ...edge, ...inside, ...more, backgroundColor: surface, color: ink }, [
    text('What happened?', { fontSize: Math.round(letters * 0.58), fontWeight: 600, color: muted }),
    typedLine(typed === whole ? whole : `${typed}|`, {
      fontSize: letters,
      fontWeight: 600,
      lineHeight: 1.3,
    }),
  ]);
}

/** The finger on "...more". */
export function fingerNode(side: number, { primary, surface }: CardPalette): Node {
  const ring = { borderWidth: 3, borderStyle: 'solid', borderColor: surface };
  const round = { width: side, height: side, borderRadius: side / 2, opacity: 0.42 };
  return row({ ...round, ...ring, backgroundColor: primary }, []);
}
