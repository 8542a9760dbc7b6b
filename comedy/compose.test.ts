import { describe, expect, it } from 'vitest';
import { candidatesFor } from './candidates.ts';
import { readFields, settingFor } from './outline.ts';
import { findStyle, HUMOR_LEVELS } from './post-styles.ts';
import { writePost } from './write-post.ts';

const SITE = 'broetry.example';
const SEEDS = Array.from({ length: 36 }, (_, seed) => seed);

function postsOn(context: string) {
  return SEEDS.map((seed) => {
    const level = HUMOR_LEVELS[seed % HUMOR_LEVELS.length] ?? 'Spicy';
    return writePost({ style: 'gpt4-context', fields: { context }, level, seed, site: SITE });
  });
}

const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('a post', () => {
  it('says a sentence of the person twice at most', () => {
    const counts = postsOn('My hamster hid in my bag during the stand-up').map(({ text }) =>
      timesIn(text.toLowerCase(), 'hamster hid in my bag'),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });

  it('breaks off no sentence that it can say in full', () => {
    const context =
      'I walked across the whole of the parking lot of the regional distribution center without any shoes on';
    expect(postsOn(context).filter(({ text }) => text.includes('…'))).toEqual([]);
  });

  it('takes up what the story names where no pack knows it, nearly always twice', () => {
    const named = postsOn('I found a lantern in a cupboard').map(
      ({ templateIds }) => templateIds.filter((id) => id.startsWith('sy.')).length,
    );
    expect(Math.min(...named)).toBeGreaterThan(0);
    expect(Math.max(...named)).toBe(2);
    expect(named.filter((count) => count === 2).length).toBeGreaterThan(0.8 * named.length);
  });

  it('names a thing only after the sentence that brought it in', () => {
    for (const { templateIds } of postsOn('I found a lantern in a cupboard')) {
      const told = templateIds.findIndex((id) => id.startsWith('oi.news.'));
      const named = templateIds.findIndex((id) => id.startsWith('sy.'));
      expect(named).toBeGreaterThan(told);
    }
  });
});

describe('a pack line about a part of its subject', () => {
  it('waits until that part is typed', () => {
    const style = findStyle('gpt4-context');
    if (!style) throw new Error('no such style');
    const linesOn = (context: string) => {
      const request = { style: style.value, fields: { context }, level: 'Mild', seed: 1 } as const;
      const fragments = readFields(style, { context });
      const setting = settingFor(style, { ...request, site: SITE }, fragments, SITE);
      const slot = { pool: 'reaction', mentions: [], prefix: '' };
      return candidatesFor(slot, setting).fresh.map(({ id }) => id);
    };
    const fish = 'pk.office-life.reaction.001';
    expect(linesOn('My elevator stopped at every floor')).not.toContain(fish);
    expect(linesOn('Somebody emptied the office fridge')).toContain(fish);
  });
});
