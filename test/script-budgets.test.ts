import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtRoutes } from './built-routes.ts';
import { createTestApp, type TestBrowser } from './test-app.ts';
import { memberBrowser } from './factories/signed-in.ts';
import { addGeneration } from './factories/write-as-member.ts';
import { shareNew } from './factories/share-as-member.ts';

const CLIENT = join(import.meta.dirname, '../build/client');
const ADMIN = 'boss@corp.example';

/** kB of script, gzip, with the headers of its files. React and the router alone are 111. */
const MOST = 182;
/** Headers of one file, in bytes. */
const HEADERS = 700;
/** Of a page that guests get without the script of the framework. */
const BARE = 20;
const OTHERS: Readonly<Record<string, number>> = {
  '/': 177,
  '/community': 186,
  // A shared post has the script of the feed and that of the landing page's box.
  '/post/:id': 201,
  // The result screen has the switches of the instance in its words.
  '/preview': 197,
  // They load a file that other pages have in common, and use little of it.
  '/reply-generator': 192,
  '/admin/users/:id': 199,
  '/requests/:id': 197,
};

it('keeps the script of every first visit within its budget', { timeout: 60_000 }, async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser: member, member: author } = await memberBrowser(app);
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const owner = { kind: 'member', id: author.id } as const;
  const id = await shareNew(app.services, author, 'a post');
  const { id: own } = await addGeneration(app.db, { owner, text: 'a post' });
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const handles = new Map(pages.map(({ pattern, handle }) => [pattern, handle]));
  const measured: [string, number, number][] = [];
  for (const [pattern, { hydrate }] of handles) {
    const isOfOwn = pattern === '/preview';
    const path = pattern.replace(':id', id) + (isOfOwn ? `?generation=${own}` : '');
    // Each page as the least person that it does not send away; members and guests where both may open it.
    const opened = await Promise.all(
      [app.browser(), member, admin].map((who) => pageOf(who, path)),
    );
    const shown = opened.filter((html) => html !== null);
    const isBare = hydrate === false;
    const most = isBare ? BARE : (OTHERS[pattern] ?? MOST);
    const sizes = shown.slice(0, opened[0] === null || isBare ? 1 : 2).map(scriptOf);
    expect([pattern, sizes.length > 0]).toEqual([pattern, true]);
    measured.push([pattern, Math.max(...sizes) / 1000, most]);
  }
  if (process.env['SHOW_BUDGETS']) console.log(measured.map((one) => one.join(' ')).join('\n'));
  expect(measured.filter(([, size, most]) => size > most)).toEqual([]);
});

/** The page, or null where the browser is sent elsewhere. */
async function pageOf(browser: TestBrowser, path: string): Promise<string | null> {
  const answer = await browser.fetch(path, { headers: { accept: 'text/html' } });
  return answer.status >= 300 && answer.status < 400 ? null : answer.text();
}

/** The files that a page names and those that they import at once, and what stands in the page itself. */
function scriptOf(html: string): number {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
  const code = inline.map(([, text = '']) => text).filter((text) => !text.includes('.enqueue('));
  const wanted = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of read(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      follow(`/assets/${name}`);
    }
  };
  wanted.forEach(follow);
  const sizes = [...[...files].map((file) => sizeOf(file) + HEADERS), packedSize(code.join(''))];
  return sizes.reduce((sum, size) => sum + size, 0);
}

// Pages share most of their files.
const knownSizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = knownSizes.get(file) ?? packedSize(read(file));
  knownSizes.set(file, size);
  return size;
}

const read = (file: string) => readFileSync(join(CLIENT, file), 'utf8');
const packedSize = (text: string) => gzipSync(text, { level: 9 }).length;
