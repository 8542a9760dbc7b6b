import type { Node, Renderer } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CARD_WIDTH } from '../posts/attachment.ts';
import { type Captioned, captionNode } from './caption-node.ts';
import type { CardContent } from './card-content.ts';
import { cardNode, ownWidth, paletteOf } from './card-nodes.ts';
import {
  createFontRenderer,
  type FontRenderer,
  FONTS,
  loadFonts,
  loadFontsFor,
  settleFold,
  withReadablePhoto,
} from './font-renderer.server.ts';
import { type Meaning, MEANING_WORDS, meaningNode } from './meaning-card.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** Draws posts. Off the event loop; fonts are read when a text first needs them. */
export type PictureRenderer = {
  /** A PNG of the card, or of the card on a page of that size. */
  draw(card: CardContent, size: PictureSize): Promise<Buffer>;
  /** A JPEG of a picture with words on it, in the picture's size. */
  caption(picture: Captioned): Promise<Buffer>;
  /** A PNG of what they said and what they meant, on a page of that size. */
  meaning(meaning: Meaning, size: MeaningSize): Promise<Buffer>;
};

/** The pages on which a meaning is drawn. */
type MeaningSize = 'link' | 'square';

/** Room around the card on a page, as a share of its shorter side. */
const MARGIN = 0.06;
/** From one width that is tried for a card to the next, in CSS pixels. */
const STEP = 40;
/** Pictures drawn at the same time; the others wait. */
const MAX_CONCURRENT = 2;

/** The renderer of this process. Nothing is read or built before the first picture. */
export function createPictureRenderer(): PictureRenderer {
  const turn = pLimit(MAX_CONCURRENT);
  let fontRenderer: FontRenderer | undefined;
  return {
    draw: (card, size) =>
      turn(async () => {
        fontRenderer ??= createFontRenderer();
        await loadFonts(fontRenderer, card);
        const readable = await withReadablePhoto(fontRenderer, card);
        return drawNow(fontRenderer.renderer, await settleFold(fontRenderer, readable), size);
      }),
    caption: (picture) =>
      turn(async () => {
        fontRenderer ??= createFontRenderer();
        await loadFontsFor(fontRenderer, `${picture.top} ${picture.bottom}`);
        const { width, height } = picture;
        const jpeg = { format: 'jpeg', quality: 88 } as const;
        return fontRenderer.renderer.render(captionNode(picture), {
          ...FONTS,
          ...jpeg,
          width,
          height,
        });
      }),
    meaning: (meaning, size) =>
      turn(async () => {
        fontRenderer ??= createFontRenderer();
        await loadFontsFor(fontRenderer, [meaning.said, meaning.meant, ...MEANING_WORDS].join(' '));
        return drawMeaning(fontRenderer.renderer, meaning, size);
      }),
  };
}

async function drawNow(renderer: Renderer, card: CardContent, size: PictureSize): Promise<Buffer> {
  const { width, height, scale, narrowest } = PICTURE_SIZES[size];
  if (height === null) {
    // White shows behind the rounded corners (docs/product.md §9, Image export).
    const page: Node = {
      type: 'container',
      style: { display: 'flex', backgroundColor: '#ffffff' },
      children: [cardNode(card)],
    };
    return renderer.render(page, {
      ...FONTS,
      width: ownWidth(card) * scale,
      format: 'png',
      devicePixelRatio: scale,
    });
  }
  const { node, ratio } = await fitCard(renderer, card, { width, height, narrowest });
  const page: Node = {
    type: 'container',
    style: {
      display: 'flex',
      width: width / ratio,
      height: height / ratio,
      justifyContent: 'center',
      alignItems: 'center',
      backgroundColor: paletteOf(card).paper,
    },
    children: [node],
  };
  return renderer.render(page, { ...FONTS, width, height, format: 'png', devicePixelRatio: ratio });
}

// A square has room for twice the letters.
const LARGEST_SCALE: Readonly<Record<MeaningSize, number>> = { link: 1.2, square: 2 };
const SMALLEST_SCALE = 0.4;
const SCALE_STEP = 0.1;

// The largest letters with which all of it fits on the page.
async function drawMeaning(
  renderer: Renderer,
  meaning: Meaning,
  size: MeaningSize,
): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[size];
  for (let scale = LARGEST_SCALE[size]; ; scale -= SCALE_STEP) {
    const free = meaningNode(meaning, { width, height }, scale, true);
    const measured = await renderer.measure(free, { ...FONTS, width });
    if (measured.height > height && scale > SMALLEST_SCALE) continue;
    const node = meaningNode(meaning, { width, height }, scale);
    return renderer.render(node, { ...FONTS, width, height, format: 'png' });
  }
}

type Page = { width: number; height: number; narrowest: number };
type Fitted = { node: Node; ratio: number };

// The narrower the card, the larger its letters: the first width at which all of it fits below each other. One that
// the card studio has dressed keeps its width, and with it its lines.
async function fitCard(renderer: Renderer, card: CardContent, page: Page): Promise<Fitted> {
  const room = 1 - 2 * MARGIN;
  for (let width = card.look ? ownWidth(card) : page.narrowest; ; width += STEP) {
    const node = cardNode(card, width);
    const measured = await renderer.measure(node, { ...FONTS, width });
    const ratio = (page.width * room) / width;
    const highest = (page.height * room) / measured.height;
    if (ratio <= highest || width >= CARD_WIDTH || card.look)
      return { node, ratio: Math.min(ratio, highest) };
  }
}

declare module '../../platform/services.ts' {
  interface Services {
    pictures: PictureRenderer;
  }
}

type Draw = () => Promise<Buffer | null>;

/** Pictures that were drawn lately, so that a hundred readers of a post are one drawing. */
type PictureCache = { get: (key: string, draw: Draw) => Promise<Buffer | null> };

const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** Keeps the latest used pictures. Requests for a picture that is being drawn share the drawing; null is not kept. */
export function createPictureCache(maxBytes: number = MAX_CACHE_BYTES): PictureCache {
  const cache = new LRUCache<string, Buffer, Draw>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _old, { context: draw }) => (await draw()) ?? undefined,
  });
  return { get: async (key, draw) => (await cache.fetch(key, { context: draw })) ?? null };
}

declare module '../../platform/services.ts' {
  interface Services {
    /** Pictures under posts, as they were drawn. */
    drawn: PictureCache;
  }
}
