import type { Node } from '@takumi-rs/core';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { column, disc, framedPage, row, text } from './card-boxes.ts';
import { CARD_PALETTES } from './card-look.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

/** A result of the daily game, without an answer. */
export type GameResultPicture = {
  title: string;
  /** The day in words. */
  day: string;
  results: readonly boolean[];
  verdict: string;
  /** The host name of the site. */
  site: string;
};

const { width, height } = PICTURE_SIZES.square;
const SQUARE = 160;
const GOOD = '#1f7a4d';

/** Lays out a result as a square picture. A right answer differs from a wrong one by its dot, not by colour alone. */
export function gameResultNode({ title, day, results, verdict, site }: GameResultPicture): Node {
  const { muted, accent } = CARD_PALETTES.light;
  const right = results.filter(Boolean).length;
  const small = { fontSize: 28, color: muted };
  const middle = { justifyContent: 'center', alignItems: 'center' };
  return framedPage({ width, height, margin: 40, inset: 64, gap: 32, edge: accent }, [
    column({ gap: 8 }, [
      text(title, { fontSize: 52, fontWeight: 700, lineHeight: 1.2 }),
      text(day, { fontSize: 32, color: muted }),
    ]),
    column({ ...middle, gap: 44, flexGrow: 1 }, [
      row({ alignItems: 'flex-end', gap: 20 }, [
        text(String(right), { fontSize: 240, fontWeight: 700, lineHeight: 0.9 }),
        text(`of ${results.length}`, { fontSize: 72, color: muted, lineHeight: 1 }),
      ]),
      row({ gap: 16 }, results.map(squareNode)),
      row({ width: 96, height: 8, borderRadius: 4, backgroundColor: accent }, []),
      text(verdict, { fontSize: 36, lineHeight: 1.3, textAlign: 'center' }),
    ]),
    row({ justifyContent: 'space-between' }, [
      text(`${site}/game`, small),
      text(SATIRE_MARK, small),
    ]),
  ]);
}

function squareNode(isRight: boolean): Node {
  const { ink, surface } = CARD_PALETTES.light;
  const size = { width: SQUARE, height: SQUARE, borderRadius: 20 };
  const middle = { justifyContent: 'center', alignItems: 'center' };
  if (!isRight) return row({ ...size, backgroundColor: ink }, []);
  return row({ ...size, ...middle, backgroundColor: GOOD }, [disc(56, surface, [])]);
}
