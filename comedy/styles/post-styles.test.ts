import { expect, it } from 'vitest';
import { DEFAULT_HUMOR_LEVEL, HUMOR_LEVELS, parseHumorLevel } from '../form/humor-levels.ts';
import { findStyle, POST_STYLES } from './post-styles.ts';
import { POWER_VERBS } from './buzzword-soup/power-verbs.ts';
import { WRITINGS } from './writings.ts';

/** Those of the specification: docs/product.md §3, Form fields per style. */
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

it('has the styles of the specification with their fields', () => {
  const found = POST_STYLES.map(({ value, fields }) => {
    const names = (required: boolean) =>
      fields.filter((field) => field.required === required).map((field) => field.name);
    return [value, [names(true), names(false)]];
  });
  expect(Object.fromEntries(found)).toMatchObject(FIELDS);
});

it('has Own Your Idea first, which alone asks for the humor level', () => {
  const asking = POST_STYLES.filter(({ asksHumorLevel }) => asksHumorLevel);
  expect(asking.map(({ label }) => label)).toEqual(['Own Your Idea']);
  expect(asking[0]).toBe(POST_STYLES[0]);
});

it('has number ages, a verb that defaults to Leverage, and known length limits', () => {
  const field = (style: string, name: string) =>
    findStyle(style)?.fields.find((each) => each.name === name);
  for (const age of ['age1', 'age2']) expect(field('motivational-bs', age)?.kind).toBe('number');
  const verb = { kind: 'verb', defaultValue: 'Leverage' };
  expect(field('buzzword-soup', 'verb')).toMatchObject(verb);
  expect(field('gpt4-context', 'context')?.maxLength).toBe(1000);
  expect(field('storytelling', 'storyTopic')?.maxLength).toBe(300);
});

it('has plots and a prompt of its own for each style', () => {
  for (const { value } of POST_STYLES) {
    const { plots, prompt } = WRITINGS[value];
    expect([value, ...new Set(plots.map(({ style }) => style))]).toEqual([value, value]);
    expect(prompt.length).toBeGreaterThan(50);
  }
});

it('has straight quotation marks in all plots, as the engine and most readers type them', () => {
  const plots = Object.values(WRITINGS).flatMap((writing) => writing.plots);
  const wordings = plots.flatMap(({ beats }) => beats.flatMap((beat) => beat.wordings));
  expect(wordings.filter((wording) => /[“”‘’]/u.test(wording))).toEqual([]);
});

it.each(['random-lol', '', 'Humblebrag', '__proto__'])('knows no style %j', (value) => {
  expect(findStyle(value)).toBeUndefined();
});

it('has the twenty power verbs of §3 in their order', () => {
  expect(POWER_VERBS.join(', ')).toBe(
    'Leverage, Optimize, Disrupt, Synergize, Transform, Revolutionize, Streamline, Maximize, Accelerate, Innovate, ' +
      'Orchestrate, Amplify, Monetize, Scale, Pivot, Digitize, Automate, Integrate, Strategize, Operationalize',
  );
});

it('has three humor levels, Spicy by default, read in any letter case', () => {
  expect(HUMOR_LEVELS).toEqual(['Mild', 'Spicy', 'Unhinged']);
  expect(DEFAULT_HUMOR_LEVEL).toBe('Spicy');
  expect(parseHumorLevel(' uNHINGED ')).toBe('Unhinged');
  expect(parseHumorLevel('medium')).toBeUndefined();
});
