import type { StyleWriting } from '../style-writing.ts';
import { OWN_YOUR_IDEA_PLOTS as plots } from './plots/index.ts';

export const OWN_YOUR_IDEA_WRITING: StyleWriting = {
  prompt:
    'Own idea: the ordinary thing in "context" happened, and the narrator takes it for a career lesson.',
  plots,
  samples: [
    { context: 'My cat walked across my keyboard and approved a budget' },
    { context: 'I missed my flight because I was answering emails' },
    { context: 'a broken office printer' },
    { context: 'spilled coffee on the CEO' },
    { context: 'MY TODDLER NEGOTIATED BEDTIME!!!' },
    { context: '🥑🥑🥑' },
    { context: 'Perdí el vuelo porque estaba contestando correos' },
    { context: 'He said "we are a family" and then he asked: {who.raw} took my #yogurt | <b>?' },
  ],
};
