import type { Fragment } from '../fragment.ts';
import { verbByForm } from '../language/verbs.ts';
import { dressed, gerundOf, STANCES, STATES, SUITS } from './suits.ts';
import { wordIn } from './own-lookup.ts';

/**
 * The errand in the full dress of corporate achievement: what the writer did or is, with its object kept as
 * typed. Undefined where the verb is not known, or the object is not clear.
 */
export function inflate(idea: Fragment): Fragment | undefined {
  // "Having finished, they went home": what begins the sentence is not what it says.
  if (/^\p{L}+ing\b[^,.]*, \p{L}/iu.test(idea.clean)) return undefined;
  const forms = { ...inflatedPast(idea), ...inflatedNow(idea) };
  if (Object.keys(forms).length === 0) return undefined;
  return { ...idea, field: 'grown', forms };
}

function inflatedPast({ forms }: Fragment): { past?: string; ger?: string } {
  if (forms.past === undefined || forms.clause === undefined || !/^i\b/iu.test(forms.clause))
    return {};
  const [word = '', ...rest] = forms.past
    .replace(/^(?:just|finally|accidentally|really|also) /iu, '')
    .split(' ');
  // "had finished" has another verb for its object.
  if (/^ha(?:d|ve|s)$/iu.test(word) && verbByForm('participle', (rest[0] ?? '').toLowerCase()))
    return {};
  const base = verbByForm('past', word.toLowerCase())?.base;
  const past = dressed(wordIn(SUITS, base), rest);
  if (past === undefined) return {};
  const ger = gerundOf(past);
  return ger === undefined ? { past } : { past, ger };
}

function inflatedNow({ forms }: Fragment): { pres?: string } {
  const now = forms.pres;
  if (now === undefined) return {};
  const state = /^am (?:so |very |really |always |a bit |too )?(\w+)$/iu.exec(now)?.[1];
  if (state !== undefined) {
    const said = wordIn(STATES, state.toLowerCase());
    return said === undefined ? {} : { pres: said };
  }
  const [word = '', ...rest] = now.replace(/^(?:really|just|still|always) /iu, '').split(' ');
  const pres = dressed(wordIn(STANCES, word.toLowerCase()), rest);
  return pres === undefined ? {} : { pres };
}
