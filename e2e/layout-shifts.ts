import type { Page } from 'playwright-core';

/** An entry of kind 'layout-shift', which the types of the DOM lack. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** In the page, from `noteShifts`. */
declare const shifts: [number, string[]][];

/** Has every page of that window note what moves by itself. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: [number, string[]][] = [];
    Object.assign(globalThis, { shifts: seen });
    const said = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${JSON.stringify([previousRect, currentRect])}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        seen.push([entry.value, entry.sources.map(said)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the open page by more than this score. */
export async function shiftsOver(page: Page, least: number): Promise<[number, string[]][]> {
  const seen = await page.evaluate(() => shifts);
  return seen.filter(([value]) => value > least);
}
