import type { Page } from 'playwright-core';
import { HIT } from '../test/script-payloads.ts';

/** Has every page of that window count what the policy of content stops. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(globalThis, { policyReports: reports });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reports.push(`${violatedDirective} ${sourceFile}`),
    );
  });
}

/** What a parser of HTML finds in a page that could do something. Attributes that hold words may begin as they like. */
export function dangers(parser: Page, html: string): Promise<Record<string, number>> {
  return parser.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = [...page.querySelectorAll('*')];
    const attributes = all.flatMap((element) => [...element.attributes]);
    const count = (selector: string) => page.querySelectorAll(selector).length;
    const words = new Set(['alt', 'title', 'value', 'placeholder', 'aria-label', 'content']);
    const followed = attributes.filter(({ name }) => !words.has(name));
    return {
      scripts: count('script'),
      frames: count(
        'iframe, object, embed, base, meta[http-equiv], math, marquee, video, details[ontoggle]',
      ),
      styles: count('style, link[rel=stylesheet]'),
      handlers: attributes.filter(({ name }) => name.startsWith('on')).length,
      addresses: followed.filter(({ value }) => /^\s*(javascript|data:text)/i.test(value)).length,
    };
  }, html);
}

export type Seen = { ran: boolean; reports: number; shown: number[] };

const TIMEOUT_MS = 4000;

/**
 * What the open page has done and which of these texts it shows, as words, in a field or for a picture; spaces aside. It
 * may take some seconds for as many as are `wanted`.
 */
export function lookAt(page: Page, texts: readonly string[], wanted: number): Promise<Seen> {
  const ask = { texts, wanted, hit: HIT, longest: TIMEOUT_MS };
  return page.evaluate(async ({ texts: all, wanted: least, hit, longest }) => {
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    const words = (): string => {
      const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      let found = '';
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const isSource = node.parentElement?.closest('script, style, noscript, template');
        if (!isSource) found += node.nodeValue ?? '';
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        found += ` ${(field as HTMLInputElement).value}`;
      }
      for (const picture of document.querySelectorAll('img')) found += ` ${picture.alt}`;
      return plain(found);
    };
    const shown = () => {
      const found = words();
      return all.flatMap((text, index) => (found.includes(plain(text)) ? [index] : []));
    };
    const end = performance.now() + longest;
    let last = shown();
    while (last.length < least && performance.now() < end) {
      await new Promise((done) => setTimeout(done, 50));
      last = shown();
    }
    const { policyReports } = globalThis as unknown as { policyReports?: string[] };
    return { ran: hit in globalThis, reports: policyReports?.length ?? 0, shown: last };
  }, ask);
}

/**
 * The same of a feed, opened by a reader that takes its descriptions for HTML, as they are: which of these texts are both
 * a title and in the words of its description.
 */
export async function lookAtFeed(page: Page, xml: string, texts: readonly string[]): Promise<Seen> {
  const items = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    const part = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return [...feed.querySelectorAll('item')].map((item) => ({
      title: part(item, 'title'),
      description: part(item, 'description'),
    }));
  }, xml);
  await page.setContent(items.map(({ description }) => description).join('<hr>'));
  const seen = await lookAt(page, texts, 1);
  const titles = items.map(({ title }) => title);
  return { ...seen, shown: seen.shown.filter((index) => titles.includes(texts[index] ?? '')) };
}
