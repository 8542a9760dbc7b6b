import type { Node } from '@takumi-rs/core';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { column, framedPage, row, text, typedLine } from './card-boxes.ts';
import { commentNode, WRITTEN_BY_THE_HOUSE } from './card-comments.ts';
import { CARD_PALETTES } from './card-look.ts';

/** What a sentence says and what it means. */
export type Meaning = { said: string; meant: string };

/** What the house says of a post, without the post and without its writer. */
export type Verdict = {
  score: number;
  verdict: string;
  comments: readonly { name: string; headline: string; text: string }[];
};

/** A card whose content is in its signed address. */
export type SignedCard = Meaning | Verdict;

export const MEANING_LABELS = ['They said', 'They meant'] as const;

type Page = { width: number; height: number | 'auto'; shorter: number };

/** Lays out a card on a page, `auto` to measure it. `shorter`: the page's shorter side; `scale` multiplies the letters. */
export function signedCardNode(card: SignedCard, page: Page, scale: number): Node {
  const { muted, primary } = CARD_PALETTES.light;
  if ('said' in card) {
    const margin = Math.round(page.shorter * 0.06);
    const [said, meant] = MEANING_LABELS;
    return framedPage({ ...page, margin, inset: margin, gap: Math.round(margin * 0.7) }, [
      side(said, card.said, muted, 38 * scale, 400),
      side(meant, card.meant, primary, 54 * scale, 700),
      text(SATIRE_MARK, { fontSize: 20, color: muted, textAlign: 'right' }),
    ]);
  }
  const sized = (size: number) => Math.round(size * scale);
  const { score, verdict, comments } = card;
  const margin = Math.round(page.shorter * 0.05);
  const small = { fontSize: sized(18), color: muted };
  return framedPage({ ...page, margin, inset: margin, gap: Math.round(margin * 0.6) }, [
    row({ alignItems: 'center', gap: margin }, [
      row({ alignItems: 'flex-end', flexShrink: 0 }, [
        text(String(score), { fontSize: sized(92), fontWeight: 700, lineHeight: 1 }),
        text(' / 100', { fontSize: sized(28), color: muted }),
      ]),
      text(verdict, { fontSize: sized(32), fontWeight: 600, lineHeight: 1.25, minWidth: 0 }),
    ]),
    ...comments.map((comment) => commentNode(comment, CARD_PALETTES.light, scale * 1.8)),
    row({ justifyContent: 'space-between', gap: margin }, [
      text(WRITTEN_BY_THE_HOUSE, small),
      text(SATIRE_MARK, small),
    ]),
  ]);
}

function side(label: string, sentence: string, color: string, size: number, weight: number): Node {
  return column({ gap: Math.round(size * 0.35) }, [
    text(label, { fontSize: 24, fontWeight: 600, color }),
    ...sentence
      .split('\n')
      .map((line) =>
        typedLine(line, { fontSize: Math.round(size), fontWeight: weight, lineHeight: 1.25 }),
      ),
  ]);
}
