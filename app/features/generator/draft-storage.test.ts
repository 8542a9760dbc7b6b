import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewState } from '../../domain/posts/preview.ts';
import { createDrafts } from './draft-storage.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const ENTRY = 'broetry-draft:humblebrag';
const written = previewState(
  { style: 'humblebrag', fields: { achievement: 'Won' }, humorLevel: 'Spicy' },
  { id: 'p1', text: 'Humbled.' },
);

let keys = 0;
const newKey = () => `key-0000${(keys += 1)}`;

beforeEach(() => {
  kept.clear();
  keys = 0;
  vi.stubGlobal('sessionStorage', storage);
});

afterEach(() => void vi.unstubAllGlobals());

it('remembers what was typed, per style, beyond a reload', () => {
  createDrafts().saveValues('humblebrag', { achievement: 'Got promoted' });
  const afterReload = createDrafts();
  expect(afterReload.values('humblebrag')).toEqual({ achievement: 'Got promoted' });
  expect(afterReload.values('storytelling')).toEqual({});
});

it('keeps the key of a content until its post was shown', () => {
  const drafts = createDrafts();
  expect(drafts.isPending('humblebrag', 'A')).toBe(false);
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-00001');
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-00001');
  expect(createDrafts().keyFor('humblebrag', 'A', newKey)).toBe('key-00001');
  drafts.saveWritten('humblebrag', written);
  expect(drafts.isPending('humblebrag', 'A')).toBe(true);
  drafts.settle('humblebrag', 'p1');
  expect(drafts.isPending('humblebrag', 'A')).toBe(false);
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-00002');
});

it('gives another content another key and forgets neither', () => {
  const drafts = createDrafts();
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-00001');
  expect(drafts.keyFor('humblebrag', 'B', newKey)).toBe('key-00002');
  expect(drafts.keyFor('humblebrag', 'A', newKey)).toBe('key-00001');
});

it('falls back to the attempt before when the server refuses the last one', () => {
  const drafts = createDrafts();
  drafts.keyFor('humblebrag', 'A', newKey);
  drafts.drop('humblebrag', drafts.keyFor('humblebrag', 'B', newKey));
  expect(drafts.isPending('humblebrag', 'B')).toBe(false);
  expect(drafts.unshown('humblebrag')).toEqual({
    written: null,
    attempt: { content: 'A', key: 'key-00001' },
  });
});

it('keeps a post that came until that very post was shown', () => {
  createDrafts().saveWritten('humblebrag', written);
  const drafts = createDrafts();
  drafts.settle('humblebrag', 'another');
  expect(drafts.unshown('humblebrag').written).toEqual(written);
  drafts.settle('humblebrag', 'p1');
  expect(drafts.unshown('humblebrag')).toEqual({ written: null, attempt: null });
});

it('does not lose the key when more is typed, nor the text when the post is shown', () => {
  const drafts = createDrafts();
  drafts.keyFor('humblebrag', 'A', newKey);
  drafts.saveWritten('humblebrag', written);
  drafts.saveValues('humblebrag', { achievement: 'More' });
  expect(drafts.isPending('humblebrag', 'A')).toBe(true);
  drafts.settle('humblebrag', 'p1');
  expect(drafts.values('humblebrag')).toEqual({ achievement: 'More' });
});

it.each(['{"values":', 'null', '7', '[]', '{"values":[],"attempts":{},"written":"x"}'])(
  'starts afresh from %s',
  (text) => {
    kept.set(ENTRY, text);
    const drafts = createDrafts();
    expect(drafts.values('humblebrag')).toEqual({});
    expect(drafts.unshown('humblebrag')).toEqual({ written: null, attempt: null });
  },
);

it('drops what is junk and keeps the rest', () => {
  const good = { content: 'A', key: 'abcdefgh' };
  const bad = [
    { content: 'B', key: 'short' },
    { content: 'C', key: 'ümlaut-key' },
    { key: 'x' },
    7,
  ];
  const junk = {
    values: { achievement: 'Won', age: 5 },
    attempts: [good, ...bad],
    written: { post: 1 },
  };
  kept.set(ENTRY, JSON.stringify(junk));
  const drafts = createDrafts();
  expect(drafts.values('humblebrag')).toEqual({ achievement: 'Won' });
  expect(drafts.unshown('humblebrag')).toEqual({ written: null, attempt: good });
  expect(drafts.keyFor('humblebrag', 'B', newKey)).toBe('key-00001');
});
