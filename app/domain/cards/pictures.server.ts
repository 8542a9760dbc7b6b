import type { Node, Renderer } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CARD_WIDTH } from '../posts/attachment.ts';
import { type Captioned, captionNode } from './caption-node.ts';
import { column, row, text } from './card-boxes.ts';
import type { CardContent } from './card-content.ts';
import type { CardPalette } from './card-look.ts';
import {
  CAROUSEL_PAGE,
  type Carousel,
  carouselEnd,
  carouselPage,
  carouselTexts,
  SWIPE,
} from './carousel.ts';
import { cardNode, defaultWidth, paletteOf } from './post-card-layout.ts';
import {
  createFontRenderer,
  type FontRenderer,
  FONTS,
  loadFonts,
  unfoldShortPost,
} from './font-renderer.server.ts';
import { fitPreview, type LinkPreview, previewNode } from './link-preview.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import { type SignedCard, signedCardNode } from './signed-card.ts';

type SignedSize = 'link' | 'square';

/** The margin around the card on a page, as a share of the page's width and height. */
const MARGIN = 0.06;
/** The height of a banner, in pixels of the picture. */
const BANNER = 104;
const WIDTH_STEP = 40;
const MAX_CONCURRENT = 2;

/** Draws pictures off the event loop. */
export type PictureRenderer = ReturnType<typeof createPictureRenderer>;

/** Creates the renderer of this process. Fonts are read when a text first needs them. */
export function createPictureRenderer() {
  const limit = pLimit(MAX_CONCURRENT);
  let fontRenderer: FontRenderer | undefined;
  const run = <Drawn>(task: (fonts: FontRenderer) => Promise<Drawn>) =>
    limit(() => task((fontRenderer ??= createFontRenderer())));
  return {
    /** A PNG of the card, or of the card on a page of that size. */
    draw: (card: CardContent, size: PictureSize) =>
      run(async (fonts) => {
        await loadFonts(fonts, cardNode(card));
        return drawCard(fonts.renderer, await unfoldShortPost(fonts, card), size);
      }),
    /** A JPEG of a picture with its caption. */
    caption: (picture: Captioned) =>
      run(async (fonts) => {
        const { width, height } = picture;
        const node = captionNode(picture);
        await loadFonts(fonts, node);
        const jpeg = { format: 'jpeg', quality: 88 } as const;
        return fonts.renderer.render(node, { ...FONTS, ...jpeg, width, height });
      }),
    /** A PNG of a card with a signed address, on a page of that size. */
    signed: (card: SignedCard, size: SignedSize) => run((fonts) => drawSigned(fonts, card, size)),
    /** A PNG of a link preview. */
    preview: (preview: LinkPreview) =>
      run(async (fonts) => {
        const { texts } = preview;
        await loadFonts(fonts, previewNode(preview, { texts, size: 0, isCut: true }));
        return drawPreview(fonts.renderer, preview);
      }),
    /** JPEGs of the pages of a document. */
    carousel: (carousel: Carousel) =>
      run(async (fonts) => {
        const { author, lines, site } = carousel;
        await loadFonts(fonts, [...lines, author.name, site, SWIPE].join(' '));
        return drawCarousel(fonts.renderer, carousel);
      }),
  };
}

async function drawCard(renderer: Renderer, card: CardContent, size: PictureSize): Promise<Buffer> {
  const { width, height, scale, narrowest } = PICTURE_SIZES[size];
  const png = { ...FONTS, format: 'png' } as const;
  if (height === null) {
    // White shows behind the rounded corners (docs/product.md §9, Image export).
    const page = row({ backgroundColor: '#ffffff' }, [cardNode(card)]);
    const scaled = { width: defaultWidth(card) * scale, devicePixelRatio: scale };
    return renderer.render(page, { ...png, ...scaled });
  }
  const { banner } = card;
  const free = banner ? height - BANNER : height;
  const { node, ratio } = await fitCard(renderer, card, { width, height: free, narrowest });
  const middle = { justifyContent: 'center', alignItems: 'center', height: free / ratio };
  const palette = paletteOf(card);
  const page = column(
    { width: width / ratio, height: height / ratio, backgroundColor: palette.paper },
    [row(middle, [node]), ...(banner ? [bannerNode(banner, palette, ratio)] : [])],
  );
  return renderer.render(page, { ...png, width, height, devicePixelRatio: ratio });
}

