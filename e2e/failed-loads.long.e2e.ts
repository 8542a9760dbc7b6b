import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { recordEvent } from '../app/domain/stats/events.server.ts';
import { submitRequest } from '../app/domain/feature-requests/request-submission.server.ts';
import { WIDE, hasFocus, openApp } from './open-app.ts';
import { hydrated } from './hydrated.ts';
import { openAs } from './sign-in-as.ts';
import { LOAD_FEED_FAILED, NO_POSTS } from '../app/features/community/community-words.ts';
import { LOAD_RESOURCES_FAILED } from '../app/features/media-library/resources-words.ts';
import { LOADING } from '../app/domain/admin/overview-numbers.ts';

const OWNER = { email: 'owner@members.example' };
const PROXY_PAGE = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** Every request for other data of a page fails. Gives what ends it. */
async function fail(page: Page): Promise<() => Promise<void>> {
  await page.route(/\.data(\?|$)/, (route) => route.fulfill(PROXY_PAGE));
  return () => page.unroute(/\.data(\?|$)/);
}

async function open() {
  const app = await openApp({ env: { ADMIN_EMAILS: OWNER.email } });
  app.expectComplaints(/502|Failed to load resource|ERR_|Failed to fetch|decode turbo-stream/);
  const { page, member } = await openAs(app, OWNER, WIDE);
  const viewer = { ...member, isAdmin: true };
  await shareNew(app.services, viewer, 'I made toast.\nToast made me.');
  await submitRequest(app.services, viewer, { text: 'Export to fax', key: 'key-000001' });
  // The board has filters from the second on.
  await submitRequest(app.services, viewer, { text: 'Import from fax', key: 'key-000002' });
  return { app, page };
}

async function tryAgain(page: Page, words: string, end: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: words });
  await alert.waitFor();
  expect(await page.getByText('Something broke').count()).toBe(0);
  expect(await page.getByText('You are out of office').count()).toBe(0);
  await end();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor({ state: 'detached' });
}

it('keeps the feed, its filters and what was typed when a proxy answers 502', async () => {
  const { app, page } = await open();
  await page.goto(`${app.origin}/community`);
  const post = page.getByRole('article').filter({ hasText: 'Toast made me.' });
  await post.waitFor();
  const search = page.getByRole('searchbox');
  if (!(await search.isVisible())) await page.getByText('Filters').first().click();
  const end = await fail(page);
  await search.fill('zebra');
  await search.press('Enter');
  await page.getByRole('alert').filter({ hasText: LOAD_FEED_FAILED }).waitFor();
  expect(await post.count()).toBe(1);
  expect(await search.inputValue()).toBe('zebra');
  await tryAgain(page, LOAD_FEED_FAILED, end);
  await page.getByText(NO_POSTS).waitFor();
  expect(page.url()).toContain('q=zebra');
}, 60_000);

it('says what failed on the first load of the feed and the library, and is silent on the profile and the users', async () => {
  const { app, page } = await open();
  await page.goto(`${app.origin}/requests`);
  await hydrated(page);
  const end = await fail(page);
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await follow('Community');
  const failed = page.getByRole('alert').filter({ hasText: LOAD_FEED_FAILED });
  await failed.waitFor();
  await follow('Resources');
  await page.getByRole('alert').filter({ hasText: LOAD_RESOURCES_FAILED }).waitFor();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.waitForURL('**/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await follow('Admin');
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  expect(await page.getByText(/Something broke|Failed to load/).count()).toBe(0);
  await follow('Community');
  await failed.waitFor();
  await end();
  await failed.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('article').filter({ hasText: 'Toast made me.' }).waitFor();
});

it('keeps the library, the requests and the admin area when a request fails', async () => {
  const { app, page } = await open();
  await page.goto(`${app.origin}/resources`);
  await page.getByText('No resources found').waitFor();
  let end = await fail(page);
  await page.getByRole('searchbox').fill('zebra');
  await tryAgain(page, LOAD_RESOURCES_FAILED, end);
  expect(await page.getByRole('searchbox').inputValue()).toBe('zebra');

  await page.goto(`${app.origin}/requests`);
  await page.getByText('Export to fax').waitFor();
  end = await fail(page);
  await page.getByLabel('Sort by').selectOption('newest');
  await page.getByText('Export to fax').waitFor();
  await tryAgain(page, 'Failed to load feature requests', end);

  await page.goto(`${app.origin}/admin/users`);
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  end = await fail(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText('Failed to load admin statistics').waitFor();
  await end();
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
}, 60_000);

it('says at once that the admin statistics are loading, and shows that a slow page is on its way', async () => {
  const { app, page } = await open();
  await page.goto(`${app.origin}/home`);
  await page.route(/\.data(\?|$)/, async (route) => {
    await pause(2500);
    await route.continue();
  });
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
  await page.getByText(LOADING).waitFor({ timeout: 1500 });
  await page.getByRole('heading', { name: 'Platform Overview' }).waitFor();
}, 60_000);

it('says that a chart was not loaded, and tries again', async () => {
  const { app, page } = await open();
  const click = { event: 'try_now_click', metadata: { source: 'hero' } } as const;
  for (const guest of ['one', 'two'])
    await recordEvent(app.services, guest, click, { userAgent: '', referrer: undefined });
  await page.route('**/api/admin/days*', (route) => route.abort());
  await page.goto(`${app.origin}/admin`);
  const trend = page.getByRole('region', { name: 'Weekly Trend' });
  await trend.getByText('Not loaded.').waitFor();
  expect(await trend.getByText(/No data available/).count()).toBe(0);
  await page.unroute('**/api/admin/days*');
  await trend.getByRole('button', { name: 'Try again' }).click();
  await trend.getByRole('button', { name: /Try Now Clicks 2/ }).waitFor();
  expect(await hasFocus(trend)).toBe(true);
});
