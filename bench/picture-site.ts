import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type * as Built from '../app/built.server.ts';
import { addGeneration } from '../test/people/write-as-member.ts';
import { newFolder, removeFolder } from './own-things.ts';
import { addMember } from '../test/people/sign-in.ts';

const BUILT = '../build/server/built.js';

/** The built server with one post of one member, whose card `open` shows. */
export async function newSite(text: string) {
  const { readSettings, serve } = (await import(BUILT)) as typeof Built;
  const dataDir = newFolder();
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { services, stop } = await serve(settings, join(import.meta.dirname, '../build/client'));
  const member = await addMember(services);
  const owner = { kind: 'member', id: member.id } as const;
  const { id } = await addGeneration(services.db, { owner, text });
  const origin = `http://127.0.0.1:${services.port}`;
  return {
    async open(browser: Browser): Promise<Page> {
      const viewport = { width: 1440, height: 1000 };
      // The libraries write styles into the page, which the site itself lets nobody do.
      const context = await browser.newContext({ viewport, bypassCSP: true });
      await context.addCookies([{ ...member.cookie, url: origin }]);
      const page = await context.newPage();
      await page.goto(`${origin}/preview?generation=${id}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
    async close(): Promise<void> {
      await stop();
      removeFolder(dataDir);
    },
  };
}
