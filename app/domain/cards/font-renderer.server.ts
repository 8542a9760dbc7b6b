import { readFile } from 'node:fs/promises';
import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core';
import type { CardContent } from './card-content.ts';
import {
  facesFor,
  listFaces,
  PICTURE_FAMILIES,
  type PictureFace,
  undrawable,
} from '../card-fonts/card-fonts.server.ts';
import { isLong } from './card-look.ts';
import { drawnText } from '../card-fonts/drawn-text.ts';
import { cardNode, defaultWidth } from './post-card-layout.ts';

/** The renderer of the library, with the fonts that were registered so far. */
export type FontRenderer = {
  renderer: Renderer;
  faces: readonly PictureFace[];
  registered: Map<PictureFace, Promise<unknown>>;
};

export const FONTS = { fontFamilies: [...PICTURE_FAMILIES] };

/** Decoded photos and pictures, which the next page or size of a post needs again. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export function createFontRenderer(): FontRenderer {
  const renderer = new Renderer({ cacheMaxBytes: MAX_CACHE_BYTES });
  return { renderer, faces: listFaces(), registered: new Map() };
}

let ofThread: FontRenderer | undefined;

/** The fonts of this thread. A file is read when a text first needs it. */
export function fontsOfThread(): FontRenderer {
  return (ofThread ??= createFontRenderer());
}

/** Loads the fonts of a text or of the texts of a layout, and of letters, digits and the ellipsis. */
export async function loadFonts(fonts: FontRenderer, of: Node | string): Promise<void> {
  const needed = facesFor(fonts.faces, `${textOf(of)} abc 0123…`);
  await Promise.all(needed.map((face) => register(fonts, face)));
}

/** Lists the characters of a layout that no font draws. */
export function undrawnIn({ faces }: FontRenderer, node: Node): string[] {
  return undrawable(faces, textOf(node));
}

function textOf(node: Node | string): string {
  if (typeof node === 'string') return drawnText(node);
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textOf).join(' ') : '';
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
