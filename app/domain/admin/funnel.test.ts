import { expect, it } from 'vitest';
import { changeInPercent, conversionRates, percentOf } from './funnel.ts';

const counts = {
  tryNowClicks: 300,
  generatorVisits: 200,
  postsGenerated: 133,
  signupPromptsShown: 150,
  signupsCompleted: 7,
};

it('gives each step as a part of the one before, to one decimal', () => {
  expect(conversionRates(counts)).toEqual({
    tryNowToGenerator: 66.7,
    generatorToPost: 66.5,
    postToSignupPrompt: 112.8,
    signupPromptToSignup: 4.7,
    overallConversion: 2.3,
  });
});

it('is 0 where there was nothing to convert', () => {
  const none = { ...counts, tryNowClicks: 0, postsGenerated: 0 };
  expect(conversionRates(none)).toMatchObject({
    tryNowToGenerator: 0,
    postToSignupPrompt: 0,
    overallConversion: 0,
  });
  expect(percentOf(0, 0)).toBe(0);
});

it('compares with the period before, when there was one', () => {
  expect([changeInPercent(12, 10), changeInPercent(5, 10), changeInPercent(0, 10)]).toEqual([
    20, -50, -100,
  ]);
  expect(changeInPercent(3, 0)).toBeNull();
});