function bannerNode(
  { title, site }: { title: string; site: string },
  { ink, muted, line, surface }: CardPalette,
  ratio: number,
): Node {
  const strip = { borderTopWidth: 1 / ratio, borderTopStyle: 'solid', borderTopColor: line };
  const inside = { justifyContent: 'space-between', alignItems: 'center' };
  const size = { height: BANNER / ratio, paddingLeft: 64 / ratio, paddingRight: 64 / ratio };
  return row({ ...strip, ...inside, ...size, backgroundColor: surface, fontSize: 40 / ratio }, [
    text(title, { fontWeight: 700, color: ink }),
    text(`Satire from ${site}`, { color: muted }),
  ]);
}

// A square has room for twice the letters.
const MAX_SCALE: Readonly<Record<SignedSize, number>> = { link: 1.2, square: 2 };
const MIN_SCALE = 0.4;
const SCALE_STEP = 0.1;

// Tries smaller and smaller letters until the text fits on the page.
async function drawSigned(fonts: FontRenderer, card: SignedCard, size: SignedSize) {
  const { width, height } = PICTURE_SIZES[size];
  const { renderer } = fonts;
  const layOut = (scale: number, high: number | 'auto') =>
    signedCardNode(card, { width, height: high, shorter: Math.min(width, height) }, scale);
  await loadFonts(fonts, layOut(1, height));
  for (let scale = MAX_SCALE[size]; ; scale -= SCALE_STEP) {
    const measured = await renderer.measure(layOut(scale, 'auto'), { ...FONTS, width });
    if (measured.height <= height || scale <= MIN_SCALE)
      return renderer.render(layOut(scale, height), { ...FONTS, width, height, format: 'png' });
  }
}

async function drawPreview(renderer: Renderer, preview: LinkPreview): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES.link;
  const shown = await fitPreview(preview, async (texts, size, isCut) => {
    const node = previewNode(preview, { texts, size, isCut }, true);
    return (await renderer.measure(node, { ...FONTS, width })).height <= height;
  });
  return renderer.render(previewNode(preview, shown), { ...FONTS, width, height, format: 'png' });
}

async function drawCarousel(renderer: Renderer, carousel: Carousel): Promise<Buffer[]> {
  const texts = carouselTexts(carousel.lines);
  const count = texts.length + 1;
  const measure = (node: Node) => renderer.measure(node, { ...FONTS, width: CAROUSEL_PAGE.width });
  const nodes = await Promise.all(
    texts.map((words, index) =>
      carouselPage(carousel, { words, number: index + 1, count }, measure),
    ),
  );
  const jpeg = { ...FONTS, ...CAROUSEL_PAGE, format: 'jpeg', quality: 90 } as const;
  const pages: Buffer[] = [];
  for (const node of [...nodes, carouselEnd(carousel, count)])
    pages.push(await renderer.render(node, jpeg));
  return pages;
}

type Page = { width: number; height: number; narrowest: number };
type Fitted = { node: Node; ratio: number };

// A narrower card has larger letters on the page: takes the first width at which the card fits into the page's height.
// A card of the card studio keeps its width, and with it its line breaks.
async function fitCard(renderer: Renderer, card: CardContent, page: Page): Promise<Fitted> {
  const room = 1 - 2 * MARGIN;
  for (let width = card.look ? defaultWidth(card) : page.narrowest; ; width += WIDTH_STEP) {
    const node = cardNode(card, width);
    const measured = await renderer.measure(node, { ...FONTS, width });
    const ratio = (page.width * room) / width;
    const maxRatio = (page.height * room) / measured.height;
    if (ratio <= maxRatio || width >= CARD_WIDTH || card.look)
      return { node, ratio: Math.min(ratio, maxRatio) };
  }
}

type Draw = () => Promise<Buffer | null>;

type PictureCache = { get: (key: string, draw: Draw) => Promise<Buffer | null> };

const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** A cache of the last used pictures. Concurrent requests for a key share one drawing. `null` is not cached. */
export function createPictureCache(): PictureCache {
  const cache = new LRUCache<string, Buffer, Draw>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _old, { context: draw }) => (await draw()) ?? undefined,
  });
  return { get: async (key, draw) => (await cache.fetch(key, { context: draw })) ?? null };
}

declare module '../../platform/services.ts' {
  interface Services {
    pictures: PictureRenderer;
    pictureCache: PictureCache;
  }
}
