import { onForget, parseEntry, readEntry, writeEntry } from '../platform/browser/web-storage.ts';

/** One page of a cursor-paged list. `next` is the cursor of the next page, or null on the last. */
export type AnyPage = { next: string | null };
type Pages<Page> = readonly Page[];

/** Describes how the pages of a list are stored, and how to read and replace their items. */
export type PageKind<Page extends AnyPage, Item extends { id: string }> = {
  /** Key in sessionStorage; starts with `broetry-`. */
  key: string;
  itemsOf: (page: Page) => readonly Item[];
  withItems: (page: Page, items: Item[]) => Page;
};

/** Maximum number of stored visits. */
const MAX_VISITS = 8;

export type PageMemory<Page extends AnyPage, Item extends { id: string }> = ReturnType<
  typeof createPageMemory<Page, Item>
>;

/**
 * Creates the page cache of one list, by visit (a history key). It lives in memory; like the router's scroll positions
 * it goes into sessionStorage when the document is left.
 */
export function createPageMemory<Page extends AnyPage, Item extends { id: string }>({
  key,
  itemsOf,
  withItems,
}: PageKind<Page, Item>) {
  const visits = new Map<string, Pages<Page>>();
  onForget(() => visits.clear());
  globalThis.window?.addEventListener('pagehide', () => {
    if (visits.size === 0) return;
    // A reload loads a first page again.
    const longer = [...visits].filter(([, pages]) => pages.length > 1);
    writeEntry('sessionStorage', key, JSON.stringify(longer));
  });
  const patchItem = (pages: Pages<Page>, id: string, patch: (item: Item) => Item[]) =>
    pages.map((page) =>
      withItems(
        page,
        itemsOf(page).flatMap((item) => (item.id === id ? patch(item) : [item])),
      ),
    );
  const withItem = (pages: Pages<Page>, id: string, patch: (item: Item) => Item) =>
    patchItem(pages, id, (item) => [patch(item)]);
  return {
    itemsOf,
    withItem,
    withoutItem: (pages: Pages<Page>, id: string) => patchItem(pages, id, () => []),
    /** Patches an item in every cached visit, so that Back shows the change. */
    changeRemembered(id: string, patch: (item: Item) => Item): void {
      for (const [visit, pages] of visits) visits.set(visit, withItem(pages, id, patch));
    },
    /** Stores the pages of one visit. Drops the oldest visit above the limit. */
    remember(visit: string, pages: Pages<Page>): void {
      visits.delete(visit);
      visits.set(visit, pages);
      for (const old of [...visits.keys()].slice(0, -MAX_VISITS)) visits.delete(old);
    },
    /** Returns the pages of a visit, for Back and Forward within this document. Null when unknown. */
    recall: (visit: string): Pages<Page> | null => visits.get(visit) ?? null,
    /** Reads the visits of the document before this one, after a reload or a return from another site. */
    restore(): void {
      const stored = isReloadOrBack() ? parseEntry(readEntry('sessionStorage', key)) : null;
      if (!Array.isArray(stored)) return;
      for (const [visit, pages] of stored as [string, Page[]][]) {
        const isWhole = pages.every((page) => Array.isArray(itemsOf(page)));
        if (isWhole && !visits.has(visit)) visits.set(visit, pages);
      }
    },
    /** Drops all visits: every list starts at its first page. */
    forget(): void {
      visits.clear();
      writeEntry('sessionStorage', key, null);
    },
  };
}

/** Returns whether this document was loaded by a reload or by Back or Forward. */
function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as { type?: string }[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
