import type { Node, Renderer } from '@takumi-rs/core';
import type { Sharp } from 'sharp';
import { CARD_WIDTH } from '../posts/attachment.ts';
import type { Caption } from '../media-library/resource.ts';
import type { Tasks } from '../../platform/workers/worker-pool.server.ts';
import { bindPages } from './bind-pages.server.ts';
import { captionNode } from './caption-node.ts';
import { column, jpegUrl, row, text } from './card-boxes.ts';
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
  measureCard,
  undrawnIn,
  unfoldShortPost,
} from './font-renderer.server.ts';
import { type GameResultPicture, gameResultNode } from './game-result-node.ts';
import { fitPreview, type LinkPreview, previewNode } from './link-preview.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import { type SignedCard, signedCardNode } from './signed-card.ts';

type SignedSize = 'link' | 'square';

/** The margin around the card on a page, as a share of the page's width and height. */
const MARGIN = 0.06;
/** The height of a banner, in pixels of the picture. */
const BANNER = 104;
const WIDTH_STEP = 40;
/** The pixels of a card, at four bytes each. */
const MAX_PIXELS = 20_000_000;

let fontRenderer: FontRenderer | undefined;

/** The fonts of this thread. A file is read when a text first needs it. */
function fontsOfThread(): FontRenderer {
  return (fontRenderer ??= createFontRenderer());
}

/** Draws a card, or a card on a page of that size, as a PNG. Names the characters that no font draws. */
export async function drawCard({
  card: given,
  size,
}: Tasks['drawCard']['input']): Promise<Tasks['drawCard']['output']> {
  const fonts = fontsOfThread();
  const node = cardNode(given);
  await loadFonts(fonts, node);
  const card = await unfoldShortPost(fonts, given);
  return { picture: await drawPage(fonts, card, size), undrawn: undrawnIn(fonts, node) };
}

async function drawPage(
  fonts: FontRenderer,
  card: CardContent,
  size: PictureSize,
): Promise<Uint8Array> {
  const { renderer } = fonts;
  const { width, height, scale, narrowest } = PICTURE_SIZES[size];
  const png = { ...FONTS, format: 'png' } as const;
  if (height === null) {
    // White shows behind the rounded corners (docs/product.md §9, Image export).
    const page = row({ backgroundColor: '#ffffff' }, [cardNode(card)]);
    const ratio = Math.min(scale, await largestScale(fonts, card));
    const scaled = { width: Math.floor(defaultWidth(card) * ratio), devicePixelRatio: ratio };
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

// The memory of a picture grows with its pixels: a very long post has a smaller scale.
async function largestScale(fonts: FontRenderer, card: CardContent): Promise<number> {
  const { height } = await measureCard(fonts, card);
  return Math.sqrt(MAX_PIXELS / (defaultWidth(card) * height));
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

/** Draws a card with a signed address as a PNG, with the largest letters at which its text fits on the page. */
export async function drawSigned({ card, size }: Tasks['drawSigned']['input']): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[size];
  const fonts = fontsOfThread();
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

/** Draws a link preview as a PNG. */
export async function drawPreview(preview: LinkPreview): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES.link;
  const fonts = fontsOfThread();
  const { renderer } = fonts;
  await loadFonts(fonts, previewNode(preview, { texts: preview.texts, size: 0, isCut: true }));
  const shown = await fitPreview(preview, async (texts, size, isCut) => {
    const node = previewNode(preview, { texts, size, isCut }, true);
    return (await renderer.measure(node, { ...FONTS, width })).height <= height;
  });
  return renderer.render(previewNode(preview, shown), { ...FONTS, width, height, format: 'png' });
}

/** Draws a result of the daily game as a PNG. */
export async function drawGameResult(result: GameResultPicture): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES.square;
  const fonts = fontsOfThread();
  const node = gameResultNode(result);
  await loadFonts(fonts, node);
  return fonts.renderer.render(node, { ...FONTS, width, height, format: 'png' });
}

/** Draws a post as a PDF of one line a page. */
export async function drawCarousel(carousel: Carousel): Promise<Buffer> {
  const { author, lines, site } = carousel;
  const fonts = fontsOfThread();
  const { renderer } = fonts;
  await loadFonts(fonts, [...lines, author.name, site, SWIPE].join(' '));
  const texts = carouselTexts(lines);
  const count = texts.length + 1;
  const measure = (node: Node) => renderer.measure(node, { ...FONTS, width: CAROUSEL_PAGE.width });
  // A JPEG takes twice the time and twice the bytes of a PNG, and blurs the letters.
  const png = { ...FONTS, ...CAROUSEL_PAGE, format: 'png' } as const;
  const pages: Buffer[] = [];
  for (const [index, words] of texts.entries()) {
    const node = await carouselPage(carousel, { words, number: index + 1, count }, measure);
    pages.push(await renderer.render(node, png));
  }
  pages.push(await renderer.render(carouselEnd(carousel, count), png));
  return bindPages(pages, { title: lines[0] ?? author.name, text: carousel.text });
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

/** The longer side of a captioned picture, in pixels. */
const SIDE = 1200;

/** Draws a stored picture with its caption as a JPEG. */
export async function drawCaption({
  picture,
  ...caption
}: Tasks['drawCaption']['input']): Promise<Buffer> {
  const { default: sharp } = await safeSharp();
  // Small pictures are enlarged: a caption on a picture of 60 pixels would be illegible.
  const resized = sharp(picture).resize({ width: SIDE, height: SIDE, fit: 'inside' });
  const { data, info } = await toJpeg(resized).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const node = captionNode({ image: jpegUrl(data), width, height, ...caption });
  const fonts = fontsOfThread();
  await loadFonts(fonts, node);
  const jpeg = { ...FONTS, format: 'jpeg', quality: 88, width, height } as const;
  return fonts.renderer.render(node, jpeg);
}

/** Converts a stored picture to a JPEG: an animation by its first frame, transparency on white (docs/product.md §7). */
export async function drawJpeg(picture: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await safeSharp();
  return toJpeg(sharp(picture)).toBuffer();
}

// Most drawings need no decoder.
const safeSharp = () => import('../../platform/images/safe-sharp.server.ts');

function toJpeg(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92 });
}

/** What goes to a thread and comes back has no Buffers, only their bytes. */
declare module '../../platform/workers/worker-pool.server.ts' {
  interface Tasks {
    drawCard: {
      input: { card: CardContent; size: PictureSize };
      output: { picture: Uint8Array; undrawn: string[] };
    };
    drawSigned: { input: { card: SignedCard; size: SignedSize }; output: Uint8Array };
    drawPreview: { input: LinkPreview; output: Uint8Array };
    drawGameResult: { input: GameResultPicture; output: Uint8Array };
    drawCarousel: { input: Carousel; output: Uint8Array };
    drawCaption: { input: Caption & { picture: Uint8Array }; output: Uint8Array };
    drawJpeg: { input: Uint8Array; output: Uint8Array };
  }
}
