import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { recordEvent } from '../app/domain/stats/events.server.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';

async function openAdmin(context: BrowserContextOptions = {}) {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { page } = await openAs(app, { email: ADMIN }, context);
  return { app, page };
}

it('stays quiet when a chart does not load, and tries again', async () => {
  const { app, page } = await openAdmin();
  const click = { event: 'try_now_click', metadata: { source: 'hero' } } as const;
  for (const guest of ['one', 'two'])
    await recordEvent(app.services, guest, click, { userAgent: '', referrer: undefined });
  await page.route('**/api/admin/days*', (route) => route.abort());
  await page.goto(`${app.origin}/admin`);
  const trend = page.getByRole('region', { name: 'Weekly Trend' });
  await trend.getByText('Not loaded.').waitFor();
  expect(await trend.getByText(/No data available/).count()).toBe(0);
  expect(await page.locator('li[data-state=open]').count()).toBe(0);
  await page.unroute('**/api/admin/days*');
  await trend.getByRole('button', { name: 'Try again' }).click();
  await trend.getByRole('button', { name: /Try Now Clicks 2/ }).waitFor();
  expect(await trend.evaluate((node) => node === document.activeElement)).toBe(true);
  app.expectComplaints(/ERR_FAILED/);
});

it('says that the statistics failed, and retries', async () => {
  const { app, page } = await openAdmin({ timezoneId: 'UTC' });
  await app.db.schema.alterTable('rollups').renameTo('elsewhere').execute();
  await page.goto(`${app.origin}/admin`);
  await page.getByText('Failed to load admin statistics').waitFor();
  await app.db.schema.alterTable('elsewhere').renameTo('rollups').execute();
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Platform Overview' }).waitFor();
});

it('lets the next week be reached on a page that was left open over midnight', async () => {
  const { app, page } = await openAdmin({ timezoneId: 'UTC' });
  await page.clock.install({ time: new Date('2026-11-21T23:59:00Z') });
  await page.goto(`${app.origin}/admin`);
  const trend = page.getByRole('region', { name: 'Weekly Trend' });
  const next = trend.getByRole('button', { name: 'Next week' });
  await next.waitFor();
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward(120_000);
  await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull();
});
