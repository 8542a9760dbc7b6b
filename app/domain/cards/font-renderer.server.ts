import { readFile } from 'node:fs/promises';
import { type MeasuredNode, Renderer } from '@takumi-rs/core';
import type { CardContent } from './card-content.ts';
import { facesFor, listFaces, PICTURE_FAMILIES, type PictureFace } from './card-fonts.server.ts';
import { isLong } from './card-look.ts';
import { cardNode, defaultWidth } from './post-card-layout.ts';

/** The renderer of the library, with the fonts that were registered so far. */
export type FontRenderer = {
  renderer: Renderer;
  faces: readonly PictureFace[];
  registered: Map<PictureFace, Promise<unknown>>;
};

export const FONTS = { fontFamilies: [...PICTURE_FAMILIES] };

export function createFontRenderer(): FontRenderer {
  return { renderer: new Renderer(), faces: listFaces(), registered: new Map() };
}

// Letters and digits of the fixed texts of every card.
const FIXED_TEXT = 'abc 0123';

export function loadCardFonts(fontRenderer: FontRenderer, card: CardContent): Promise<void> {
  const comments = (card.houseComments ?? []).flatMap(({ name, headline, text }) => [
    name,
    headline,
    text,
  ]);
  const { name, bio } = card.author;
  return loadFonts(fontRenderer, [card.text, name, bio, ...comments, FIXED_TEXT].join(' '));
}

export async function loadFonts(fontRenderer: FontRenderer, text: string): Promise<void> {
  await Promise.all(facesFor(fontRenderer.faces, text).map((face) => register(fontRenderer, face)));
}

function register({ renderer, registered }: FontRenderer, face: PictureFace): Promise<unknown> {
  const known = registered.get(face);
  if (known) return known;
  const { name, ranges } = face;
  const unicodeRange = ranges.length > 0 ? ranges : undefined;
  const loading = readFile(face.file).then((data) =>
    renderer.registerFont({ name, data, unicodeRange }),
  );
  registered.set(face, loading);
  loading.catch(() => registered.delete(face));
  return loading;
}

/** Measures a card at its default width. Its fonts have to be loaded. */
export function measureCard({ renderer }: FontRenderer, card: CardContent): Promise<MeasuredNode> {
  return renderer.measure(cardNode(card), { ...FONTS, width: defaultWidth(card) });
}

/** Returns the card unfolded when all of its lines fit into a folded one: the feed does not fold a short post either. */
export async function unfoldShortPost(
  fontRenderer: FontRenderer,
  card: CardContent,
): Promise<CardContent> {
  if (!card.look?.isFolded) return card;
  const whole: CardContent = { ...card, look: { ...card.look, isFolded: false } };
  const [, body] = (await measureCard(fontRenderer, whole)).children;
  const height = (body?.children ?? []).reduce((sum, line) => sum + line.height, 0);
  return isLong(height) ? card : whole;
}

/**
 * Returns the photo, or null when the renderer cannot decode it. An unknown format would leave a hole in the picture; a
 * truncated or too large file would make rendering fail.
 */
export async function readablePhoto(
  fontRenderer: FontRenderer,
  photo: string | null,
): Promise<string | null> {
  return photo !== null && (await isReadable(fontRenderer, photo)) ? photo : null;
}

const PIXEL = { width: 1, height: 1 } as const;

// The renderer caches decoded images: drawing the card later does not decode the photo again.
async function isReadable({ renderer }: FontRenderer, src: string): Promise<boolean> {
  try {
    const { width } = await renderer.measure({ type: 'image', src });
    if (width === 0) return false;
    await renderer.render({ type: 'image', src, ...PIXEL }, { ...PIXEL, format: 'png' });
    return true;
  } catch {
    return false;
  }
}
