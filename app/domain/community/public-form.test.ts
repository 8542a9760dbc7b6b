import { expect, it } from 'vitest';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { publicFields, showsPrivateWords } from './public-form.ts';

const own = findStyle('gpt4-context')!;
const brag = findStyle('humblebrag')!;
const then = findStyle('motivational-bs')!;

it('fills in the typed words that are in the public text', () => {
  const fields = {
    achievement: 'Got promoted to VP of Sales',
    mundaneSituation: 'waiting in line',
  };
  const text = 'Getting promoted to VP of Sales was never the plan.\nI was Waiting in Line.';
  expect(publicFields(brag, fields, text)).toEqual({
    achievement: 'promoted to VP of Sales',
    mundaneSituation: 'waiting in line',
  });
});

it('leaves out words that are not in the public text', () => {
  const fields = { context: 'My boss Karen fired me and the cat approved a budget on Monday' };
  const text = 'The cat approved a budget.\nAgree?';
  const shown = publicFields(own, fields, text);
  expect(shown).toEqual({ context: 'the cat approved a budget' });
  expect(JSON.stringify(shown)).not.toMatch(/Karen|fired|Monday/);
});

it('uses the first line when nothing of a required text is public', () => {
  const text = 'I have never cared about recognition.\nAgree?';
  expect(publicFields(own, { context: 'a secret' }, text)).toEqual({
    context: 'I have never cared about recognition.',
  });
  const long = 'word '.repeat(300);
  const { context = '' } = publicFields(own, { context: 'a secret' }, long);
  expect(context.length).toBeLessThanOrEqual(1000);
  expect(context.endsWith('word')).toBe(true);
});

it('uses a number or a short field as a whole or not at all', () => {
  const fields = { age1: '22', age2: '27', weirdExperience: 'jail', absurdSuccess: 'I won' };
  const text = 'At 22 I was nobody.\nI won nothing.';
  expect(publicFields(then, fields, text)).toEqual({
    age1: '22',
    absurdSuccess: 'I won',
    weirdExperience: 'At 22 I was nobody.',
  });
});

it('uses a verb of the list only', () => {
  const soup = findStyle('buzzword-soup')!;
  const fields = { verb: 'Leverage', noun1: 'blockchain', noun2: 'toast' };
  expect(publicFields(soup, fields, 'We leverage toast and blockchain.').verb).toBe('Leverage');
  expect(publicFields(soup, { ...fields, verb: 'toast' }, 'We eat toast.').verb).toBeUndefined();
});

it('returns only words of the public text', () => {
  const text = 'One two three four five.\nSix seven eight.';
  const typed = ['one two nine', 'three four five six', '__proto__', '', 'ONE TWO THREE hidden'];
  for (const context of typed) {
    const shown = Object.values(publicFields(own, { context }, text))
      .join(' ')
      .toLowerCase();
    for (const word of shown.match(/\w+/g) ?? []) expect(text.toLowerCase()).toContain(word);
  }
});

it.each([
  ['what the post shows, in another form', 'The cat is approving budgets.', false],
  ['what no form says', 'A pigeon took the minutes.', false],
  ['a name', 'KAREN’s cat approved it.', true],
  ['another form of a verb', 'Nobody fires a cat.', true],
  ['a part of a compound', 'A Karen-shaped hole.', true],
])('tells whether a text shows private words: %s', (_, text, isPrivate) => {
  const fields = { context: 'My boss Karen fired me and the cat approved a budget on Monday' };
  expect(showsPrivateWords(fields, 'The cat approved a budget.', text)).toBe(isPrivate);
});

it('finds private words between characters without spaces', () => {
  const fields = { context: '我今天浇了一盆植物' };
  expect(showsPrivateWords(fields, '我', '一盆植物')).toBe(true);
  expect(showsPrivateWords(fields, '我今天浇了一盆植物', '植物今天')).toBe(false);
});
