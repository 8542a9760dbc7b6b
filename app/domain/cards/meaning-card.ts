import type { Node } from '@takumi-rs/core';
import { column, text } from './card-boxes.ts';
import { CARD_PALETTES } from './card-look.ts';
import { isRightToLeft } from './card-scripts.ts';

export type Meaning = { said: string; meant: string };

export const MEANING_TEXTS = ['They said', 'They meant', 'Satire. Made with Broetry.'] as const;

/**
 * Lays out the meaning card for the renderer on a page of that size; the height grows with the text when `isMeasured`.
 * `scale` multiplies the font sizes.
 */
export function meaningNode(
  { said, meant }: Meaning,
  { width, height }: { width: number; height: number },
  scale: number,
  isMeasured = false,
): Node {
  const [saidLabel, meantLabel, mark] = MEANING_TEXTS;
  const { surface, paper, ink, muted, line, primary } = CARD_PALETTES.light;
  const inset = Math.round(Math.min(width, height) * 0.06);
  const card = {
    flexGrow: 1,
    padding: inset,
    gap: Math.round(inset * 0.7),
    justifyContent: 'space-between',
    backgroundColor: surface,
    borderRadius: 24,
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: line,
  };
  const page = { padding: inset, backgroundColor: paper, color: ink };
  return column({ width, height: isMeasured ? 'auto' : height, ...page }, [
    column(card, [
      side(saidLabel, said, muted, 38 * scale, 400),
      side(meantLabel, meant, primary, 54 * scale, 700),
      text(mark, { fontSize: 20, color: muted, textAlign: 'right' }),
    ]),
  ]);
}

function side(label: string, sentence: string, color: string, size: number, weight: number): Node {
  return column({ gap: Math.round(size * 0.35) }, [
    text(label, { fontSize: 24, fontWeight: 600, color }),
    ...sentence.split('\n').map((line) =>
      text(line, {
        fontSize: Math.round(size),
        fontWeight: weight,
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
        direction: isRightToLeft(line) ? 'rtl' : 'ltr',
        textAlign: 'start',
      }),
    ),
  ]);
}
