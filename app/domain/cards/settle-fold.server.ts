import type { CardContent } from './card-content.ts';
import { isLong } from './card-look.ts';
import { measureCard, type Studio } from './studio.server.ts';

/** The card, folded only if it has more lines than a folded one shows: the feed leaves a short post whole. */
export async function settleFold(studio: Studio, card: CardContent): Promise<CardContent> {
  if (!card.look?.isFolded) return card;
  const whole: CardContent = { ...card, look: { ...card.look, isFolded: false } };
  const [, body] = (await measureCard(studio, whole)).children;
  const height = (body?.children ?? []).reduce((sum, line) => sum + line.height, 0);
  return isLong(height) ? card : whole;
}
