import { expect, it, vi } from 'vitest';
import { forgetTab, onForget } from './tab-memory.ts';

function storageWith(entries: Record<string, string>): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

it('takes away every entry of ours, and nobody else’s', () => {
  const storage = storageWith({
    'broetry-draft:humblebrag': '1',
    'broetry-replies': '2',
    'react-router-scroll-positions': '3',
    'broetry-feed-x': '4',
  });
  forgetTab(storage);
  expect([storage.length, storage.key(0)]).toEqual([1, 'react-router-scroll-positions']);
});

it('tells whoever holds something in memory, also where the storage is forbidden', () => {
  const drop = vi.fn<() => void>();
  onForget(drop);
  forgetTab(null);
  const forbidden = new Proxy(storageWith({}), {
    get: () => {
      throw new DOMException('No', 'SecurityError');
    },
  });
  forgetTab(forbidden);
  expect(drop).toHaveBeenCalledTimes(2);
});
