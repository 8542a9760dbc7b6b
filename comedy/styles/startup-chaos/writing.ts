import type { StyleWriting } from '../style-writing.ts';
import { STARTUP_CHAOS_PLOTS as plots } from './plots.ts';

export const STARTUP_CHAOS_WRITING: StyleWriting = {
  prompt:
    'Startup chaos: "struggleSituation" is reported from a startup ("startupName", if one is given) as proof of culture and momentum.',
  plots,
  aside: '{startupName.raw} is hiring.',
  samples: [
    { startupName: 'Toastly', struggleSituation: 'Our only server is a laptop in a fridge' },
    { struggleSituation: 'running out of money' },
    { startupName: 'my startup', struggleSituation: 'I forgot to build the product' },
    { startupName: 'Ü & Co.', struggleSituation: 'NO REVENUE. NO USERS. NO CHAIRS!' },
  ],
};
