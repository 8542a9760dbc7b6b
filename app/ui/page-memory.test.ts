import { expect, it, onTestFinished, vi } from 'vitest';
import { createPageMemory } from './page-memory.ts';
import { forgetTab } from '../platform/browser/web-storage.ts';

type Item = { id: string; likes: number };
type Page = { items: Item[]; next: string | null };

let lists = 0;
const memory = () =>
  createPageMemory<Page, Item>({
    key: `broetry-list-${(lists += 1)}`,
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

it('changes an item wherever it is remembered', () => {
  const list = memory();
  list.remember('one', [page('a', 'b'), page('c')]);
  list.remember('two', [page('c')]);
  list.changeRemembered('c', (item) => ({ ...item, likes: 1 }));
  expect(list.recall('one')?.[1]?.items).toEqual([{ id: 'c', likes: 1 }]);
  expect(list.recall('two')?.[0]?.items).toEqual([{ id: 'c', likes: 1 }]);
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
});

it('restores the visits of the document before, after a reload and as far as they are whole', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  let leave = (): void => undefined;
  vi.stubGlobal('window', { addEventListener: (_: string, run: () => void) => (leave = run) });
  const navigation = { type: 'navigate' };
  vi.stubGlobal('performance', { getEntriesByType: () => [navigation] });
  onTestFinished(() => void vi.unstubAllGlobals());
  const list = memory();
  const pages = [page('a'), page('b')];
  list.remember('one', pages);
  list.remember('broken', [{ next: null } as Page, page('c')]);
  list.remember('first page', [page('d')]);
  leave();
  lists -= 1;
  const reloaded = memory();
  reloaded.restore();
  expect(reloaded.recall('one')).toBeNull();
  navigation.type = 'reload';
  reloaded.restore();
  expect(reloaded.recall('one')).toEqual(pages);
  expect(reloaded.recall('broken')).toBeNull();
  expect(reloaded.recall('first page')).toBeNull();
  // What has changed since is not overwritten.
  reloaded.remember('one', [page('z')]);
  reloaded.restore();
  expect(reloaded.recall('one')).toEqual([page('z')]);
});
