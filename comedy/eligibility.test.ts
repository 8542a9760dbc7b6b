import { describe, expect, it } from 'vitest';
import { compileLine } from './bank.ts';
import { canSay, cutsShort } from './eligibility.ts';
import { readField } from './fragment.ts';

function says(t: string, noun: string, needs: string[] = []): boolean {
  const line = compileLine(
    { id: 'bs.scene.001', beat: 'scene', t, level: '123', device: 1, needs },
    'style',
  );
  const fragment = readField('noun1', 'text', noun);
  return canSay(line, new Map(fragment ? [['noun1', fragment]] : []));
}

describe('canSay', () => {
  it('calls a thing or several people "it" or "them", but no single person', () => {
    const line = 'Our {noun1.noun} {noun1.is} missing. Nobody can find {noun1.them}.';
    expect(says(line, 'the printer')).toBe(true);
    expect(says(line, 'my cousins')).toBe(true);
    expect(says(line, 'my grandmother')).toBe(false);
    expect(says('Our {noun1.noun} {noun1.is} missing.', 'my grandmother')).toBe(true);
  });

  it('announces one sentence or one word only of what is one', () => {
    const sentence = (text: string) => says('All of it: {noun1.raw}.', text, ['sentence:noun1']);
    expect(sentence('My boss cried.')).toBe(true);
    expect(sentence('My boss cried. I helped.')).toBe(false);
    const word = (text: string) => says('The word: {noun1.raw}.', text, ['word:noun1']);
    expect(word('synergy!')).toBe(true);
    expect(word('low-hanging fruit')).toBe(false);
  });
});

describe('a field that a frame cannot hold', () => {
  it('is told of one occasion only when it says nothing of always', () => {
    const tip = (text: string) => {
      const data = { id: 'ca.news.001', beat: 'news', level: '123', device: 1 };
      const t = 'By accident, I {careerTip.past}.';
      const line = compileLine({ ...data, t, needs: ['once:careerTip'] }, 'style');
      const fragment = readField('careerTip', 'text', text);
      return canSay(line, new Map(fragment ? [['careerTip', fragment]] : []));
    };
    expect(tip('Reply to an email with a voice note')).toBe(true);
    expect(tip('Always arrive ten minutes early')).toBe(false);
    expect(tip('Sleep under your desk once a quarter')).toBe(false);
  });

  it('is never stated when it is a sign, only quoted', () => {
    expect(says('Plot: {noun1.raw}.', '??')).toBe(false);
    expect(says('All it said was "{noun1.q}."', '??')).toBe(true);
    expect(says('Plot: {noun1.raw}.', '🥑')).toBe(true);
  });

  it('is known to break off', () => {
    const cut = (t: string, text: string) => {
      const data = { id: 'oi.news.001', beat: 'news', t, level: '123', device: 1 };
      const fragment = readField('context', 'text', text);
      return cutsShort(
        compileLine(data, 'style'),
        new Map(fragment ? [['context', fragment]] : []),
      );
    };
    const long =
      'I walked across the whole of the parking lot of the regional distribution center without any shoes on';
    expect(cut('The plaque says "{context.short}."', long)).toBe(true);
    expect(cut('The plaque says "{context.q}."', long)).toBe(false);
    expect(cut('The plaque says "{context.short}."', 'and then I left…')).toBe(false);
  });
});

describe('what a field tells', () => {
  const met = (field: string, need: string, text: string) => {
    const data = { id: 'hb.scene.001', beat: 'scene', t: 'So.', level: '123', device: 1 };
    const fragment = readField(field, 'text', text);
    const line = compileLine({ ...data, needs: [`${need}:${field}`] }, 'style');
    return canSay(line, new Map(fragment ? [[field, fragment]] : []));
  };

  it("is the narrator's own, or somebody else's doing", () => {
    expect(met('mundaneSituation', 'own', 'waiting for the bus')).toBe(true);
    expect(met('mundaneSituation', 'own', 'my mom was filming it')).toBe(false);
    expect(met('weirdExperience', 'own', 'My landlord raised the rent')).toBe(false);
  });

  it('is a feeling, or only a sound', () => {
    expect(met('emotion', 'felt', 'proud')).toBe(true);
    expect(met('emotion', 'felt', 'wow')).toBe(false);
  });

  it('is advice, or only asks for it', () => {
    expect(met('careerTip', 'told', 'Nap at your desk')).toBe(true);
    expect(met('careerTip', 'told', 'Should I nap at my desk')).toBe(false);
  });

  it('lets nobody be silent who said something', () => {
    expect(met('who', 'silent', 'My cat walked across my keyboard')).toBe(true);
    expect(met('who', 'silent', 'My daughter asked for a raise')).toBe(false);
  });
});
