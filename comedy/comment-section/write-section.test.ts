import { expect, it } from 'vitest';
import { HEAVY_POSTS, ORDINARY_POSTS } from '../../test/comedy/sample-posts.ts';
import freshPosts from '../devices/sets/fresh-posts.json' with { type: 'json' };
import { HUMOR_LEVELS } from '../form/humor-levels.ts';
import { POST_STYLES, type StyleValue } from '../styles/post-styles.ts';
import { WRITINGS } from '../styles/writings.ts';
import { writePost } from '../posts/write-post.ts';
import { readFacts } from './facts.ts';
import { PERSONA_FILES, type PersonaFile } from './personas.ts';
import { MAX_ROLLS, MAX_SEED } from './section-limits.ts';
import { writeCommentSection } from './write-section.ts';

const write = (style: StyleValue, fields: Readonly<Record<string, string>>, seed: number) =>
  writePost({
    style,
    fields,
    level: HUMOR_LEVELS[seed % 3] ?? 'Mild',
    seed,
    site: 'broetry.example',
  }).text;
const HOUSE_POSTS = POST_STYLES.flatMap(({ value }) =>
  WRITINGS[value].samples.slice(0, 3).map((fields, seed) => write(value, fields, seed)),
);
const POSTS = [...freshPosts, ...ORDINARY_POSTS.map(([, post]) => post), ...HOUSE_POSTS];
const SECTIONS = POSTS.map((post) => ({ post, ...writeCommentSection(post) }));
const [POST = ''] = freshPosts;

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

it('writes six to ten comments by different people, who repeat no line', () => {
  for (const { spared, comments } of SECTIONS) {
    if (spared === 'grave') continue;
    const people = comments.filter(({ answers }) => answers === null).map(({ name }) => name);
    expect(people.length).toBeGreaterThanOrEqual(6);
    expect(people.length).toBeLessThanOrEqual(10);
    expect(new Set(people).size).toBe(people.length);
    expect(new Set(comments.map(({ lineId }) => lineId)).size).toBe(comments.length);
    expect(new Set(comments.map(({ text }) => text)).size).toBe(comments.length);
  }
});

it('counts the lines as they stand: a link, a tag and markup begin no line', () => {
  const post =
    'One.\n\nSee https://example.com and <b>more</b> of it.\nThanks @ann, #humbled as ever.';
  expect(readFacts(post).lines).toBe(3);
});

it('quotes only words of the post, and never the tag line', () => {
  const quotes = SECTIONS.flatMap(({ post, comments }) =>
    comments.flatMap(({ repeats, text }) => repeats.map((words) => ({ post, text, words }))),
  );
  for (const { post, text, words } of quotes) {
    expect(plain(post)).toContain(words.toLowerCase());
    expect(plain(text)).toContain(words.toLowerCase());
    expect(text).not.toContain('broetry.example');
  }
  expect(quotes.length).toBeGreaterThan(POSTS.length);
});

it('refers to the post in most comments', () => {
  const shares = SECTIONS.flatMap(({ post, spared, comments }) => {
    const facts = Object.values(readFacts(post).reading).filter((part) => typeof part === 'string');
    if (spared !== null || facts.length < 3) return [];
    return [comments.filter(({ lineId }) => PLAIN.has(lineId)).length / comments.length];
  });
  expect(shares.length).toBeGreaterThan(60);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2);
});

it('writes no comments on grave posts, and does not treat its own posts as grave', () => {
  const told = ['my grandmother passed away last week', 'I was laid off after 12 years'];
  const gentle = told.map((context) => write('gpt4-context', { context }, 1));
  for (const post of [...HEAVY_POSTS, ...gentle])
    expect([post, writeCommentSection(post).comments]).toEqual([post, []]);
  for (const { post, spared } of SECTIONS)
    if (HOUSE_POSTS.includes(post)) expect([post, spared]).not.toEqual([post, 'grave']);
});

it('takes the topic of its own posts from the typed words', () => {
  const context = 'My cat walked across my keyboard and approved a budget';
  for (let seed = 0; seed < 12; seed += 1) {
    const { topic = 'your cat' } = readFacts(write('gpt4-context', { context }, seed)).reading;
    expect(['your cat', 'your keyboard', 'budgets', 'the budget']).toContain(topic);
  }
});

it('re-rolls one comment and keeps the others', () => {
  const before = writeCommentSection(POST).comments;
  for (const { key } of before) {
    const { comments } = writeCommentSection(POST, { rolls: { [key]: 1 } });
    const changed = comments.filter(({ text }, index) => text !== before[index]?.text);
    expect(changed.map((comment) => comment.key)).toStrictEqual([key]);
    expect(comments.map(({ name }) => name)).toStrictEqual(before.map(({ name }) => name));
  }
  const said = Array.from({ length: 21 }, (_, sane) =>
    writeCommentSection(POST, { rolls: { sane } }).comments.find(({ key }) => key === 'sane'),
  );
  expect(new Set(said.map((comment) => comment?.lineId)).size).toBe(21);
});

it('writes the same section again, and clamps numbers that are out of range', () => {
  const section = (seed: number, roll: number) =>
    writeCommentSection(POST, { seed, rolls: { agreer: roll } });
  expect(section(3, 2)).toStrictEqual(section(3, 2));
  expect(section(-5, Number.NaN)).toStrictEqual(section(0, 0));
  expect(section(1e9, 1e9)).toStrictEqual(section(MAX_SEED, MAX_ROLLS));
});
