import type { StyleWriting } from '../style-writing.ts';
import { HUMBLEBRAG_PLOTS as plots } from './plots.ts';

export const HUMBLEBRAG_WRITING: StyleWriting = {
  prompt:
    'Humblebrag: "achievement" is announced in the middle of "mundaneSituation", so modestly that every humble sentence raises the narrator. The feeling, if one is given, is "emotion".',
  plots,
  aside: 'Feeling {emotion.raw}.',
  samples: [
    {
      achievement: 'Got promoted to VP of Sales',
      mundaneSituation: 'waiting in line at Starbucks',
      emotion: 'humbled',
    },
    { achievement: 'I won a goat', mundaneSituation: 'at the dentist' },
    { achievement: 'my first million', mundaneSituation: 'doing laundry', emotion: 'joy' },
    { achievement: 'FORBES 30 UNDER 30!!!', mundaneSituation: '🛒', emotion: '😭' },
    { achievement: 'asdf', mundaneSituation: 'Beim Bäcker angestanden', emotion: 'like "a boss"?' },
  ],
};
