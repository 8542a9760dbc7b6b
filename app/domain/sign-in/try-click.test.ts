import { expect, it } from 'vitest';
import { createTryClicks } from './try-click.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('hands a click to the tab that opens, once', () => {
  const storage = memory();
  const here = createTryClicks(storage, () => 1000);
  const there = createTryClicks(storage, () => 2000);
  here.note('hero');
  here.note('hero');
  expect(there.take()).toBe('hero');
  expect(there.take()).toBeNull();
  expect(here.take()).toBeNull();
});

it('forgets a click that opened nothing', () => {
  let now = 0;
  const clicks = createTryClicks(memory(), () => now);
  clicks.note('cta');
  now = 31_000;
  expect(clicks.take()).toBeNull();
});

it.each(['{', 'null', '7', '{"source":"elsewhere","at":0}', '{"source":"hero","at":"0"}'])(
  'takes %s for no click',
  (text) => {
    const storage = memory();
    storage.kept.set('broetry-try-click', text);
    expect(createTryClicks(storage, () => 0).take()).toBeNull();
  },
);

it('works within the tab without a storage', () => {
  const clicks = createTryClicks(null, () => 0);
  clicks.note('navbar');
  expect(clicks.take()).toBe('navbar');
  expect(clicks.take()).toBeNull();
});
