import { GENTLE_TAGS, LISTS, TAGS } from '../../comedy/bank.ts';
import { randomFrom } from '../../comedy/random.ts';
import { renderTemplate } from '../../comedy/render.ts';

/**
 * The line that names the site (docs/product.md §5), the same for the same seed. Gentle ones are for
 * posts about something nobody should be teased about.
 */
export function tagLine(site: string, seed: number, gentle: boolean): string {
  const random = randomFrom(`tag ${seed}`);
  const { template } = random.pick(gentle ? GENTLE_TAGS : TAGS);
  const none = { fragments: new Map(), memory: new Map(), it: undefined };
  return renderTemplate(template, { ...none, lists: LISTS, random, site }).text;
}
