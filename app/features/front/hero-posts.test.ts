import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { FEATURES } from './landing-words.ts';
import { HERO_POSTS, heroPostOf, heroText } from './hero-posts.ts';

const SITE = 'posts.example';

it('tells no joke that the cards below tell, too', () => {
  const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '');
  const told = HERO_POSTS.flatMap(({ lines }) => lines).map(straight);
  expect(
    FEATURES.map(({ sample }) => straight(sample)).filter((one) => told.includes(one)),
  ).toEqual([]);
});

describe.each(HERO_POSTS)('$sentence', (post) => {
  const lines = heroText(post, SITE).split('\n');

  it('is a post as the writer makes them: nine lines at most, then the site', () => {
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.every((line) => line.trim() !== '')).toBe(true);
    expect(lines.at(-1)).toContain(SITE);
  });

  it('is about the sentence beside it', () => {
    const subject = post.sentence.replace(/\.$/, '').toLowerCase();
    expect(lines.join('\n').toLowerCase()).toContain(subject);
  });
});

it('shows another one every day of a week, the same all day', () => {
  const week = Array.from({ length: 7 }, (_, index) => heroPostOf(index * DAY_MS).sentence);
  expect(new Set(week).size).toBe(7);
  expect(heroPostOf(3 * DAY_MS)).toBe(heroPostOf(4 * DAY_MS - 1));
});
