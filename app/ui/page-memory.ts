import { browserStorage, onForget } from '../platform/browser/web-storage.ts';

/** One page of something that goes on: `next` says where, null that it does not. */
export type AnyPage = { next: string | null };
type Pages<Page> = readonly Page[];
type Patch<Item> = (item: Item) => Item;

/** How the pages of one list are remembered, and where in a page its items are. */
export type PageKind<Page extends AnyPage, Item extends { id: string }> = {
  /** What its entries in the tab's storage begin with; `broetry-` comes first. */
  prefix: string;
  itemsOf: (page: Page) => readonly Item[];
  withItems: (page: Page, items: Item[]) => Page;
};

/** How many visits of a list are remembered, and how many pages of each over a reload. */
const MAX_VISITS = 8;
const MAX_PAGES = 75;

export type PageMemory<Page extends AnyPage, Item extends { id: string }> = ReturnType<
  typeof createPageMemory<Page, Item>
>;

/** What this tab remembers of the pages of one list: in this document, and over a reload. */
export function createPageMemory<Page extends AnyPage, Item extends { id: string }>({
  prefix,
  itemsOf,
  withItems,
}: PageKind<Page, Item>) {
  const visits = keepVisits<Page>(prefix);
  const has = (page: Page, id: string) => itemsOf(page).some((item) => item.id === id);
  // Pages without the item keep their identity, so they are not saved again.
  const patchItem = (pages: Pages<Page>, id: string, patch: (item: Item) => Item[]) =>
    pages.map((page) =>
      has(page, id)
        ? withItems(
            page,
            itemsOf(page).flatMap((item) => (item.id === id ? patch(item) : [item])),
          )
        : page,
    );
  /** The same pages with one item changed. */
  const withItem = (pages: Pages<Page>, id: string, patch: Patch<Item>) =>
    patchItem(pages, id, (item) => [patch(item)]);
  /** The same pages without one item. */
  const withoutItem = (pages: Pages<Page>, id: string) => patchItem(pages, id, () => []);

  /** Changes an item in all that is remembered: going back finds it as it was left. */
  function changeRemembered(id: string, patch: Patch<Item>): void {
    for (const [visit, pages] of visits.all()) {
      if (pages.some((page) => has(page, id))) visits.remember(visit, withItem(pages, id, patch));
    }
  }

  /** The pages of a visit after a reload, or when the reader comes back from another site. */
  function reread(visit: string): Pages<Page> | null {
    const kept = visits.reread(visit);
    return Array.isArray(kept) && kept.length > 0 && kept.every(isPage) ? (kept as Page[]) : null;
  }

  function isPage(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const page = value as Page;
    return Array.isArray(itemsOf(page)) && (page.next === null || typeof page.next === 'string');
  }

  const { remember, recall, forget } = visits;
  return { itemsOf, withItem, withoutItem, changeRemembered, remember, recall, reread, forget };
}

// Each page is an entry of its own in the storage, so that one more page does not rewrite all of them; the visit's own
// entry says how many there are.
function keepVisits<Page>(prefix: string) {
  const visits = new Map<string, Pages<Page>>();
  onForget(() => visits.clear());
  const storage = () => browserStorage('sessionStorage');
  const read = (name: string): unknown => JSON.parse(storage()?.getItem(prefix + name) ?? '0');
  const remove = (start: string) => {
    for (const key of Object.keys(storage() ?? {})) {
      if (key.startsWith(prefix + start)) storage()?.removeItem(key);
    }
  };
  return {
    all: () => Array.from(visits),
    /** Keeps the pages of one visit, named by its entry in the browser's history. */
    remember(visit: string, pages: Pages<Page>): void {
      const before = visits.get(visit);
      visits.delete(visit);
      visits.set(visit, pages);
      for (const old of [...visits.keys()].slice(0, -MAX_VISITS)) {
        visits.delete(old);
        remove(old);
      }
      const kept = pages.slice(0, MAX_PAGES);
      const write = (name: string, value: unknown) =>
        storage()?.setItem(prefix + name, JSON.stringify(value));
      try {
        for (const [index, page] of kept.entries()) {
          if (before?.[index] !== page) write(`${visit}.${index}`, page);
        }
        write(visit, kept.length);
      } catch {
        // A full storage only loses the place at a reload.
      }
    },
    /** The pages of a visit that the reader comes back to without leaving the site. */
    recall: (visit: string): Pages<Page> | null => visits.get(visit) ?? null,
    reread(visit: string): unknown {
      try {
        return Array.from({ length: Number(read(visit)) }, (_, index) => read(`${visit}.${index}`));
      } catch {
        return null;
      }
    },
    /** Forgets all visits: every list starts at its first page. */
    forget(): void {
      visits.clear();
      remove('');
    },
  };
}

/** Whether this document was reloaded or gone back to, and not newly opened. */
export function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as { type?: string }[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
