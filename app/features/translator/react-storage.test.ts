import { afterEach, expect, it, vi } from 'vitest';
import type { Round } from '../../domain/replies/reply-round.ts';
import { createReactTab, EMPTY_DRAFT } from './react-storage.ts';

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
const DRAFT = {
  post: 'Hiring!',
  length: 'unhinged-long',
  tones: ['contrarian'],
  direction: 'to-speak',
  voice: 'memo',
  level: 'Unhinged',
  seed: 3,
} as const;

it('restores the form and a request to the model after a reload', () => {
  keepInTab();
  const request = { content: 'a', key: 'key-00000001', as: 'guest' } as const;
  const tab = createReactTab();
  tab.saveDraft(DRAFT);
  tab.saveModelRequest(request);
  const reloaded = createReactTab();
  expect([reloaded.draft(), reloaded.modelRequest()]).toEqual([DRAFT, request]);
});

it('stores ten rounds, the latest first, each once', () => {
  keepInTab();
  const tab = createReactTab();
  for (let index = 0; index < 12; index += 1) tab.saveRound(round(`r${index}`));
  tab.saveRound(round('r5'));
  const ids = tab.rounds().map(({ id }) => id);
  expect(ids.join(' ')).toBe('r5 r11 r10 r9 r8 r7 r6 r4 r3 r2');
});

it('starts afresh from broken storage', () => {
  keepInTab('{');
  const tab = createReactTab();
  const found = [tab.draft(), tab.rounds(), tab.attempts.isPending(''), tab.modelRequest()];
  expect(found).toEqual([EMPTY_DRAFT, [], false, null]);
});
