import type { MeasuredNode, Node } from '@takumi-rs/core';
import {
  type AnimationGrade,
  encodeAnimation,
  encodeFrame,
} from '../../platform/images/encode-animation.server.ts';
import { pageOf } from '../../platform/images/pixels.ts';
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
import { isRightToLeft } from '../card-fonts/card-scripts.ts';
import { type CardDress, dressedNode } from '../cards/dressed-card.ts';
import {
  type FontRenderer,
  FONTS,
  fontsOfThread,
  loadFonts,
} from '../cards/font-renderer.server.ts';
import { defaultWidth, paletteOf } from '../cards/post-card-layout.ts';
import { type Drawn, type DrawnCards, framesOf, type Stage } from './frames.ts';
import {
  boxNode,
  fingerNode,
  momentsOf,
  type Plan,
  planOf,
  SCROLLED_WIDTH,
  TRIED_WIDTHS,
  typingSteps,
} from './moments.ts';
import { MOVING_SIZES, type MovingFormat, type MovingSize } from './moving-sizes.ts';

/** Room for the shadow around what is drawn, in CSS pixels. */
const AIR = 56;
/** The pixels of the whole card, at four bytes each. */
const MAX_PIXELS = 12_000_000;
const FINGER = 74;
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
  { card, dress, size, format }: MovingInput,
  report: (share: number) => void,
): Promise<Uint8Array> {
  const { premise } = dress;
  const stage = await openStage(
    { card, dress, size },
    premise === null ? [] : typingSteps(premise),
  );
  const { bottoms, foldedLines } = stage.cards;
  const post = { premise, lines: bottoms.length, foldedLines };
  let done = 0;
  // A second encoding begins at the first frame again.
  const forward = (share: number) => {
    if (share > done) report(share);
    done = Math.max(done, share);
  };
  const encode = (grade: AnimationGrade) => {
    const moments = momentsOf({ ...post, isSmall: grade !== 'fine' });
    const frames = framesOf(stage, moments, forward);
    return encodeAnimation(MOVING_SIZES[size], { format, grade }, frames);
  };
  const fine = await encode('fine');
  // Too large: a photo in many colours below a long post.
  const smaller = fine.length <= 1.5 * MAX_BYTES ? 'small' : 'least';
  const file = fine.length <= MAX_BYTES ? fine : await encode(smaller);
  forward(1);
  return file;
}

/** Draws what is seen at the end of the moving picture, as a WebP. */
export async function drawMovingEnd(input: Omit<MovingInput, 'format'>): Promise<Uint8Array> {
  const { premise } = input.dress;
  const stage = await openStage(input, premise === null ? [] : [premise]);
  const card = { lines: stage.cards.bottoms.length, opacity: 1, isPressed: false };
  const [end] = framesOf(stage, [{ ms: 0, typed: 0, moved: 1, card }], () => undefined);
  return encodeFrame(MOVING_SIZES[input.size], end?.pixels ?? stage.ground.data);
}

/** Draws what the frames are made of; `steps`: the sentence as it is typed. */
async function openStage(
  { card, dress: given, size }: Omit<MovingInput, 'format'>,
  steps: readonly string[],
): Promise<Stage> {
  const fonts = fontsOfThread();
  const dress = { ...given, background: given.background ?? 'paper' };
  const shot = { card, dress, size, palette: paletteOf(card) };
  const { premise } = dress;
  const words = premise === null ? [] : [boxNode(premise, '', shot)];
  const node = column({}, [dressedNode(card, dress, defaultWidth(card)), ...words]);
  await loadFonts(fonts, node);
  return drawStage(fonts, shot, steps);
}

async function drawStage(
  fonts: FontRenderer,
  shot: Shot,
  steps: readonly string[],
): Promise<Stage> {
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
    for (const typed of steps)
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
    drawMovingEnd: { input: Omit<MovingInput, 'format'>; output: Uint8Array };
  }
}
