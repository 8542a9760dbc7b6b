import type { MeasuredNode } from '@takumi-rs/core';
import { halfWay, type Layer, type Page, paint } from '../../platform/images/pixels.ts';
import type { Moment, Plan } from './moments.ts';

/** How long the end dissolves into the beginning, in milliseconds. */
const LOOP_MS = 80;

/** What the frames are made of, each drawn once. */
export type Stage = {
  plan: Plan;
  ground: Page;
  /** The box with the sentence after each step. */
  boxes: Drawn[];
  cards: DrawnCards;
  finger: Drawn;
};

/** What is drawn with room around it, and where things lie in it. */
export type Drawn = Layer & { air: number; measured: MeasuredNode };
export type DrawnCards = {
  left: number;
  whole: Drawn;
  /** The lower edges of the lines in it. */
  bottoms: number[];
  /** Null: the post is too short to fold. `more`: the middle of its "...more". */
  folded: (Drawn & { more: { x: number; y: number } | null }) | null;
  foldedLines: number | null;
};

/** The frames of the moments, and one more in which the end dissolves into the beginning. Reports after each how much is done. */
export function* framesOf(
  stage: Stage,
  moments: readonly Moment[],
  report: (share: number) => void,
): Generator<{ pixels: Buffer; ms: number }> {
  const [first] = moments;
  for (const [index, moment] of moments.entries()) {
    const page = frameOf(stage, moment);
    yield { pixels: page.data, ms: moment.ms };
    report((index + 1) / (moments.length + 1));
    if (index === moments.length - 1 && first)
      yield { pixels: halfWay(page, frameOf(stage, first)).data, ms: LOOP_MS };
  }
}

function frameOf(stage: Stage, { typed, moved, card }: Moment): Page {
  const { ground, plan, boxes, cards, finger } = stage;
  const page = { ...ground, data: Buffer.from(ground.data) };
  const box = boxes[typed ?? 0];
  const boxHeight = box ? box.height - 2 * box.air : 0;
  const above = box && !plan.isBeside ? boxHeight + plan.gap : 0;
  const free = page.height - (heightOf(cards.whole) + above);
  const top = Math.max(plan.margin, Math.round(free / 2));
  const shown = card ? shownHeight(cards, card.lines) : 0;
  // The page follows the lines of a post that is higher than it.
  const scrolled = Math.max(0, top + above + shown + plan.margin - page.height);
  if (card) {
    const place = { left: cards.left - cards.whole.air, opacity: card.opacity };
    paintCard(page, cards, card.lines, { ...place, top: top + above - cards.whole.air - scrolled });
    const more = card.isPressed && cards.folded?.more;
    if (more) {
      const middle = {
        x: place.left + more.x,
        y: top + above - cards.whole.air - scrolled + more.y,
      };
      const half = Math.round(finger.width / 2);
      paint(page, finger, { left: middle.x - half, top: middle.y - half, opacity: 1 });
    }
  }
  if (box) {
    const middle = { x: (page.width - box.width) / 2, y: (page.height - box.height) / 2 };
    const place = {
      x: plan.box.left - box.air,
      y: plan.isBeside ? middle.y : top - box.air - scrolled,
    };
    const left = Math.round(middle.x + (place.x - middle.x) * moved);
    paint(page, box, {
      left,
      top: Math.round(middle.y + (place.y - middle.y) * moved),
      opacity: 1,
    });
  }
  return page;
}

const heightOf = ({ height, air }: Drawn): number => height - 2 * air;

function shownHeight({ whole, folded, bottoms }: DrawnCards, lines: number | null): number {
  if (lines === null) return heightOf(folded ?? whole);
  return heightOf(whole) - hiddenHeight(bottoms, lines);
}

/** The height of the lines that are not there yet. */
function hiddenHeight(bottoms: readonly number[], lines: number): number {
  return (bottoms.at(-1) ?? 0) - (bottoms[lines - 1] ?? 0);
}

type Place = { left: number; top: number; opacity: number };

// A card with fewer lines is the whole one without the rows of the others: nothing is laid out again.
function paintCard(page: Page, cards: DrawnCards, lines: number | null, place: Place): void {
  const { whole, folded, bottoms } = cards;
  if (lines === null) return paint(page, folded ?? whole, place);
  const cut = bottoms[lines - 1] ?? 0;
  const below = cut + hiddenHeight(bottoms, lines);
  paint(page, whole, { ...place, rows: [0, cut] });
  paint(page, whole, { ...place, top: place.top + cut, rows: [below, whole.height] });
}
