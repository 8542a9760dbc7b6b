import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp, writeHumblebrag } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';

const FORM = '/generator?style=humblebrag';
const FREE = 'Free trial - Generate your first post!';

/** Cuts the connection of everything but the post itself as soon as the post has been sent. */
async function cutAfterAnswer(page: Page, cut: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/generations', async (route) => {
    const response = await route.fetch();
    await page.route(
      (url) => !url.pathname.startsWith('/api/'),
      (other) => cut(other),
    );
    await route.fulfill({ response });
  });
}

/** The post of the only generation, as the server keeps it. */
async function keptPost({ db }: Awaited<ReturnType<typeof openApp>>): Promise<string> {
  const row = await db.selectFrom('generations').select('text').executeTakeFirstOrThrow();
  return row.text?.split('\n')[0] ?? 'no post';
}

async function showsPost(page: Page, app: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  await page.waitForURL(/\/preview/);
  const line = await keptPost(app);
  await expect.poll(() => page.getByRole('article').innerText()).toContain(line);
}

// React lets go of the event when a style sheet of the next page cannot be had; the page is shown without it.
const LATE_SHEET = /^page error: Event$/;

it('shows the post although the network went right after the answer', async () => {
  const app = await openApp();
  const page = await app.person();
  await openQuietly(page, app.origin + FORM);
  await cutAfterAnswer(page, (route) => route.abort('internetdisconnected'));
  await writeHumblebrag(page);
  await showsPost(page, app);
  // What is left of the free use is asked for in vain, and nobody is told.
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  app.expectComplaints(LATE_SHEET);
  await expect.poll(() => app.faults.join()).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

it('shows the post although the server breaks right after the answer', async () => {
  const app = await openApp();
  const page = await app.person();
  await openQuietly(page, app.origin + FORM);
  await cutAfterAnswer(page, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await writeHumblebrag(page);
  await showsPost(page, app);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await showsPost(page, app);
  app.expectComplaints(/503/);
  app.expectComplaints(LATE_SHEET);
});

it('offers the post again after a reload while its page was loading', async () => {
  const app = await openApp();
  const page = await app.person();
  // The page's own file never comes.
  await page.route(/preview-page-.*\.js/, () => undefined);
  await page.goto(app.origin + FORM);
  await writeHumblebrag(page);
  await page.getByText('Written.', { exact: true }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByText('Your post is written.').waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  await showsPost(page, app);
});

it('brings the form back with the offer when the page of the post cannot be loaded', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_FAILED/);
  const page = await app.person();
  await page.route(/preview-page-.*\.js/, (route) => route.abort());
  await page.goto(app.origin + FORM);
  await writeHumblebrag(page);
  await page.getByText('Your post is written.').waitFor();
  expect(await page.getByLabel('Achievement').inputValue()).toBe('got promoted to VP of Sales');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Show it' }).click();
  await showsPost(page, app);
});

it('keeps a stopped post within reach of an edited form', async () => {
  const app = await openApp();
  const { origin, db } = app;
  const page = await app.person({ reducedMotion: 'no-preference' });
  await page.goto(origin + FORM);
  await writeHumblebrag(page);
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByText('Your post is written.').waitFor();
  await expect.poll(() => page.getByText(FREE).count()).toBe(0);
  await page.getByLabel('Achievement').fill('something else entirely');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('Your post is written.').waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  await showsPost(page, app);
  expect(await db.selectFrom('generations').select('id').execute()).toHaveLength(1);
  // Shown is shown: the form has nothing left to offer.
  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await page.getByLabel('Achievement').waitFor();
  expect(await page.getByText('Your post is written.').count()).toBe(0);
});

it('finds the post of a reader who went back before the answer', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_FAILED/);
  const page = await app.person();
  await page.goto(`${app.origin}/generator`);
  await page.getByRole('link', { name: /^Humblebrag/ }).click();
  // Written on the server, and never heard of here.
  await page.route('**/api/generations', async (route) => {
    await route.fetch();
    await route.abort().catch(() => undefined);
  });
  await page.getByLabel('Achievement').waitFor();
  const sent = page.waitForRequest('**/api/generations');
  await writeHumblebrag(page);
  await sent;
  await page.goBack();
  await page.getByRole('heading', { name: 'Choose your post style' }).waitFor();
  await expect.poll(() => page.getByText(FREE).count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goForward();
  await page.getByText('Your post is written.').waitFor();
  await page.getByLabel('Achievement').fill('something else entirely');
  await page.getByRole('button', { name: 'Show it' }).click();
  await showsPost(page, app);
});

it('takes the free trial off the page when the server says that it is used', async () => {
  const app = await openApp();
  const first = await app.person();
  await first.goto(app.origin + FORM);
  const second = await first.context().newPage();
  await second.goto(app.origin + FORM);
  await writeHumblebrag(first);
  await first.waitForURL('**/preview?generation=*');
  // As a window that never heard of it.
  await second.evaluate(() => sessionStorage.clear());
  await writeHumblebrag(second);
  await second.getByRole('dialog').waitFor();
  await expect.poll(() => second.getByText(FREE).count()).toBe(0);
  expect(await second.getByText('Your post is written.').count()).toBe(0);
});

it('forgets junk in the storage of the tab', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(app.origin);
  await page.evaluate(() => {
    const pending = { content: 7, key: 'ö' };
    const draft = { values: { achievement: 5 }, goes: [pending], pending, written: { post: 1 } };
    sessionStorage.setItem('broetry-draft:humblebrag', JSON.stringify(draft));
  });
  await page.reload();
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.getByRole('link', { name: /^Humblebrag/ }).click();
  await page.getByLabel('Achievement').waitFor();
  await writeHumblebrag(page);
  await showsPost(page, app);
});
