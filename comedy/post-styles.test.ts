import { describe, expect, it } from 'vitest';
import {
  DEFAULT_HUMOR_LEVEL,
  findStyle,
  HUMOR_LEVELS,
  parseHumorLevel,
  POST_STYLES,
  POWER_VERBS,
} from './post-styles.ts';

/** docs/product.md §3, the table of form fields. */
const FIELDS = {
  'gpt4-context': [['context'], []],
  humblebrag: [['achievement', 'mundaneSituation'], ['emotion']],
  'motivational-bs': [['age1', 'weirdExperience', 'age2', 'absurdSuccess', 'nowStatement'], []],
  'buzzword-soup': [['verb', 'noun1', 'noun2'], ['bonusBuzzword']],
  'fake-work': [['employeeRole', 'inspirationalQuote'], ['location']],
  'startup-chaos': [['struggleSituation'], ['startupName']],
  'cringe-advice': [['careerTip'], ['resultingBenefit']],
  'fake-screenshots': [['bossName', 'bossMessage', 'yourReply'], ['emojiReaction']],
  storytelling: [['storyTopic'], ['setting']],
};

describe('post styles', () => {
  it('are the nine of §3 with their fields', () => {
    const found = POST_STYLES.map((style) => {
      const names = (required: boolean) =>
        style.fields.filter((field) => field.required === required).map((field) => field.name);
      return [style.value, [names(true), names(false)]];
    });
    expect(Object.fromEntries(found)).toEqual(FIELDS);
    expect(POST_STYLES).toHaveLength(9);
  });

  it('feature Own Your Idea first and alone, marked new, with a humor level', () => {
    expect(POST_STYLES[0]).toMatchObject({
      value: 'gpt4-context',
      label: 'Own Your Idea',
      featured: true,
      isNew: true,
      asksHumorLevel: true,
    });
    for (const style of POST_STYLES.slice(1)) {
      expect(style).toMatchObject({ featured: false, isNew: false, asksHumorLevel: false });
    }
  });

  it('have number ages, a verb that defaults to Leverage, and known length limits', () => {
    const field = (style: string, name: string) =>
      findStyle(style)?.fields.find((each) => each.name === name);
    expect(field('motivational-bs', 'age1')?.kind).toBe('number');
    expect(field('motivational-bs', 'age2')?.kind).toBe('number');
    expect(field('buzzword-soup', 'verb')).toMatchObject({
      kind: 'verb',
      defaultValue: 'Leverage',
    });
    expect(field('gpt4-context', 'context')?.maxLength).toBe(1000);
    expect(field('storytelling', 'storyTopic')?.maxLength).toBe(300);
  });

  it.each(['random-lol', '', 'Humblebrag', '__proto__', 'toString'])('do not know %j', (value) => {
    expect(findStyle(value)).toBeUndefined();
  });
});

describe('power verbs', () => {
  it('are the twenty of §3 in their order', () => {
    expect(POWER_VERBS.join(', ')).toBe(
      'Leverage, Optimize, Disrupt, Synergize, Transform, Revolutionize, Streamline, Maximize, Accelerate, Innovate, ' +
        'Orchestrate, Amplify, Monetize, Scale, Pivot, Digitize, Automate, Integrate, Strategize, Operationalize',
    );
  });
});

describe('humor levels', () => {
  it('are three, Spicy by default, read in any letter case', () => {
    expect(HUMOR_LEVELS).toEqual(['Mild', 'Spicy', 'Unhinged']);
    expect(DEFAULT_HUMOR_LEVEL).toBe('Spicy');
    expect(parseHumorLevel(' uNHINGED ')).toBe('Unhinged');
    expect(parseHumorLevel('mild')).toBe('Mild');
    expect(parseHumorLevel('')).toBeUndefined();
    expect(parseHumorLevel('medium')).toBeUndefined();
  });
});
