import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const FAKE_SCREENSHOTS: StyleForm<'fake-screenshots'> = {
  value: 'fake-screenshots',
  label: 'Fake Screenshots',
  promise: 'A chat with your boss, exactly as it never happened.',
  sample: 'She typed for eleven minutes. Then: "k".',
  event: ['bossMessage'],
  text: ['{bossName.q}: {bossMessage.q} Me: {yourReply.q}'],
  fields: [
    field('bossName', "Boss's name", 'Karen'),
    field('bossMessage', "Boss's message", 'Can you work this weekend?', { kind: 'long-text' }),
    field('yourReply', 'Your reply', 'I already am. I live here now.', { kind: 'long-text' }),
    field('emojiReaction', 'Emoji reaction', '🔥', optional),
  ],
};
