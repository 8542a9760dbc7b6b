import { expect, it } from 'vitest';
import { createPageMemory } from './page-memory.ts';
import { forgetTab } from './tab-memory.ts';

type Item = { id: string; likes: number };
type Page = { items: Item[]; next: string | null };

let lists = 0;
const memory = () =>
  createPageMemory<Page, Item>({
    prefix: `broetry-list-${(lists += 1)}-`,
    itemsOf: ({ items }) => items,
    withItems: (page, items) => ({ ...page, items }),
  });
const page = (...ids: string[]): Page => ({
  items: ids.map((id) => ({ id, likes: 0 })),
  next: null,
});

it('remembers the last visits, each with its own pages', () => {
  const list = memory();
  for (let visit = 0; visit < 10; visit += 1) list.remember(`v${visit}`, [page(`p${visit}`)]);
  expect(list.recall('v0')).toBeNull();
  expect(list.recall('v9')).toEqual([page('p9')]);
  expect(memory().recall('v9')).toBeNull();
});

it('changes an item wherever it is remembered, and leaves the others alone', () => {
  const list = memory();
  const other = [page('b')];
  list.remember('one', [page('a', 'b'), page('c')]);
  list.remember('two', [page('c')]);
  list.remember('three', other);
  list.changeRemembered('c', (item) => ({ ...item, likes: 1 }));
  expect(list.recall('one')?.[1]?.items).toEqual([{ id: 'c', likes: 1 }]);
  expect(list.recall('two')?.[0]?.items).toEqual([{ id: 'c', likes: 1 }]);
  expect(list.recall('three')).toBe(other);
  expect(list.withoutItem([page('a', 'b')], 'a')).toEqual([page('b')]);
});

it('forgets with the list, and with the reader', () => {
  const list = memory();
  list.remember('one', [page('a')]);
  list.forget();
  expect(list.recall('one')).toBeNull();
  list.remember('one', [page('a')]);
  forgetTab();
  expect(list.recall('one')).toBeNull();
  // Without a storage there is nothing to read again.
  expect(list.reread('one')).toBeNull();
});
