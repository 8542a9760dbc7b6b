import type { Node } from '@takumi-rs/core';
import { column, initialDisc, row, text } from './card-boxes.ts';
import { CARD_PALETTES } from './card-look.ts';

/** What the house says of a post, without the post and without its writer. */
export type Verdict = {
  score: number;
  verdict: string;
  comments: readonly { name: string; headline: string; text: string }[];
};

/** The fixed texts of the card. */
export const VERDICT_TEXTS = [
  ' / 100',
  'Comments written by the house. Nobody real said this.',
  'Satire. Made with Broetry.',
] as const;

/**
 * Lays out the verdict card for the renderer on a page of that size; the height grows with the text when `isMeasured`.
 * `scale` multiplies the font sizes.
 */
export function verdictNode(
  { score, verdict, comments }: Verdict,
  { width, height }: { width: number; height: number },
  scale: number,
  isMeasured = false,
): Node {
  const [outOf, origin, mark] = VERDICT_TEXTS;
  const { surface, paper, ink, muted, line } = CARD_PALETTES.light;
  const inset = Math.round(Math.min(width, height) * 0.05);
  const sized = (size: number) => Math.round(size * scale);
  const card = {
    flexGrow: 1,
    padding: inset,
    gap: Math.round(inset * 0.6),
    justifyContent: 'space-between',
    backgroundColor: surface,
    borderRadius: 24,
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: line,
  };
  const small = { fontSize: sized(18), color: muted };
  const page = { padding: inset, backgroundColor: paper, color: ink };
  return column({ width, height: isMeasured ? 'auto' : height, ...page }, [
    column(card, [
      row({ alignItems: 'center', gap: inset }, [
        row({ alignItems: 'flex-end', flexShrink: 0 }, [
          text(String(score), { fontSize: sized(92), fontWeight: 700, lineHeight: 1 }),
          text(outOf, { fontSize: sized(28), color: muted }),
        ]),
        text(verdict, { fontSize: sized(32), fontWeight: 600, lineHeight: 1.25, minWidth: 0 }),
      ]),
      ...comments.map((comment) => commentNode(comment, sized)),
      row({ justifyContent: 'space-between', gap: inset }, [
        text(origin, small),
        text(mark, small),
      ]),
    ]),
  ]);
}

function commentNode(
  { name, headline, text: said }: Verdict['comments'][number],
  sized: (size: number) => number,
): Node {
  const palette = CARD_PALETTES.light;
  const bubble = {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    padding: sized(16),
    borderRadius: 14,
    backgroundColor: palette.paper,
    lineHeight: 1.35,
  };
  const wrapped = { overflowWrap: 'anywhere' };
  return row({ gap: sized(16), alignItems: 'flex-start' }, [
    initialDisc(name, sized(52), sized(24), palette),
    column(bubble, [
      text(name, { fontSize: sized(22), fontWeight: 600 }),
      text(headline, { fontSize: sized(18), color: palette.muted, ...wrapped }),
      text(said, { fontSize: sized(25), paddingTop: sized(4), ...wrapped }),
    ]),
  ]);
}
