import { foldText } from '../../platform/text/fold-text.ts';
import type { Screening } from '../screening/screen-text.server.ts';
import { ADVERTISING, CONTACTS } from '../screening/word-lists.ts';
import { CHANGES, changeFirst } from './request-words.ts';

/** What a writer has to change before a text can stand on the board, from why it was not taken. */
export function whatToChange(text: string, reason: Screening['reason']): string {
  return changeFirst(CHANGES[kindOf(foldText(text), reason)]);
}

function kindOf(folded: string, reason: Screening['reason']): keyof typeof CHANGES {
  if (reason === 'hateful') return 'slurs';
  if (reason === 'coarse') return 'swearing';
  if (reason !== 'worrying') return 'tone';
  if (CONTACTS.some((sign) => sign.test(folded))) return 'contacts';
  const isAdvertising = ADVERTISING.some((sign) => sign.test(folded));
  return isAdvertising || /https?:|www\./.test(folded) ? 'links' : 'harm';
}
