import { describe, expect, it } from 'vitest';
import { gentleSlots, readFields, settingFor } from './outline.ts';
import { findStyle, type PostStyle } from './post-styles.ts';

function styleOf(value: string): PostStyle {
  const style = findStyle(value);
  if (!style) throw new Error(`no style ${value}`);
  return style;
}

function subjectsOf(context: string): string[] {
  const style = styleOf('gpt4-context');
  const fields = { context };
  const request = { style: style.value, fields, level: 'Spicy', seed: 1, site: 's' } as const;
  const { packs } = settingFor(style, request, readFields(style, fields), 's');
  return packs.map((pack) => pack.subject);
}

describe('the subject of a post', () => {
  it.each([
    ['I got soaked by the rain', ['weather']],
    ['I baked sourdough for the board', ['food', 'sandwich', 'cake']],
    ['my flight was canceled', ['travel']],
  ])('of %j is known', (text, subjects) => expect(subjectsOf(text)).toEqual(subjects));

  it.each([
    'I live behind a Costco',
    'Ted raised his hand',
    'please redo it by tomorrow morning',
    'got dumped at an Olive Garden',
  ])('of %j is not guessed from a weak word', (text) => expect(subjectsOf(text)).toEqual([]));
});

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
