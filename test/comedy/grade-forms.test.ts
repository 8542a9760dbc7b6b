import { describe, expect, it } from 'vitest';
import goldSet from './gold-set.json' with { type: 'json' };
import { type GradedInput, gradeForms } from './grade-forms.ts';
import { POST_STYLES } from '../../comedy/post-styles.ts';

const GOLD = goldSet as readonly GradedInput[];

describe('the gold set', () => {
  it('gives no wrong form', () => {
    expect(gradeForms(GOLD).wrong).toEqual([]);
  });

  it('gives most correct forms', () => {
    const { given, missed } = gradeForms(GOLD);
    expect(missed / (given + missed)).toBeLessThan(0.15);
  });

  it('has at least 300 inputs, for every text field, ten in other languages', () => {
    expect(GOLD.length).toBeGreaterThanOrEqual(300);
    expect(new Set(GOLD.map((input) => `${input.field} ${input.text}`)).size).toBe(GOLD.length);
    const fields = POST_STYLES.flatMap((style) => style.fields);
    for (const { name, kind } of fields)
      if (kind !== 'number' && kind !== 'verb')
        expect(GOLD.filter((input) => input.field === name).length, name).toBeGreaterThanOrEqual(5);
    const foreign = GOLD.filter(
      ({ field, text, forms }) =>
        !['emojiReaction', 'emotion'].includes(field) &&
        Object.keys(forms).length === 0 &&
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]{3}|\b(?:el|mi|la|por|mein|mir|der|die|das|ho|il|j'ai|mon|à|esqueci|ik|kein|uyuyakaldım|gané|soy|vivía|nunca|haciendo|zum)\b/iu.test(
          text,
        ),
    );
    expect(foreign.length).toBeGreaterThanOrEqual(10);
  });
});

describe('gradeForms', () => {
  const graded = (forms: GradedInput['forms'], text = 'a broken printer') =>
    gradeForms([{ field: 'context', text, forms }]);

  it('reports a wrong form and an unexpected form', () => {
    expect(graded({ np: 'the broken printer' }).wrong.join()).toMatch(
      /np is "a broken printer", right is the broken printer/u,
    );
    expect(graded({}).wrong.join()).toMatch(/np is "a broken printer", right is none/u);
  });

  it('counts a missing form', () => {
    expect(graded({ past: 'x' }, '🥑')).toEqual({ given: 0, wrong: [], missed: 1 });
  });
});
