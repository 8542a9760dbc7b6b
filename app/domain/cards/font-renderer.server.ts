import { type MeasuredNode, Renderer } from '@takumi-rs/core';
import type { CardContent } from './card-content.ts';
import {
  facesFor,
  listFaces,
  PICTURE_FAMILIES,
  type PictureFace,
  readFace,
} from './card-fonts.server.ts';
import { isLong } from './card-look.ts';
import { cardNode, ownWidth } from './card-nodes.ts';

/** The library's renderer, with the fonts that the cards so far have needed. */
export type FontRenderer = {
  renderer: Renderer;
  faces: readonly PictureFace[];
  registered: Map<PictureFace, Promise<unknown>>;
};

/** What every call of the renderer says of fonts. */
export const FONTS = { fontFamilies: [...PICTURE_FAMILIES] };

/** A new one. Reads no font yet. */
export function createFontRenderer(): FontRenderer {
  return { renderer: new Renderer(), faces: listFaces(), registered: new Map() };
}

/** Reads the fonts that a card needs and nobody has needed before. */
export function loadFonts(fontRenderer: FontRenderer, card: CardContent): Promise<void> {
  const said = card.houseComments?.flatMap(({ name, headline, text }) => [name, headline, text]);
  const words = [card.text, card.author.name, card.author.bio, ...(said ?? []), ALWAYS];
  return loadFontsFor(fontRenderer, words.join(' '));
}

/** The same for any text. */
export async function loadFontsFor(fontRenderer: FontRenderer, text: string): Promise<void> {
  await Promise.all(facesFor(fontRenderer.faces, text).map((face) => register(fontRenderer, face)));
}

/** The card laid out at its own width, for a FontRenderer with its fonts loaded. */
export function measureCard({ renderer }: FontRenderer, card: CardContent): Promise<MeasuredNode> {
  return renderer.measure(cardNode(card), { ...FONTS, width: ownWidth(card) });
}

// Digits and the fixed words of every card.
const ALWAYS = 'abc 0123';

function register({ renderer, registered }: FontRenderer, face: PictureFace): Promise<unknown> {
  const known = registered.get(face);
  if (known) return known;
  const { name, ranges } = face;
  const unicodeRange = ranges.length > 0 ? ranges : undefined;
  const coming = readFace(face).then((data) => renderer.registerFont({ name, data, unicodeRange }));
  registered.set(face, coming);
  coming.catch(() => registered.delete(face));
  return coming;
}

/** The card, folded only if it has more lines than a folded one shows: the feed leaves a short post whole. */
export async function settleFold(
  fontRenderer: FontRenderer,
  card: CardContent,
): Promise<CardContent> {
  if (!card.look?.isFolded) return card;
  const whole: CardContent = { ...card, look: { ...card.look, isFolded: false } };
  const [, body] = (await measureCard(fontRenderer, whole)).children;
  const height = (body?.children ?? []).reduce((sum, line) => sum + line.height, 0);
  return isLong(height) ? card : whole;
}

const DOT = { width: 1, height: 1 } as const;

/**
 * The card with its photo, or with the letter where the renderer cannot read it: one that it does not know would be
 * a hole in the picture, and one that is cut off or too large would fail all of it.
 */
export async function withReadablePhoto(
  fontRenderer: FontRenderer,
  card: CardContent,
): Promise<CardContent> {
  if (card.photo === null || (await isReadable(fontRenderer, card.photo))) return card;
  return { ...card, photo: null };
}

// The renderer keeps what it has decoded: drawing it in its place does not decode it again.
async function isReadable({ renderer }: FontRenderer, src: string): Promise<boolean> {
  try {
    const { width } = await renderer.measure({ type: 'image', src });
    if (width === 0) return false;
    await renderer.render({ type: 'image', src, ...DOT }, { ...DOT, format: 'png' });
    return true;
  } catch {
    return false;
  }
}
