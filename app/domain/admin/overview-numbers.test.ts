import { expect, it } from 'vitest';
import { csvText } from './overview.server.ts';
import {
  type ChartDay,
  comparison,
  isFirstEvening,
  conversionRates,
  hasData,
  percent,
  percentOf,
  scaleTop,
  formatWholeNumber,
} from './overview-numbers.ts';

const counts = {
  tryNowClicks: 300,
  generatorVisits: 200,
  postsGenerated: 133,
  signupPromptsShown: 150,
  signupsCompleted: 7,
};

it('computes each rate from the step before, to one decimal', () => {
  expect(conversionRates(counts)).toEqual([
    { label: 'Try Now → Generator', rate: 66.7 },
    { label: 'Generator → Post', rate: 66.5 },
    { label: 'Post → Sign-up Prompt', rate: 112.8 },
    { label: 'Sign-up Prompt → Sign-up', rate: 4.7 },
    { label: 'Overall: Try Now → Sign-up', rate: 2.3 },
  ]);
});

it('returns 0 for an empty step', () => {
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(7, 0)).toBe(0);
});

it('describes the change', () => {
  expect(comparison(12, 10)).toBe('+20% · 10 before');
  expect(comparison(500, 1000)).toBe('−50% · 1,000 before');
  expect(comparison(10, 10)).toBe('Same as before');
  expect(comparison(3, 0)).toBe('None before');
  expect(comparison(0, 0)).toBeUndefined();
});

it('formats numbers for the dashboard', () => {
  expect([formatWholeNumber(1234567), percent(0), percent(66.7), percent(100)]).toEqual([
    '1,234,567',
    '0.0%',
    '66.7%',
    '100.0%',
  ]);
});

const day = (counts: Partial<ChartDay>): ChartDay => ({
  day: '2026-11-21',
  tryNowClicks: 0,
  generatorVisits: 0,
  postsGenerated: 0,
  signupsCompleted: 0,
  ...counts,
});

const CLICKS = [{ key: 'tryNowClicks', label: 'Try Now Clicks' }] as const;
const SIGNUPS = [{ key: 'signupsCompleted', label: 'Signups' }] as const;

it('detects a chart without data', () => {
  expect(hasData([day({}), day({ signupsCompleted: 1 })], SIGNUPS)).toBe(true);
  expect(hasData([day({}), day({ signupsCompleted: 1 })], CLICKS)).toBe(false);
  expect(hasData([], CLICKS)).toBe(false);
});

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 20],
  [41, 60],
  [99, 100],
  [123_456, 200_000],
])('ends the scale for %i at %i', (highest, top) => {
  expect(scaleTop([day({ tryNowClicks: highest })], CLICKS)).toBe(top);
});

it.each([
  ['plain', 'plain'],
  [-3.5, '-3.5'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('writes %j as %j', (value, cell) => expect(csvText([[value]])).toBe(`${cell}\r\n`));

it('knows the first evening of a site, until a guest, a post or a share was there', () => {
  const none = {
    tryNowClicks: 0,
    generatorVisits: 0,
    postsGenerated: 0,
    signupPromptsShown: 0,
    signupsCompleted: 0,
  };
  const empty = {
    totalPosts: 0,
    guestAnalytics: none,
    reach: { shares: 0, opened: 0 },
    before: { ...none, posts: 0 },
  };
  expect(isFirstEvening(empty)).toBe(true);
  for (const change of [
    { totalPosts: 1 },
    { guestAnalytics: { ...none, generatorVisits: 1 } },
    { reach: { shares: 0, opened: 1 } },
    { before: { ...none, tryNowClicks: 1, posts: 0 } },
  ]) {
    expect([change, isFirstEvening({ ...empty, ...change })]).toEqual([change, false]);
  }
});
