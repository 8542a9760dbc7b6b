import { browserStorage, onForget } from '../platform/browser/web-storage.ts';

/** One page of a cursor-paged list. `next` is the cursor of the next page, or null on the last. */
export type AnyPage = { next: string | null };
type Pages<Page> = readonly Page[];
type Patch<Item> = (item: Item) => Item;

/** Describes how the pages of a list are stored, and how to read and replace their items. */
export type PageKind<Page extends AnyPage, Item extends { id: string }> = {
  /** Prefix of the sessionStorage keys; starts with `broetry-`. */
  prefix: string;
  itemsOf: (page: Page) => readonly Item[];
  withItems: (page: Page, items: Item[]) => Page;
};

/** Maximum number of stored visits, and of pages per visit that survive a reload. */
const MAX_VISITS = 8;
const MAX_PAGES = 75;

export type PageMemory<Page extends AnyPage, Item extends { id: string }> = ReturnType<
  typeof createPageMemory<Page, Item>
>;

/** Creates the page cache of one list. It lives in memory, and in sessionStorage across reloads. */
export function createPageMemory<Page extends AnyPage, Item extends { id: string }>({
  prefix,
  itemsOf,
  withItems,
}: PageKind<Page, Item>) {
  const visits = keepVisits<Page>(prefix);
  const has = (page: Page, id: string) => itemsOf(page).some((item) => item.id === id);
  // Pages without the item keep their identity, so they are not written again.
  const patchItem = (pages: Pages<Page>, id: string, patch: (item: Item) => Item[]) =>
    pages.map((page) =>
      has(page, id)
        ? withItems(
            page,
            itemsOf(page).flatMap((item) => (item.id === id ? patch(item) : [item])),
          )
        : page,
    );
  const withItem = (pages: Pages<Page>, id: string, patch: Patch<Item>) =>
    patchItem(pages, id, (item) => [patch(item)]);
  const withoutItem = (pages: Pages<Page>, id: string) => patchItem(pages, id, () => []);

  /** Patches an item in every cached visit, so that Back shows the change. */
  function changeRemembered(id: string, patch: Patch<Item>): void {
    for (const [visit, pages] of visits.all()) {
      if (pages.some((page) => has(page, id))) visits.remember(visit, withItem(pages, id, patch));
    }
  }

  /**
   * Returns the pages of a visit from sessionStorage, after a reload or a return from another site. Null when they are
   * missing or malformed.
   */
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

// Each page has its own storage entry, so that adding a page does not rewrite the others. The visit's entry holds the
// number of pages.
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
    /** Stores the pages of one visit under its history key. Evicts the oldest visit above the limit. */
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
        // A full storage only loses the scroll position at a reload.
      }
    },
    /** Returns the pages of a visit from memory, for Back and Forward within this document. Null when unknown. */
    recall: (visit: string): Pages<Page> | null => visits.get(visit) ?? null,
    reread(visit: string): unknown {
      try {
        return Array.from({ length: Number(read(visit)) }, (_, index) => read(`${visit}.${index}`));
      } catch {
        return null;
      }
    },
    /** Drops all visits: every list starts at its first page. */
    forget(): void {
      visits.clear();
      remove('');
    },
  };
}

/** Returns whether this document was loaded by a reload or by Back or Forward. */
export function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as { type?: string }[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
