import { expect, it } from 'vitest';
import freshPosts from '../devices/sets/fresh-posts.json' with { type: 'json' };
import { MAX_ROLLS, MAX_SEED } from './section-limits.ts';
import { writeCommentSection } from './write-section.ts';

const POST =
  "My barista spelled my name wrong today.\n\nMost people would have corrected her.\n\nI smiled.\n\nBecause that's what leaders do.\n\nWe absorb.\n\nLet that sink in.";

it('writes the same section for the same post, seed and rolls', () => {
  const options = { seed: 3, rolls: { sane: 2 } };
  expect(writeCommentSection(POST, options)).toStrictEqual(writeCommentSection(POST, options));
});

it('re-rolls one comment and keeps the others', () => {
  const before = writeCommentSection(POST).comments;
  for (const { key } of before) {
    const after = writeCommentSection(POST, { rolls: { [key]: 1 } }).comments;
    const changed = after.filter(({ text }, index) => text !== before[index]?.text);
    expect(changed.map((comment) => comment.key)).toStrictEqual([key]);
    expect(after.map(({ name }) => name)).toStrictEqual(before.map(({ name }) => name));
  }
});

it('clamps numbers that are out of range', () => {
  const text = (seed: number, roll: number) =>
    writeCommentSection(POST, { seed, rolls: { agreer: roll } });
  expect(text(-5, Number.NaN)).toStrictEqual(text(0, 0));
  expect(text(1e9, 1e9)).toStrictEqual(text(MAX_SEED, MAX_ROLLS));
});

it('writes six to ten comments by different people', () => {
  for (const post of freshPosts) {
    const { spared, comments } = writeCommentSection(post);
    if (spared === 'grave') continue;
    const people = comments.filter(({ answers }) => answers === null);
    expect(people.length).toBeGreaterThanOrEqual(6);
    expect(people.length).toBeLessThanOrEqual(10);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  }
});
