import type { Node } from '@takumi-rs/core';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import type { Face } from '../faces/face.ts';
import { column, face, row, text, typedLine } from './card-boxes.ts';
import { CARD_PALETTES } from './card-look.ts';

/** The size of a page, in pixels: the portrait form of the network's documents. */
export const CAROUSEL_PAGE = { width: 1080, height: 1350 } as const;
/** Longer posts have several lines on a page. */
const MAX_TEXT_PAGES = 29;
/** The letters of a page, from the largest to the smallest, in pixels. */
const SIZES = [112, 96, 84, 72, 60, 48, 40, 32, 24] as const;

/** A post as a document of pages. */
export type Carousel = {
  author: { name: string; photo: string | null; face?: Face };
  /** The lines of the post without blank lines. */
  lines: readonly string[];
  /** The address on the last page, such as `broetry.example`. */
  site: string;
  /** The post, for programs that read documents. */
  text: string;
};

export const SWIPE = 'Swipe →';

/** The texts of the pages, one line a page; the last page, with the satire mark, has none. */
export function carouselTexts(lines: readonly string[]): string[] {
  const perPage = Math.ceil(lines.length / MAX_TEXT_PAGES);
  const texts: string[] = [];
  for (let first = 0; first < lines.length; first += perPage)
    texts.push(lines.slice(first, first + perPage).join('\n'));
  return texts;
}

type Page = { words: string; number: number; count: number };
type Measure = (node: Node) => Promise<{ height: number }>;

/** Lays out a page with the largest letters at which its text fits. */
export async function carouselPage(
  carousel: Carousel,
  page: Page,
  measure: Measure,
): Promise<Node> {
  const room = CAROUSEL_PAGE.height - 2 * EDGE - HEAD - FOOT;
  for (const size of SIZES) {
    const words = textNodes(page.words, size);
    const { height } = await measure(column({ width: CAROUSEL_PAGE.width - 2 * EDGE }, [words]));
    if (height <= room || size === SIZES.at(-1)) return pageNode(carousel, page, words);
  }
  throw new Error('SIZES is empty');
}

/** Lays out the last page. */
export function carouselEnd(carousel: Carousel, count: number): Node {
  const { ink, muted } = CARD_PALETTES.light;
  const words = column({ gap: 28 }, [
    text(SATIRE_MARK, { fontSize: 72, fontWeight: 700, lineHeight: 1.15, color: ink }),
    text(carousel.site, { fontSize: 44, color: muted }),
  ]);
  return pageNode(carousel, { words: '', number: count, count }, words);
}

const EDGE = 96;
const HEAD = 150;
const FOOT = 110;

function pageNode({ author }: Carousel, { number, count }: Page, words: Node): Node {
  const { paper, ink, muted, primary } = CARD_PALETTES.light;
  const small = { fontSize: 34, color: muted };
  const style = { padding: EDGE, backgroundColor: paper, color: ink };
  return column({ ...CAROUSEL_PAGE, ...style, justifyContent: 'space-between' }, [
    row({ gap: 22, alignItems: 'center', height: HEAD - 60 }, [
      face(author, 72),
      text(author.name, { ...small, fontWeight: 600, color: ink, lineClamp: 1 }),
    ]),
    words,
    row({ justifyContent: 'space-between', alignItems: 'flex-end', height: FOOT - 40 }, [
      text(`${number} / ${count}`, small),
      text(number === 1 ? SWIPE : '', { ...small, fontWeight: 600, color: primary }),
    ]),
  ]);
}

function textNodes(words: string, size: number): Node {
  const style = { fontSize: size, fontWeight: 700, lineHeight: 1.18 };
  return column(
    { gap: Math.round(size * 0.4) },
    words.split('\n').map((line) => typedLine(line, style)),
  );
}
