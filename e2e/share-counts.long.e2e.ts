import { expect, it } from 'vitest';
import { countAll, countBetween } from '../app/platform/observe/rollup-store.server.ts';
import { button, openApp, toast, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { LINK_COPIED } from '../app/ui/clipboard.tsx';
import { SHARED } from '../app/features/writing/preview-words.ts';

it('counts each way to share once a visit', async () => {
  const app = await openApp();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await openAs(app, {}, { permissions });
  await writePostInPage(page, app.origin);
  await button(page, 'Post in Community').click();
  await toast(page, SHARED).waitFor();
  await page.goto(`${app.origin}/community`);
  const copyLink = async () => {
    await button(page, 'Share').click();
    await button(page, 'Copy link').click();
    await toast(page, LINK_COPIED).waitFor();
  };
  await copyLink();
  await expect
    .poll(() => countAll(app.db, { shares: countBetween('shares', 0, Date.UTC(2100, 0)) }))
    .toEqual({ shares: 2 });
});
