import type { StyleWriting } from '../style-writing.ts';
import { MOTIVATIONAL_BS_PLOTS as plots } from './plots.ts';

export const MOTIVATIONAL_BS_WRITING: StyleWriting = {
  prompt:
    'Motivational: at "age1" life was "weirdExperience"; at "age2" came "absurdSuccess"; today "nowStatement". Rock bottom to podium.',
  plots,
  samples: [
    {
      age1: '22',
      weirdExperience: 'living in a Costco parking lot',
      age2: '27',
      absurdSuccess: 'sold a lasagna to NASA',
      nowStatement: 'I coach dolphins on leadership',
    },
    {
      age1: '8',
      weirdExperience: 'I was afraid of escalators',
      age2: '80',
      absurdSuccess: 'became the CEO of a cheese empire',
      nowStatement: 'run a billion dollar company',
    },
    {
      age1: '19',
      weirdExperience: 'a broken umbrella',
      age2: '20',
      absurdSuccess: 'a yacht',
      nowStatement: "I'm the mayor of a yoga studio",
    },
    {
      age1: '0',
      weirdExperience: '???',
      age2: '999',
      absurdSuccess: 'WON EVERYTHING.',
      nowStatement: 'namaste 🙏',
    },
  ],
};
