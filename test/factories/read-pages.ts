/** Reads a list from page to page to its end. Returns what `itemsOf` finds on the pages. */
export async function readPages<Page extends { next: string | null }, Item>(
  read: (after: string | null) => Promise<Page | null>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: Page | null = await read(after);
    if (page) items.push(...itemsOf(page));
    after = page?.next ?? null;
  } while (after !== null);
  return items;
}
