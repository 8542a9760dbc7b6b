import type { Node, Renderer } from '@takumi-rs/core';
import type { Sharp } from 'sharp';
import { CARD_WIDTH } from '../posts/attachment.ts';
import type { Caption } from '../media-library/resource.ts';
import type { Tasks } from '../../platform/workers/worker-pool.server.ts';
import { backgroundNode } from './backgrounds.ts';
import { bindPages } from './bind-pages.server.ts';
import { captionNode } from './caption-node.ts';
import { column, jpegUrl, row, text } from './card-boxes.ts';
import { someOf } from './card-comments.ts';
import type { CardContent } from './card-content.ts';
import { type CardPalette, DRESS_MARGIN, hasGround } from './card-look.ts';
import {
  CAROUSEL_PAGE,
  type Carousel,
  carouselEnd,
  carouselPage,
  carouselTexts,
  SWIPE,
} from './carousel.ts';
import { BARE_DRESS, type CardDress, dressedNode } from './dressed-card.ts';
import { defaultWidth, paletteOf } from './post-card-layout.ts';
import {
  type FontRenderer,
  FONTS,
  fontsOfThread,
  loadFonts,
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
/** The same at the sides of a card with a background, which is there to be seen. */
const GROUND_MARGIN = 0.085;
/** The height of a banner, in pixels of the picture. */
const BANNER = 104;
const WIDTH_STEP = 40;
/** Of several comments so many are drawn that no letters are smaller than in the page, in pixels of the picture. */
const MIN_RATIO = 1;
/** The pixels of a card, at four bytes each. */
const MAX_PIXELS = 20_000_000;
const PNG = { ...FONTS, format: 'png' } as const;

/** Draws a card, or a card on a page of that size, as a PNG. Names the characters that no font draws. */
export async function drawCard({
  card: given,
  size,
  dress = BARE_DRESS,
}: Tasks['drawCard']['input']): Promise<Tasks['drawCard']['output']> {
  const fonts = fontsOfThread();
  const node = dressedNode(given, dress, defaultWidth(given));
  await loadFonts(fonts, node);
  const card = await unfoldShortPost(fonts, given);
  return { picture: await drawPage(fonts, card, dress, size), undrawn: undrawnIn(fonts, node) };
}

async function drawPage(
  fonts: FontRenderer,
  card: CardContent,
  dress: CardDress,
  size: PictureSize,
): Promise<Uint8Array> {
  const { renderer } = fonts;
  const { width, height, narrowest } = PICTURE_SIZES[size];
  if (height === null) return drawAlone(renderer, card, dress);
  const { banner } = card;
  const free = banner ? height - BANNER : height;
  const area = { width, height: free, narrowest };
  const { node, ratio } = await fitLegibly(renderer, card, dress, area);
  const middle = { justifyContent: 'center', alignItems: 'center', height: free / ratio };
  const palette = paletteOf(card);
  const page = onGround(dress, { width: width / ratio, height: height / ratio }, palette, [
    row(middle, [node]),
    ...(banner ? [bannerNode(banner, palette, ratio)] : []),
  ]);
  return renderer.render(page, { ...PNG, width, height, devicePixelRatio: ratio });
}

// White shows behind the rounded corners of a card without a background (docs/product.md §9, Image export).
async function drawAlone(
  renderer: Renderer,
  card: CardContent,
  dress: CardDress,
): Promise<Uint8Array> {
  const inside = defaultWidth(card);
  const node = dressedNode(card, dress, inside);
  const measured = await renderer.measure(node, { ...FONTS, width: inside });
  const margin = hasGround(dress) ? DRESS_MARGIN : 0;
  const width = inside + 2 * margin;
  const height = Math.ceil(measured.height) + 2 * margin;
  // The memory of a picture grows with its pixels: a very long post has a smaller scale.
  const ratio = Math.min(PICTURE_SIZES.card.scale, Math.sqrt(MAX_PIXELS / (width * height)));
  const page = hasGround(dress)
    ? onGround(dress, { width, height }, paletteOf(card), [row({ padding: margin }, [node])])
    : row({ backgroundColor: '#ffffff' }, [node]);
  const scaled = { width: Math.floor(width * ratio), devicePixelRatio: ratio };
  return renderer.render(page, { ...PNG, ...scaled });
}

/** A page with its background; without one it has the colour of paper. */
function onGround(
  { background }: CardDress,
  area: { width: number; height: number },
  palette: CardPalette,
  children: Node[],
): Node {
  const ground = background === null ? [] : [backgroundNode(background, area, palette)];
  const style = { ...area, position: 'relative', backgroundColor: palette.paper };
  // Drawn over the background, which has a position.
  return column(style, [...ground, column({ position: 'relative' }, children)]);
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

// A comment that was asked for alone stays: without it nothing of the choice would show.
async function fitLegibly(
  renderer: Renderer,
  card: CardContent,
  dress: CardDress,
  page: Page,
): Promise<Fitted> {
  const all = card.houseComments ?? [];
  for (let count = all.length; ; count -= 1) {
    const houseComments = someOf(all, count);
    const fitted = await fitCard(renderer, { ...card, houseComments }, dress, page);
    if (fitted.ratio >= MIN_RATIO || all.length < 2 || count === 0) return fitted;
  }
}

// A narrower card has larger letters on the page: takes the first width at which the card fits into the page's height.
// A card with the width of a phone or a tablet keeps it, and with it its line breaks.
async function fitCard(
  renderer: Renderer,
  card: CardContent,
  dress: CardDress,
  page: Page,
): Promise<Fitted> {
  const across = 1 - 2 * (hasGround(dress) ? GROUND_MARGIN : MARGIN);
  const down = 1 - 2 * MARGIN;
  const isKept = card.look !== undefined && card.look.device !== 'desktop';
  for (let width = isKept ? defaultWidth(card) : page.narrowest; ; width += WIDTH_STEP) {
    const node = dressedNode(card, dress, width);
    const measured = await renderer.measure(node, { ...FONTS, width });
    const ratio = (page.width * across) / width;
    const maxRatio = (page.height * down) / measured.height;
    if (ratio <= maxRatio || width >= CARD_WIDTH || isKept)
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
      input: { card: CardContent; size: PictureSize; dress?: CardDress | undefined };
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
