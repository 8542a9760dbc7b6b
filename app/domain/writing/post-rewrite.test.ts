import { expect, it } from 'vitest';
import { rewriteParams } from './post-rewrite.ts';

const parent = { style: 'humblebrag', fields: '{"achievement":"a"}', humor_level: 'Spicy' };
const rewrite = (levelChange?: 'up' | 'down') => ({ from: 'x', levelChange, seed: undefined });

it('repeats the form of the parent', () => {
  expect(rewriteParams(parent, rewrite())).toEqual({
    style: 'humblebrag',
    fields: { achievement: 'a' },
    level: 'Spicy',
    seed: undefined,
  });
});

it.each([
  ['Mild', 'up', 'Spicy'],
  ['Spicy', 'up', 'Unhinged'],
  ['Unhinged', 'up', 'Unhinged'],
  ['Unhinged', 'down', 'Spicy'],
  ['Mild', 'down', 'Mild'],
] as const)('moves %s %s to %s', (level, change, expected) => {
  expect(rewriteParams({ ...parent, humor_level: level }, rewrite(change))?.level).toBe(expected);
});

it('returns null for a style that no longer exists', () => {
  expect(rewriteParams({ ...parent, style: 'haiku' }, rewrite())).toBeNull();
});
