import type { MeasuredNode, Node } from '@takumi-rs/core';
import {
  type AnimationGrade,
  encodeAnimation,
} from '../../platform/images/encode-animation.server.ts';
import { halfWay, type Layer, type Page, pageOf, paint } from '../../platform/images/pixels.ts';
import { backgroundNode } from '../cards/backgrounds.ts';
import { column, row } from '../cards/card-boxes.ts';
import type { CardContent } from '../cards/card-content.ts';
import {
  type Background,
  type CardPalette,
  DEFAULT_LOOK,
  FOLDED_LINES,
  isLong,
  LINE_HEIGHT,
} from '../cards/card-look.ts';
import { type CardDress, dressedNode } from '../cards/dressed-card.ts';
import {
  type FontRenderer,
  FONTS,
  fontsOfThread,
  loadFonts,
} from '../cards/font-renderer.server.ts';
import {
  boxNode,
  fingerNode,
  type Moment,
  momentsOf,
  type Plan,
  planOf,
  SCROLLED_WIDTH,
  TRIED_WIDTHS,
  typingSteps,
} from './moments.ts';
import { isRightToLeft } from '../cards/card-scripts.ts';
import { MOVING_SIZES, type MovingFormat, type MovingSize } from './moving-sizes.ts';
import { defaultWidth, paletteOf } from '../cards/post-card-layout.ts';

/** Room for the shadow around what is drawn, in CSS pixels. */
const AIR = 56;
/** The pixels of the whole card, at four bytes each. */
const MAX_PIXELS = 12_000_000;
const FINGER = 74;
const LOOP_MS = 80;
/** What networks take as an animation. */
const MAX_BYTES = 3_000_000;

/** A post, what is around its card, and the form of its moving picture. */
export type MovingInput = {
  card: CardContent;
  dress: CardDress;
  size: MovingSize;
  format: MovingFormat;
};

type Shot = {
  card: CardContent;
  dress: CardDress & { background: Background };
  size: MovingSize;
  palette: CardPalette;
};

/** Draws a post that types itself, as an animation that loops for ever. Reports after each frame. */
export async function drawMoving(
  { card, dress: given, size, format }: MovingInput,
  report: (share: number) => void,
): Promise<Uint8Array> {
  const fonts = fontsOfThread();
  const dress = { ...given, background: given.background ?? 'paper' };
  const shot = { card, dress, size, palette: paletteOf(card) };
  const { premise } = dress;
  const words = premise === null ? [] : [boxNode(premise, '', shot)];
  const node = column({}, [dressedNode(card, dress, defaultWidth(card)), ...words]);
  await loadFonts(fonts, node);
  const stage = await drawStage(fonts, shot);
  const { bottoms, foldedLines } = stage.cards;
  const encode = (grade: AnimationGrade) => {
    const isSmall = grade !== 'fine';
    const moments = momentsOf({ premise, lines: bottoms.length, foldedLines, isSmall });
    const frames = framesOf(stage, moments, report);
    return encodeAnimation(MOVING_SIZES[size], { format, grade }, frames);
  };
  const file = await encode('fine');
  if (file.length <= MAX_BYTES) return file;
  // A photo in many colours below a long post.
  return encode(file.length <= 1.5 * MAX_BYTES ? 'small' : 'least');
}

/** What the frames are made of, each drawn once. */
type Stage = {
  plan: Plan;
  ground: Page;
  /** The box with the sentence after each step. */
  boxes: Drawn[];
  cards: DrawnCards;
  finger: Drawn;
};

type Drawn = Layer & { air: number; measured: MeasuredNode };
type DrawnCards = {
  left: number;
  whole: Drawn;
  /** The lower edges of the lines in it. */
  bottoms: number[];
  /** Null: the post is too short to fold. `more`: the middle of its "...more". */
  folded: (Drawn & { more: { x: number; y: number } | null }) | null;
  foldedLines: number | null;
};

async function drawStage(fonts: FontRenderer, shot: Shot): Promise<Stage> {
  const { dress, size, palette } = shot;
  const { premise, background } = dress;
  const area = MOVING_SIZES[size];
  const plan = planOf(size, premise !== null);
  const ground = row({ ...area, position: 'relative' }, [
    backgroundNode(background, area, palette),
  ]);
  const raw = { ...FONTS, format: 'raw', width: area.width, height: area.height } as const;
  const boxes: Drawn[] = [];
  if (premise !== null) {
    const { measured, air } = await draw(fonts, boxNode(premise, premise, shot), 1);
    const height = measured.height - 2 * air;
    for (const typed of typingSteps(premise))
      boxes.push(await draw(fonts, boxNode(typed, premise, { ...shot, height }), 1));
  }
  return {
    plan,
    ground: pageOf({ data: await fonts.renderer.render(ground, raw), ...area }),
    boxes,
    cards: await drawCards(fonts, shot, plan, boxes[0]),
    finger: await draw(fonts, fingerNode(FINGER, palette), 1),
  };
}

