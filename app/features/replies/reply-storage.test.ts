import { afterEach, expect, it, vi } from 'vitest';
import type { Round } from '../../domain/writing/reply-round.ts';
import { createReplyTab, EMPTY_DRAFT } from './reply-storage.ts';

function keepInTab(text: string | null = null): void {
  const held = new Map(text === null ? [] : [['broetry-replies', text]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
}

afterEach(() => void vi.unstubAllGlobals());

const round = (id: string): Round => ({
  id,
  post: 'A post.',
  length: 'one-liner',
  createdAt: 1,
  replies: [{ id: `${id}-1`, tone: 'witty', text: 'A reply.', writer: 'offline' }],
});
const DRAFT = { post: 'Hiring!', length: 'unhinged-long', tones: ['contrarian'] } as const;

it('restores the form after a reload', () => {
  keepInTab();
  createReplyTab().saveDraft(DRAFT);
  expect(createReplyTab().draft()).toEqual(DRAFT);
});

it('reuses the key of a content until its replies were shown', () => {
  keepInTab();
  const tab = createReplyTab().attempts;
  expect(tab.keyFor('a', () => 'key-00000001')).toBe('key-00000001');
  expect(createReplyTab().attempts.keyFor('a', () => 'key-00000002')).toBe('key-00000001');
  expect([tab.isPending('a'), tab.isPending('b')]).toEqual([true, false]);
  tab.drop('key-00000001');
  expect(tab.isPending('a')).toBe(false);
  expect(tab.keyFor('a', () => 'key-00000003')).toBe('key-00000003');
});

it('stores ten rounds, the latest first, each once', () => {
  keepInTab();
  const tab = createReplyTab();
  for (let index = 0; index < 12; index += 1) tab.saveRound(round(`r${index}`));
  tab.saveRound(round('r5'));
  expect(tab.rounds().map(({ id }) => id)).toEqual([
    'r5',
    'r11',
    'r10',
    'r9',
    'r8',
    'r7',
    'r6',
    'r4',
    'r3',
    'r2',
  ]);
});

it.each(['{', 'null', '[]', '7', '{"draft":7,"attempts":[{}],"rounds":[{"id":1},null]}'])(
  'ignores %s in the storage',
  (text) => {
    keepInTab(text);
    const tab = createReplyTab();
    expect([tab.draft(), tab.rounds(), tab.attempts.isPending('')]).toEqual([
      EMPTY_DRAFT,
      [],
      false,
    ]);
  },
);
