import { afterEach, expect, it, vi } from 'vitest';
import { mirrorGuest, readMirroredPosts } from './client-usage-cache.ts';

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

it('keeps one key for the usage and one for the session id: docs/product.md §3, §9', () => {
  const kept = stubStorage();
  mirrorGuest({ id: 'guest_1_a', postsGenerated: 1, lastUsed: 1_763_700_000_000 });
  expect([...kept.values()]).toEqual([
    '{"postsGenerated":1,"lastUsed":1763700000000}',
    'guest_1_a',
  ]);
  expect(kept.size).toBe(2);
});

it('reads the number of posts back, and none from what is no usage', () => {
  const kept = stubStorage();
  expect(readMirroredPosts()).toBe(0);
  mirrorGuest({ id: null, postsGenerated: 2, lastUsed: 5 });
  expect(readMirroredPosts()).toBe(2);
  for (const key of kept.keys()) kept.set(key, '{"postsGenerated":"many"}');
  expect(readMirroredPosts()).toBe(0);
});

it('does not invent an id', () => {
  const kept = stubStorage();
  mirrorGuest({ id: null, postsGenerated: 0, lastUsed: 0 });
  expect(kept.size).toBe(1);
});

it('leaves a storage alone that refuses', () => {
  const setItem = () => {
    throw new Error('full');
  };
  for (const storage of [undefined, { setItem }]) {
    vi.stubGlobal('localStorage', storage);
    expect(() => mirrorGuest({ id: 'x', postsGenerated: 0, lastUsed: 0 })).not.toThrow();
  }
});
