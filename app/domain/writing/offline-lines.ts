import { type Spoken, toSpeak } from '../../../comedy/translate/to-speak.ts';
import { toTruth, type Truth } from '../../../comedy/translate/to-truth.ts';
import type { TranslationAsk } from './translation.ts';

type Lines = Pick<Spoken, 'lines'> &
  Pick<Truth, 'exposed'> & { spared: 'grave' | 'foreign' | 'empty' | null };

/** What the offline writer says of a text, at once, and why it treats it as it does. */
export function offlineLines(ask: TranslationAsk): Lines {
  const isEmpty = ask.text === '';
  if (ask.direction === 'to-speak') {
    const { lines, spared } = toSpeak(ask);
    return { lines, exposed: [], spared: isEmpty ? 'empty' : spared };
  }
  const { blunt, exposed, spared } = toTruth(ask);
  return { lines: isEmpty ? [] : [blunt], exposed, spared };
}
