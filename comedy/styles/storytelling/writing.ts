import type { StyleWriting } from '../style-writing.ts';
import { STORYTELLING_PLOTS as plots } from './plots.ts';

export const STORYTELLING_WRITING: StyleWriting = {
  prompt:
    'Storytelling: a parable about "storyTopic", set in "setting" if one is given, with somebody who hires, promotes or weeps in it.',
  plots,
  aside: 'Posted from: {setting.raw}.',
  samples: [
    { storyTopic: 'a broken office printer', setting: 'an airport lounge' },
    { storyTopic: 'learning to ride a bike' },
    { storyTopic: 'My toddler negotiated bedtime like a lawyer', setting: 'in the elevator' },
    { storyTopic: 'potato', setting: 'Paris' },
    { storyTopic: 'LOL 🤷 ok', setting: '???' },
  ],
};
