import { expect, it, onTestFinished, vi } from 'vitest';
import { createPageMemory } from './page-memory.ts';
import { forgetTab } from '../platform/browser/web-storage.ts';

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

it('writes of a list that grows or changes only the pages that are new', () => {
  const storage = useStorage();
  const list = memory();
  const [first, second] = [page('a', 'b'), page('c')];
  list.remember('one', [first]);
  list.remember('one', [first, second]);
  expect(storage.written()).toEqual(['one.0', 'one', 'one.1', 'one']);
  expect(list.reread('one')).toEqual([first, second]);
  const changed = list.withItem([first, second], 'c', (item) => ({ ...item, likes: 1 }));
  list.remember('one', changed);
  expect(storage.written()).toEqual(['one.1', 'one']);
  expect(list.reread('one')).toEqual(changed);
  // A list that has become shorter has no old end.
  list.remember('one', [page('z')]);
  expect(list.reread('one')).toEqual([page('z')]);
  list.forget();
  expect(list.reread('one')).toBeNull();
  expect(Object.keys(storage.kept)).toEqual([]);
});

it('reads again as far as there was room', () => {
  const storage = useStorage();
  const list = memory();
  list.remember('one', [page('a')]);
  storage.isFull = true;
  list.remember('one', [page('a'), page('b')]);
  expect(list.reread('one')).toEqual([page('a')]);
  storage.isFull = false;
  const many = Array.from({ length: 90 }, (_, index) => page(`p${index}`));
  list.remember('two', many);
  expect(list.recall('two')).toHaveLength(90);
  expect(list.reread('two')).toEqual(many.slice(0, 75));
});

/** A storage as browsers have it: its entries are properties of it. */
function useStorage() {
  const names: string[] = [];
  const own = {
    kept: {} as Record<string, string>,
    isFull: false,
    /** The names written since the last look, without what the list puts before them. */
    written: () => names.splice(0),
  };
  const methods = {
    getItem: (key: string) => own.kept[key] ?? null,
    setItem(key: string, value: string) {
      if (own.isFull) throw new DOMException('full', 'QuotaExceededError');
      names.push(key.replace(/^broetry-list-\d+-/, ''));
      own.kept[key] = value;
    },
    removeItem: (key: string) => void delete own.kept[key],
  };
  const storage = new Proxy(own.kept, {
    get: (_, key) => methods[key as keyof typeof methods],
  });
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return own;
}
