import type { StyleWriting } from '../style-writing.ts';
import { BUZZWORD_SOUP_PLOTS as plots } from './plots.ts';

export const BUZZWORD_SOUP_WRITING: StyleWriting = {
  prompt:
    'Buzzword soup: we "verb" "noun1" with "noun2" (and "bonusBuzzword"). Every word means something and the sentence does not.',
  plots,
  aside: 'P.S. {bonusBuzzword.raw}.',
  samples: [
    { verb: 'Leverage', noun1: 'blockchain', noun2: 'toast', bonusBuzzword: 'synergy' },
    { verb: 'Pivot', noun1: 'stakeholders', noun2: 'cross-functional alignment' },
    { verb: 'Operationalize', noun1: 'my cat', noun2: 'KPIs', bonusBuzzword: 'low-hanging fruit' },
    { verb: 'Disrupt', noun1: '🍕', noun2: 'die digitale Transformation', bonusBuzzword: '"AI"!' },
  ],
};
