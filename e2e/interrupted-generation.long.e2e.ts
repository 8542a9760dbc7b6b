import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp, writeHumblebrag } from './open-app.ts';
import { FREE_TRIAL_BANNER } from '../app/features/writing/generator-words.ts';

const FORM = '/generator?style=humblebrag';

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

it('keeps a stopped post within reach of an edited form', async () => {
  const app = await openApp();
  const { origin, db } = app;
  const page = await app.person({ reducedMotion: 'no-preference' });
  await page.goto(origin + FORM);
  await writeHumblebrag(page);
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByText('Your post is written.').waitFor();
  await expect.poll(() => page.getByText(FREE_TRIAL_BANNER).count()).toBe(0);
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
  await page.getByRole('heading', { name: 'Own Your Idea' }).waitFor();
  await expect.poll(() => page.getByText(FREE_TRIAL_BANNER).count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goForward();
  await page.getByText('Your post is written.').waitFor();
  await page.getByLabel('Achievement').fill('something else entirely');
  await page.getByRole('button', { name: 'Show it' }).click();
  await showsPost(page, app);
});
