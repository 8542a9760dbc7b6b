import type { StyleWriting } from '../style-writing.ts';
import { CRINGE_ADVICE_PLOTS as plots } from './plots.ts';

export const CRINGE_ADVICE_WRITING: StyleWriting = {
  prompt:
    'Cringe advice: "careerTip" is given as law, and "resultingBenefit", if given, is what it brought.',
  plots,
  aside: 'What I got out of it: {resultingBenefit.raw}.',
  samples: [
    { careerTip: 'Reply to every email with a voice note', resultingBenefit: 'my own floor' },
    { careerTip: "Don't sleep" },
    { careerTip: 'Never eat lunch', resultingBenefit: 'became CEO' },
    { careerTip: '💪💪', resultingBenefit: 'más "éxito"' },
  ],
};
