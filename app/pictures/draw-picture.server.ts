import { type Node, Renderer } from '@takumi-rs/core';
import type { CardContent } from './card-content.ts';
import { CARD_WIDTH, cardNode } from './card-node.ts';
import {
  facesFor,
  listFaces,
  PICTURE_FAMILIES,
  type PictureFace,
  readFace,
} from './picture-fonts.server.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** Draws posts. Off the event loop; fonts are read when a text first needs them. */
export type PictureRenderer = {
  /** A PNG of the card, or of the card on a page of that size. */
  draw(card: CardContent, size: PictureSize): Promise<Buffer>;
};

const PAPER = '#fbf9f4';
/** Room around the card on a page, as a share of its shorter side. */
const MARGIN = 0.06;
/** Pictures drawn side by side; the others wait. */
const AT_ONCE = 2;

/** The renderer of this process. Nothing is read or built before the first picture. */
export function createPictureRenderer(): PictureRenderer {
  const turn = createTurns(AT_ONCE);
  let studio: Studio | undefined;
  return {
    draw: (card, size) =>
      turn(async () => {
        studio ??= { renderer: new Renderer(), faces: listFaces(), registered: new Map() };
        await prepare(studio, card);
        return drawNow(studio.renderer, cardNode(card), size);
      }),
  };
}

type Studio = {
  renderer: Renderer;
  faces: readonly PictureFace[];
  registered: Map<PictureFace, Promise<unknown>>;
};

async function prepare({ renderer, faces, registered }: Studio, card: CardContent): Promise<void> {
  const text = [card.text, card.author.name, card.author.bio, ALWAYS].join(' ');
  await Promise.all(facesFor(faces, text).map((face) => register(renderer, registered, face)));
}

// Digits and the fixed words of every card.
const ALWAYS = 'abc 0123';

function register(
  renderer: Renderer,
  registered: Map<PictureFace, Promise<unknown>>,
  face: PictureFace,
): Promise<unknown> {
  const known = registered.get(face);
  if (known) return known;
  const { name, ranges } = face;
  const unicodeRange = ranges.length > 0 ? ranges : undefined;
  const coming = readFace(face).then((data) => renderer.registerFont({ name, data, unicodeRange }));
  registered.set(face, coming);
  coming.catch(() => registered.delete(face));
  return coming;
}

const FONTS = { fontFamilies: [...PICTURE_FAMILIES] };

async function drawNow(renderer: Renderer, card: Node, size: PictureSize): Promise<Buffer> {
  const { width, height, scale } = PICTURE_SIZES[size];
  if (height === null) {
    return renderer.render(card, {
      ...FONTS,
      width: width * scale,
      format: 'png',
      devicePixelRatio: scale,
    });
  }
  const measured = await renderer.measure(card, { ...FONTS, width: CARD_WIDTH });
  const room = 1 - 2 * MARGIN;
  const ratio = Math.min((width * room) / CARD_WIDTH, (height * room) / measured.height);
  const page: Node = {
    type: 'container',
    style: {
      display: 'flex',
      width: width / ratio,
      height: height / ratio,
      justifyContent: 'center',
      alignItems: 'center',
      backgroundColor: PAPER,
    },
    children: [card],
  };
  return renderer.render(page, { ...FONTS, width, height, format: 'png', devicePixelRatio: ratio });
}

/** At most `most` at once, in the order they came. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
