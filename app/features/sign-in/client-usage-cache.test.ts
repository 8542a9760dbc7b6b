import { expect, it } from 'vitest';
import { mirrorGuest } from './client-usage-cache.ts';

it('keeps one key for the usage and one for the session id: docs/product.md §3, §9', () => {
  const kept = new Map<string, string>();
  const storage = { setItem: (key: string, value: string) => void kept.set(key, value) };
  mirrorGuest(storage, { id: 'guest_1_a', postsGenerated: 1, lastUsed: 1_763_700_000_000 });
  expect([...kept.values()]).toEqual([
    '{"postsGenerated":1,"lastUsed":1763700000000}',
    'guest_1_a',
  ]);
  expect(new Set(kept.keys()).size).toBe(2);
});

it('does not invent an id', () => {
  const keys: string[] = [];
  const storage = { setItem: (key: string) => void keys.push(key) };
  mirrorGuest(storage, { id: null, postsGenerated: 0, lastUsed: 0 });
  expect(keys).toHaveLength(1);
});

it('leaves a storage alone that refuses', () => {
  const storage = {
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => mirrorGuest(null, { id: 'x', postsGenerated: 0, lastUsed: 0 })).not.toThrow();
  expect(() => mirrorGuest(storage, { id: 'x', postsGenerated: 0, lastUsed: 0 })).not.toThrow();
});
