import type { StyleWriting } from '../style-writing.ts';
import { FAKE_SCREENSHOTS_PLOTS as plots } from './plots.ts';

export const FAKE_SCREENSHOTS_WRITING: StyleWriting = {
  prompt:
    'Fake screenshots: a chat is retold. The boss "bossName" wrote "bossMessage"; the narrator replied "yourReply"; the reaction was "emojiReaction" if one is given.',
  plots,
  aside: 'Reactions: {emojiReaction.raw}',
  samples: [
    {
      bossName: 'Karen',
      bossMessage: 'Can you work this weekend?',
      yourReply: 'I already am. I live here now.',
      emojiReaction: '🔥',
    },
    {
      bossName: 'my boss',
      bossMessage: 'Please stop calling it a retreat',
      yourReply: 'It is a retreat',
    },
    { bossName: 'MR. BIG', bossMessage: 'k', yourReply: 'ok!', emojiReaction: 'thumbs up' },
    {
      bossName: '👔',
      bossMessage: 'we need to "talk"...',
      yourReply: '¿Por qué?',
      emojiReaction: '👨‍👩‍👧',
    },
  ],
};
