import { type MeasuredNode, Renderer } from '@takumi-rs/core';
import type { CardContent } from './card-content.ts';
import { cardNode, ownWidth } from './card-node.ts';
import {
  facesFor,
  listFaces,
  PICTURE_FAMILIES,
  type PictureFace,
  readFace,
} from './picture-fonts.server.ts';

/** The library's renderer, with the fonts that the cards so far have needed. */
export type Studio = {
  renderer: Renderer;
  faces: readonly PictureFace[];
  registered: Map<PictureFace, Promise<unknown>>;
};

/** What every call of the renderer says of fonts. */
export const FONTS = { fontFamilies: [...PICTURE_FAMILIES] };

/** A new one. Reads no font yet. */
export function openStudio(): Studio {
  return { renderer: new Renderer(), faces: listFaces(), registered: new Map() };
}

/** Reads the fonts that a card needs and nobody has needed before. */
export function prepare(studio: Studio, card: CardContent): Promise<void> {
  const said = card.houseComments?.flatMap(({ name, headline, text }) => [name, headline, text]);
  const words = [card.text, card.author.name, card.author.bio, ...(said ?? []), ALWAYS];
  return prepareText(studio, words.join(' '));
}

/** The same for any text. */
export async function prepareText(studio: Studio, text: string): Promise<void> {
  await Promise.all(facesFor(studio.faces, text).map((face) => register(studio, face)));
}

/** The card laid out at its own width, for a prepared studio. */
export function measureCard({ renderer }: Studio, card: CardContent): Promise<MeasuredNode> {
  return renderer.measure(cardNode(card), { ...FONTS, width: ownWidth(card) });
}

// Digits and the fixed words of every card.
const ALWAYS = 'abc 0123';

function register({ renderer, registered }: Studio, face: PictureFace): Promise<unknown> {
  const known = registered.get(face);
  if (known) return known;
  const { name, ranges } = face;
  const unicodeRange = ranges.length > 0 ? ranges : undefined;
  const coming = readFace(face).then((data) => renderer.registerFont({ name, data, unicodeRange }));
  registered.set(face, coming);
  coming.catch(() => registered.delete(face));
  return coming;
}
