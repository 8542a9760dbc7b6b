import type { Node } from '@takumi-rs/core';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { type Face, FACE_TINTS, faceOf, faceParts } from '../faces/face.ts';
import { column, face, framedPage, image, row, text, typedLine } from './card-boxes.ts';
import type { CardContent } from './card-content.ts';
import { CARD_PALETTES } from './card-look.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

/** What a link preview shows: made to be read when a phone shows it 350 pixels wide. */
export type LinkPreview = {
  author: { name: string; photo: string | null; face?: Face } | null;
  /** One or two texts, the second one only where there is room. */
  texts: readonly PreviewText[];
  isFolded: boolean;
  /** Whether the page says what happened, which the preview covers. */
  hidesPremise: boolean;
  picture: CardContent['picture'];
};

type PreviewText = { text: string; label?: string; isStrong?: boolean };

/** The letters of the post are never smaller, in pixels. */
export const MIN_LETTERS = 40;
const SIZES = [84, 76, 68, 60, 52, 46, MIN_LETTERS] as const;
/** With letters below this size only the first text is drawn. */
const MIN_LETTERS_FOR_TWO = 46;
const COVERED = 6;

/** The texts and their size that fit a preview, as `fits` measures; a text too long for the smallest letters is cut. */
export async function fitPreview(
  { texts }: LinkPreview,
  fits: (texts: readonly PreviewText[], size: number, isCut: boolean) => Promise<boolean>,
): Promise<{ texts: readonly PreviewText[]; size: number; isCut: boolean }> {
  const isPair = texts.some(({ label }) => label !== undefined);
  for (const shown of isPair ? [texts] : [texts, texts.slice(0, 1)]) {
    const isCut = shown.length < texts.length;
    for (const size of SIZES) {
      if (shown.length > 1 && !isPair && size < MIN_LETTERS_FOR_TWO) break;
      if (await fits(shown, size, isCut)) return { texts: shown, size, isCut };
    }
  }
  const size = MIN_LETTERS;
  const cutTo = (most: number) =>
    (isPair ? texts : texts.slice(0, 1)).map((one) => ({
      ...one,
      text: cutAtWord(one.text, most),
    }));
  let [most, over] = [0, Math.max(...texts.map((one) => one.text.length))];
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (await fits(cutTo(middle), size, true)) most = middle;
    else over = middle;
  }
  return { texts: cutTo(most), size, isCut: true };
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to `most` characters, after a word where one ends there, never through an emoji. */
function cutAtWord(whole: string, most: number): string {
  if (whole.length <= most) return whole;
  const head = longestHead(WORDS, whole, most) || longestHead(CHARACTERS, whole, most);
  return `${head.trimEnd()}…`;
}

function longestHead(segmenter: Intl.Segmenter, whole: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(whole)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return whole.slice(0, end);
}

const { width, height } = PICTURE_SIZES.link;
const FRAME = { margin: 28, inset: 44, gap: 28 };
const FACE_SIZE = 96;
const PICTURE_BOX = { width: 380, height: 330 };

type Shown = { texts: readonly PreviewText[]; size: number; isCut: boolean };

/** Lays out a preview for the renderer; `isMeasured` lets its height grow with the text. */
export function previewNode(
  preview: LinkPreview,
  { texts, size, isCut }: Shown,
  isMeasured = false,
): Node {
  const page = {
    width,
    height: isMeasured ? 'auto' : height,
    ...FRAME,
    ...groundOf(preview),
  } as const;
  return framedPage(page, [
    ...authorNodes(preview),
    row({ gap: 36, alignItems: 'center' }, [
      column(
        { flexGrow: 1, flexShrink: 1, minWidth: 0, gap: Math.round(size * 0.35) },
        texts.map((one) => textNode(one, size)),
      ),
      ...pictureNodes(preview),
    ]),
    footer(preview, isCut),
  ]);
}

// Around the card is the colour of its author's face, so that a link is seen in a list of white pages.
function groundOf({ author }: LinkPreview): { ground: string } {
  const { tint } = faceParts(author?.face ?? faceOf(author?.name ?? ''));
  return { ground: FACE_TINTS[tint] ?? FACE_TINTS[0] };
}

function authorNodes({ author }: LinkPreview): Node[] {
  if (!author) return [];
  const style = { fontSize: MIN_LETTERS, fontWeight: 600, lineHeight: 1.2 };
  const photo = face(author, FACE_SIZE);
  const short = text(cutAtWord(author.name, 36), style);
  return [row({ gap: 20, alignItems: 'center' }, [photo, short])];
}

function textNode({ text: words, label, isStrong = false }: PreviewText, size: number): Node {
  const { muted, primary } = CARD_PALETTES.light;
  const style = { fontSize: size, fontWeight: isStrong ? 700 : 500, lineHeight: 1.22 };
  if (label === undefined) return typedLine(words, style);
  const color = isStrong ? primary : muted;
  return column({ gap: 6 }, [
    text(label, { fontSize: 32, fontWeight: 600, color }),
    typedLine(words, style),
  ]);
}

function pictureNodes({ picture }: LinkPreview): Node[] {
  if (!picture) return [];
  const scale = Math.min(PICTURE_BOX.width / picture.width, PICTURE_BOX.height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale].map(Math.round);
  return [image(picture.image, wide ?? 0, high ?? 0, { flexShrink: 0 })];
}

function footer({ isFolded, hidesPremise }: LinkPreview, isCut: boolean): Node {
  const { ink, muted } = CARD_PALETTES.light;
  const style = { fontSize: MIN_LETTERS, lineHeight: 1.2, color: muted };
  const block = row({ width: 27, height: 40, backgroundColor: ink }, []);
  const covered = row({ gap: 16, alignItems: 'center' }, [
    text('What actually happened:', { ...style, fontWeight: 600 }),
    row(
      { gap: 3 },
      Array.from({ length: COVERED }, () => block),
    ),
  ]);
  const continued = isFolded || isCut ? [text('...more', style)] : [];
  const shown = hidesPremise ? [covered] : continued;
  const justifyContent = shown.length > 0 ? 'space-between' : 'flex-end';
  return row({ justifyContent, alignItems: 'flex-end' }, [
    ...shown,
    text(SATIRE_MARK, { fontSize: 24, color: muted }),
  ]);
}