async function draw({ renderer }: FontRenderer, node: Node, ratio: number): Promise<Drawn> {
  const page = row({ padding: AIR }, [node]);
  const measured = await renderer.measure(page, { ...FONTS, devicePixelRatio: ratio });
  const [width, height] = [Math.ceil(measured.width), Math.ceil(measured.height)];
  const raw = { ...FONTS, format: 'raw', width, height, devicePixelRatio: ratio } as const;
  const data = await renderer.render(page, raw);
  return { data, width, height, air: Math.round(AIR * ratio), measured };
}

// A card of the card studio keeps its width, and with it its line breaks.
async function drawCards(
  fonts: FontRenderer,
  { card, dress, size }: Shot,
  plan: Plan,
  box: Drawn | undefined,
): Promise<DrawnCards> {
  const bare = { ...dress, premise: null };
  const unfolded: CardContent = {
    ...card,
    houseComments: [],
    look: { ...(card.look ?? DEFAULT_LOOK), isFolded: false },
  };
  const heightAt = async (width: number) => {
    const node = dressedNode(unfolded, bare, width);
    return (await fonts.renderer.measure(node, { ...FONTS, width })).height;
  };
  const above = box && !plan.isBeside ? box.height - 2 * box.air + plan.gap : 0;
  const room = MOVING_SIZES[size].height - 2 * plan.margin - above;
  let width: number = card.look ? defaultWidth(card) : SCROLLED_WIDTH;
  for (const tried of card.look ? [] : TRIED_WIDTHS) {
    if ((await heightAt(tried)) * (plan.card.width / tried) > room) continue;
    width = tried;
    break;
  }
  const most = Math.sqrt(MAX_PIXELS / (width * (await heightAt(width))));
  const ratio = Math.min(plan.card.width / width, most);
  const whole = await draw(fonts, dressedNode(unfolded, bare, width), ratio);
  const lines = linesOf(whole.measured);
  const bottoms = lines.map(({ transform, height }) => Math.round(transform[5] + height));
  const heights = lines.map(({ height }) => height / ratio);
  const left = Math.round(plan.card.left + (plan.card.width - width * ratio) / 2);
  if (!isLong(heights.reduce((sum, height) => sum + height, 0)))
    return { left, whole, bottoms, folded: null, foldedLines: null };
  const look = { ...unfolded.look, isFolded: true } as CardContent['look'];
  const folded = await draw(fonts, dressedNode({ ...unfolded, look }, bare, width), ratio);
  const more = findMore(folded.measured, isRightToLeft(card.text));
  return { left, whole, bottoms, folded: { ...folded, more }, foldedLines: wholeLines(heights) };
}

/** The lines of a card: of the padding, the shadow, the card and its body. */
function linesOf(measured: MeasuredNode): MeasuredNode[] {
  const [shadow] = measured.children;
  const [, body] = shadow?.children[0]?.children ?? [];
  return body?.children ?? [];
}

/** How many of the lines a folded card shows to their end, the first one in any case. */
function wholeLines(heights: readonly number[]): number {
  let [count, sum] = [0, 0];
  for (const height of heights) {
    sum += height;
    if (sum > FOLDED_LINES * LINE_HEIGHT + 1) break;
    count += 1;
  }
  return Math.max(1, count);
}

async function* framesOf(
  stage: Stage,
  moments: readonly Moment[],
  report: (share: number) => void,
): AsyncGenerator<{ pixels: Buffer; ms: number }> {
  const [first] = moments;
  for (const [index, moment] of moments.entries()) {
    const page = frameOf(stage, moment);
    yield { pixels: page.data, ms: moment.ms };
    report((index + 1) / (moments.length + 1));
    // The end dissolves into the beginning.
    if (index === moments.length - 1 && first)
      yield { pixels: halfWay(page, frameOf(stage, first)).data, ms: LOOP_MS };
    // A request that has left is noticed between two frames.
    await Promise.resolve();
  }
  report(1);
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

/** The middle of "...more" in a folded card. Its box has its padding before it, in the direction of the text. */
function findMore(of: MeasuredNode, isRightToLeft: boolean): { x: number; y: number } | null {
  const { children, runs, transform, width, height } = of;
  const [run] = runs.filter((one) => one.text.includes('...more'));
  if (run) {
    const x = transform[4] + (isRightToLeft ? run.width / 2 : width - run.width / 2);
    return { x: Math.round(x), y: Math.round(transform[5] + height / 2) };
  }
  for (const child of children) {
    const found = findMore(child, isRightToLeft);
    if (found) return found;
  }
  return null;
}

declare module '../../platform/workers/worker-pool.server.ts' {
  interface Tasks {
    drawMoving: { input: MovingInput; output: Uint8Array };
  }
}
