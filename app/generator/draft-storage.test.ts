import { beforeEach, expect, it } from 'vitest';
import { createDrafts } from './draft-storage.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

beforeEach(() => {
  kept.clear();
  keys = 0;
});

it('remembers what was typed, per style, beyond a reload', () => {
  createDrafts(storage).keepValues('humblebrag', { achievement: 'Got promoted' });
  const afterReload = createDrafts(storage);
  expect(afterReload.values('humblebrag')).toEqual({ achievement: 'Got promoted' });
  expect(afterReload.values('storytelling')).toEqual({});
});

it('keeps the key of a content until its post was shown', () => {
  const drafts = createDrafts(storage);
  expect(drafts.isPending('humblebrag', 'A')).toBe(false);
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-1');
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-1');
  expect(createDrafts(storage).keyFor('humblebrag', 'A', newKey)).toBe('key-1');
  expect(drafts.isPending('humblebrag', 'A')).toBe(true);
  drafts.settle('humblebrag');
  expect(drafts.isPending('humblebrag', 'A')).toBe(false);
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-2');
});

it('gives another content another key', () => {
  const drafts = createDrafts(storage);
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-1');
  expect(drafts.keyFor('humblebrag', 'B', newKey)).toBe('key-2');
  expect(drafts.isPending('humblebrag', 'A')).toBe(false);
});

it('does not lose the key when more is typed, nor the text when the post is shown', () => {
  const drafts = createDrafts(storage);
  drafts.keyFor('humblebrag', 'A', newKey);
  drafts.keepValues('humblebrag', { achievement: 'More' });
  expect(drafts.isPending('humblebrag', 'A')).toBe(true);
  drafts.settle('humblebrag');
  expect(drafts.values('humblebrag')).toEqual({ achievement: 'More' });
});

it.each([null, { getItem: refuse, setItem: refuse }])(
  'works within the page without a storage (%#)',
  (refused) => {
    const drafts = createDrafts(refused);
    drafts.keepValues('humblebrag', { achievement: 'Still here' });
    expect(drafts.values('humblebrag')).toEqual({ achievement: 'Still here' });
    expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe(drafts.keyFor('humblebrag', 'A', newKey));
  },
);

it('starts afresh from an entry that is not one', () => {
  kept.set('broetry-draft:humblebrag', '{"values":');
  expect(createDrafts(storage).values('humblebrag')).toEqual({});
  kept.set('broetry-draft:humblebrag', 'null');
  expect(createDrafts(storage).values('humblebrag')).toEqual({});
});

function refuse(): never {
  throw new Error('denied');
}
