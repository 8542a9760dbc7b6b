import { describe, expect, it } from 'vitest';
import { bankOf, PACKS, STYLE_FILES } from './bank.ts';
import type { Line } from './bank-line.ts';
import { compileLine } from './bank.ts';
import { HUMOR_LEVELS, type HumorLevel, POST_STYLES } from './post-styles.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';
import type { Trait } from './traits.ts';
import { type WrittenPost, writePost } from './write-post.ts';

const SITE = 'broetry.example';
const BY_ID = new Map<string, Line>(
  [
    ...POST_STYLES.flatMap(({ value }) => [...bankOf(STYLE_FILES[value]).pools.values()].flat()),
    ...PACKS.flatMap((pack) => [...pack.pools.values()].flat()),
  ].map((line) => [line.id, line]),
);

const linesOf = (post: WrittenPost) => post.templateIds.flatMap((id) => BY_ID.get(id) ?? []);
const having = (post: WrittenPost, trait: Trait) =>
  linesOf(post).filter((line) => line.traits.has(trait)).length;

const SEEDS = 3;
function postsAt(level: HumorLevel): WrittenPost[] {
  return POST_STYLES.flatMap(({ value: style }) =>
    SAMPLE_INPUTS[style].flatMap((fields) =>
      Array.from({ length: SEEDS }, (_, seed) =>
        writePost({ style, fields, level, seed: seed * 31, site: SITE }),
      ),
    ),
  );
}
const share = (posts: readonly WrittenPost[], kept: (post: WrittenPost) => boolean) =>
  posts.filter(kept).length / posts.length;

describe('a level', { timeout: 30_000 }, () => {
  it('Mild has one invented number and one emoji at most, and nothing of the other levels', () => {
    for (const post of postsAt('Mild')) {
      expect(having(post, 'number'), post.text).toBeLessThanOrEqual(1);
      expect(having(post, 'emoji')).toBeLessThanOrEqual(1);
      expect(having(post, 'escalates')).toBe(0);
    }
  });

  it('Spicy goes beyond Mild twice and jokes about rank once', () => {
    const posts = postsAt('Spicy');
    expect(share(posts, (post) => having(post, 'escalates') >= 2)).toBeGreaterThan(0.95);
    expect(share(posts, (post) => having(post, 'status') >= 1)).toBeGreaterThan(0.95);
    for (const post of posts) expect(having(post, 'unhinged')).toBe(0);
  });

  it('Unhinged has three lines of its own, a consequence and a broken format', () => {
    const posts = postsAt('Unhinged');
    for (const post of posts) expect(having(post, 'unhinged')).toBeGreaterThanOrEqual(3);
    expect(share(posts, (post) => having(post, 'consequence') >= 1)).toBeGreaterThan(0.95);
    expect(share(posts, (post) => having(post, 'format') >= 1)).toBeGreaterThan(0.95);
  });
});

describe('a post whose subject a pack knows', () => {
  it.each([
    'My cat walked across my keyboard',
    'I missed my flight because of the rain',
    'my boss paid for the coffee',
  ])('has two lines of its packs, from different pools: %j', (context) => {
    for (const level of HUMOR_LEVELS) {
      for (let seed = 0; seed < 10; seed += 1) {
        const ask = {
          style: 'gpt4-context',
          fields: { context },
          level,
          seed,
          site: SITE,
        } as const;
        const packs = linesOf(writePost(ask)).filter((line) => line.origin === 'pack');
        expect(packs.length).toBeLessThanOrEqual(2);
        expect(packs.length).toBeGreaterThanOrEqual(1);
        expect(new Set(packs.map((line) => line.beat)).size).toBe(packs.length);
      }
    }
  });

  it('is not told by the name of the boss', () => {
    const fields = { bossName: 'Cat', bossMessage: 'ok', yourReply: 'fine' };
    const ask = { style: 'fake-screenshots', fields, level: 'Spicy', seed: 1, site: SITE } as const;
    expect(having(writePost(ask), 'pack')).toBe(0);
  });
});

describe('the traits of a line', () => {
  const traits = (t: string, more: object = {}) =>
    compileLine({ id: 'x', beat: 'hook', t, level: '123', device: 1, ...more }, 'style').traits;

  it.each([
    ['I own {n:31-97} ties.', 'number', true],
    ['Up 4% on the day.', 'number', true],
    ['We met at 4:15.', 'number', false],
    ['Since 1987.', 'number', false],
    ['Press 1.', 'number', false],
    ['A goat 🐐.', 'emoji', true],
    ['About {context.np}.', 'touches', true],
    ['About {@object}.', 'touches', false],
  ] as const)('of %j: %s is %s', (t, trait, has) => expect(traits(t).has(trait)).toBe(has));

  it('come from its level, its device and its writer', () => {
    expect([...traits('Hm.', { level: '3' })]).toEqual(['unhinged', 'escalates']);
    expect(traits('Hm.', { device: 31 }).has('status')).toBe(true);
    expect(traits('Hm.', { is: ['format'] }).has('format')).toBe(true);
    expect(traits('Hm.', { is: ['funny'] }).size).toBe(0);
  });
});
