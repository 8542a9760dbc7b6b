import type { StyleWriting } from '../style-writing.ts';
import { FAKE_WORK_PLOTS as plots } from './plots.ts';

export const FAKE_WORK_WRITING: StyleWriting = {
  prompt:
    'Fake work: an employee ("employeeRole") said "inspirationalQuote", at "location" if one is given. The narrator was there, so the wisdom is his.',
  plots,
  aside: 'Location: {location.raw}.',
  samples: [
    {
      employeeRole: 'junior accountant',
      inspirationalQuote: 'The printer only jams when you rush it',
      location: 'the office kitchen',
    },
    { employeeRole: 'the intern', inspirationalQuote: 'Why are you in my chair?' },
    {
      employeeRole: 'Janitor',
      inspirationalQuote: 'Please move your feet.',
      location: 'Starbucks',
    },
    { employeeRole: '???', inspirationalQuote: 'ごめんなさい', location: '🚽' },
  ],
};
