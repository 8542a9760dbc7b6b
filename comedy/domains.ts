import type { Domain } from './domain.ts';
import { DOMAINS } from './plots/domains.ts';
import type { Token } from './tokens.ts';

/** The roles of the domain that most words of the text belong to, the earlier of equals; none when no word does. */
export function domainOf(tokens: readonly Token[]): [role: string, words: string][] {
  let best: Domain | undefined;
  let most = 0;
  for (const domain of DOMAINS) {
    const count = tokens.filter(({ lemmas }) =>
      [...lemmas].some((lemma) => domain.words.has(lemma)),
    ).length;
    if (count > most) [best, most] = [domain, count];
  }
  return best ? Object.entries(best.roles) : [];
}
