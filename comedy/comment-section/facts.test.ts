import { expect, it, vi } from 'vitest';
import freshPosts from '../devices/sets/fresh-posts.json' with { type: 'json' };
import { POST_STYLES } from '../post-styles.ts';
import { HEAVY_POSTS, ORDINARY_POSTS } from '../../test/comedy/sample-posts.ts';
import { SAMPLE_INPUTS } from '../sample-inputs.ts';
import { writePost } from '../write-post.ts';
import { readFacts } from './facts.ts';
import { PERSONA_FILES, type PersonaFile } from './personas.ts';
import { MAX_ROLLS } from './section-limits.ts';
import { writeCommentSection } from './write-section.ts';

vi.setConfig({ testTimeout: 120_000 });

const LEVELS = ['Mild', 'Spicy', 'Unhinged'] as const;
const write = (style: (typeof POST_STYLES)[number]['value'], fields: object, seed: number) =>
  writePost({
    style,
    fields: { ...fields },
    level: LEVELS[seed % LEVELS.length] ?? 'Mild',
    seed,
    site: 'broetry.example',
  }).text;

const HOUSE_POSTS = POST_STYLES.flatMap(({ value }) =>
  SAMPLE_INPUTS[value].map((fields, seed) => write(value, fields, seed)),
);
const POSTS = [...freshPosts, ...ORDINARY_POSTS.map(([, post]) => post), ...HOUSE_POSTS];

/** Lines that fit any post. */
const PLAIN = new Set(
  Object.values(PERSONA_FILES)
    .flatMap(({ lines }: PersonaFile) => lines)
    .filter(({ t, needs = [] }) => needs.length === 0 && !/\{(?!n:|one:)/u.test(t))
    .map(({ id }) => id),
);

/** Straight quotes and single spaces, as the engine reads a post. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .toLowerCase();

it('quotes only words of the post, and repeats no line', () => {
  let repeated = 0;
  for (const post of POSTS) {
    for (const seed of [0, 1, 2]) {
      const { comments } = writeCommentSection(post, { seed });
      for (const { repeats, text } of comments) {
        for (const words of repeats) {
          expect(plain(post)).toContain(words.toLowerCase());
          expect(plain(text)).toContain(words.toLowerCase());
          repeated += 1;
        }
      }
      expect(new Set(comments.map(({ lineId }) => lineId)).size).toBe(comments.length);
      expect(new Set(comments.map(({ text }) => text)).size).toBe(comments.length);
    }
  }
  expect(repeated).toBeGreaterThan(3 * POSTS.length);
});

it('refers to the post in most comments', () => {
  const shares = POSTS.flatMap((post) => {
    const { spared, comments } = writeCommentSection(post);
    const facts = Object.values(readFacts(post).reading).filter((part) => typeof part === 'string');
    if (spared !== null || facts.length < 3) return [];
    const bare = comments.filter(({ lineId }) => PLAIN.has(lineId));
    return [bare.length / comments.length];
  });
  expect(shares.length).toBeGreaterThan(60);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2);
});

it('gives another line for every re-roll', () => {
  const [post = ''] = freshPosts;
  const said = new Set<string>();
  for (let sane = 0; sane <= 20; sane += 1) {
    const { comments } = writeCommentSection(post, { rolls: { sane } });
    said.add(comments.find(({ key }) => key === 'sane')?.lineId ?? '');
  }
  expect(said.size).toBe(21);
  expect(writeCommentSection(post, { rolls: { sane: MAX_ROLLS } }).comments).toHaveLength(
    writeCommentSection(post).comments.length,
  );
});

it('writes no comments on grave posts', () => {
  for (const post of HEAVY_POSTS) {
    expect([post, writeCommentSection(post).comments]).toEqual([post, []]);
  }
  for (const context of [
    'my grandmother passed away last week',
    'I was laid off after 12 years',
    'my dog died on Sunday',
    'we lost the baby',
  ]) {
    for (const seed of [1, 2, 3]) {
      const post = write('gpt4-context', { context }, seed);
      expect([context, writeCommentSection(post).comments]).toEqual([context, []]);
    }
  }
});

it('does not treat its own posts as grave', () => {
  const spared = HOUSE_POSTS.map((post) => writeCommentSection(post).spared);
  expect(spared.filter((why) => why === 'grave')).toEqual([]);
});

it('takes the topic of its own posts from the typed words', () => {
  const context = 'My cat walked across my keyboard and approved a budget';
  for (let seed = 0; seed < 12; seed += 1) {
    const { topic = 'your cat' } = readFacts(write('gpt4-context', { context }, seed)).reading;
    expect(['your cat', 'your keyboard', 'budgets', 'the budget']).toContain(topic);
  }
});

it('never quotes the tag line', () => {
  for (const post of HOUSE_POSTS) {
    const { comments } = writeCommentSection(post);
    expect(comments.map(({ text }) => text).join()).not.toContain('broetry.example');
  }
});
