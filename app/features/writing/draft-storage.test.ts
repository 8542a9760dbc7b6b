import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrafts } from './draft-storage.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const ENTRY = 'broetry-draft:humblebrag';

let keys = 0;
const newKey = () => `key-0000${(keys += 1)}`;

beforeEach(() => {
  kept.clear();
  keys = 0;
  vi.stubGlobal('sessionStorage', storage);
});

afterEach(() => void vi.unstubAllGlobals());

it('restores the values of each style after a reload', () => {
  createDrafts().saveValues('humblebrag', { achievement: 'Got promoted' });
  const afterReload = createDrafts();
  expect(afterReload.values('humblebrag')).toEqual({ achievement: 'Got promoted' });
  expect(afterReload.values('storytelling')).toEqual({});
});

it('reuses the key of a content until its post was shown', () => {
  const drafts = createDrafts();
  expect(drafts.attempts('humblebrag').isPending('A')).toBe(false);
  expect(drafts.attempts('humblebrag').keyFor('A', newKey)).toBe('key-00001');
  expect(drafts.attempts('humblebrag').keyFor('A', newKey)).toBe('key-00001');
  expect(createDrafts().attempts('humblebrag').keyFor('A', newKey)).toBe('key-00001');
  drafts.saveWritten('humblebrag', 'p1');
  expect(drafts.attempts('humblebrag').isPending('A')).toBe(true);
  drafts.markShown('humblebrag', 'p1');
  expect(drafts.attempts('humblebrag').isPending('A')).toBe(false);
  expect(drafts.attempts('humblebrag').keyFor('A', newKey)).toBe('key-00002');
});

it('returns the previous attempt after the last one was rejected', () => {
  const drafts = createDrafts();
  drafts.attempts('humblebrag').keyFor('A', newKey);
  drafts.attempts('humblebrag').drop(drafts.attempts('humblebrag').keyFor('B', newKey));
  expect(drafts.attempts('humblebrag').isPending('B')).toBe(false);
  expect(drafts.unshown('humblebrag')).toEqual({
    writtenId: null,
    attempt: { content: 'A', key: 'key-00001' },
  });
});

it('stores a finished post until it was shown', () => {
  createDrafts().saveWritten('humblebrag', 'p1');
  const drafts = createDrafts();
  drafts.markShown('humblebrag', 'another');
  expect(drafts.unshown('humblebrag').writtenId).toBe('p1');
  drafts.markShown('humblebrag', 'p1');
  expect(drafts.unshown('humblebrag')).toEqual({ writtenId: null, attempt: null });
});

it('keeps the key when values change, and the values when the post is shown', () => {
  const drafts = createDrafts();
  drafts.attempts('humblebrag').keyFor('A', newKey);
  drafts.saveWritten('humblebrag', 'p1');
  drafts.saveValues('humblebrag', { achievement: 'More' });
  expect(drafts.attempts('humblebrag').isPending('A')).toBe(true);
  drafts.markShown('humblebrag', 'p1');
  expect(drafts.values('humblebrag')).toEqual({ achievement: 'More' });
});

it('tells a draft from the values of the last post', () => {
  const drafts = createDrafts();
  drafts.saveValues('gpt4-context', { context: 'I missed the bus.' });
  expect(createDrafts().unwritten('gpt4-context')).toEqual({ context: 'I missed the bus.' });
  drafts.markWritten('gpt4-context');
  expect(createDrafts().unwritten('gpt4-context')).toEqual({});
  expect(drafts.values('gpt4-context')).toEqual({ context: 'I missed the bus.' });
  drafts.saveValues('gpt4-context', { context: 'I missed it again.' });
  expect(drafts.unwritten('gpt4-context')).toEqual({ context: 'I missed it again.' });
  drafts.saveWritten('gpt4-context', 'p1');
  drafts.markShown('gpt4-context', 'p1');
  expect(drafts.unwritten('gpt4-context')).toEqual({});
});

it('starts afresh from broken storage', () => {
  kept.set(ENTRY, '{"values":');
  expect(createDrafts().values('humblebrag')).toEqual({});
});
