import { describe, expect, it } from 'vitest';
import { gentleSlots, readFields } from './outline.ts';
import { findStyle, type PostStyle } from './post-styles.ts';

function styleOf(value: string): PostStyle {
  const style = findStyle(value);
  if (!style) throw new Error(`no style ${value}`);
  return style;
}

describe('the gentle shape', () => {
  it('keeps its grave frames for sentences, and has small ones for names and emoji', () => {
    const fragments = readFields(styleOf('fake-screenshots'), {
      bossName: 'Karen',
      bossMessage: 'Can you hop on a quick call?',
      yourReply: "I'm at my grandfather's funeral",
      emojiReaction: '👍',
    });
    expect(gentleSlots(fragments).map((slot) => slot.pool)).toEqual([
      'gentle-hook',
      'told-bit',
      'told',
      'told-more',
      'told-bit',
      'gentle-self',
      'gentle-close',
    ]);
  });

  it('tells a single small field in full', () => {
    const fragments = readFields(styleOf('gpt4-context'), { context: 'funeral' });
    expect(gentleSlots(fragments)[1]?.pool).toBe('told');
  });
});
