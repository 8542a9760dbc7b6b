import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { memberBrowser } from '../test/factories/signed-in.ts';
import { readEvents } from '../test/read-events.ts';
import { hydrated } from './hydrated.ts';
import { inspectPage } from './inspect-page.ts';
import { PHONE, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const box = (page: Page) => page.getByRole('textbox', { name: 'What happened to you?' });
const story = (page: Page) => page.getByRole('region', { name: 'What happened to you?' });
const dial = (page: Page) => page.getByRole('region', { name: 'Turn this story' });

/** An app with a shared post of the offline writer; its address. */
async function openPost(context = 'I lent my stapler to a duke') {
  const app = await openApp();
  const { browser } = await memberBrowser(app, { name: 'Ada Lovelace' });
  const json = { style: 'gpt4-context', fields: { context }, humorLevel: 'Spicy', seed: 3 };
  const headers = { 'idempotency-key': 'key-000001' };
  const answer = await browser.fetch('/api/generations', { json, headers });
  const id = (await readEvents(answer)).at(-1)?.data['id'];
  const shared = await browser.fetch(`/api/generations/${id}/share`, { method: 'POST' });
  expect(shared.ok).toBe(true);
  const post = await app.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  app.services.pageCache.clear();
  return { app, path: `${app.origin}/post/${post.id}`, id: post.id };
}

it('shows a guest the comments and the score, and turns the story', async () => {
  const { app, path } = await openPost();
  const page = await app.person(PHONE);
  await page.goto(path);
  await page.getByRole('region', { name: 'Comments written by the house' }).waitFor();
  await page.getByRole('heading', { name: 'Score', exact: true }).waitFor();
  await hydrated(page);
  expect(await dial(page).getByRole('radio', { name: 'Spicy, as shared' }).isChecked()).toBe(true);
  await dial(page).getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  await dial(page).getByText('As LinkedIn Member did not share it:').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dial(page).getByText('did not share it').waitFor({ state: 'detached' });
  expect(await inspectPage(page)).toEqual([]);
}, 60_000);

it('answers the box in the bar, which covers neither the focus nor a comment', async () => {
  const { app, path } = await openPost();
  const page = await app.person(PHONE);
  await page.goto(path);
  await hydrated(page);
  const bar = async () => (await story(page).boundingBox()) ?? { y: 0, height: 0 };
  const atRest = await bar();
  expect([Math.round(atRest.y + atRest.height), atRest.height < 120]).toEqual([844, true]);
  // Whatever takes the focus stands above the bar.
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const covering = document.querySelector('.stays-below');
      if (!focused || !covering || covering.contains(focused)) return false;
      if (focused === document.body || focused.closest('footer')) return false;
      return focused.getBoundingClientRect().bottom > covering.getBoundingClientRect().top + 1;
    });
    expect([step, isCovered]).toEqual([step, false]);
  }
  await box(page).fill('I missed the bus');
  await story(page).getByRole('article').waitFor();
  await story(page).getByRole('button', { name: 'Write it' }).click();
  await page.waitForURL('**/preview?generation=*');
}, 90_000);

it('leaves the bar to a comment that is being written', async () => {
  const { app, path } = await openPost();
  const { page } = await openAs(app, { name: 'Grace Hopper', email: 'grace@id.example' }, PHONE);
  await page.goto(path);
  await hydrated(page);
  const position = () => story(page).evaluate((bar) => getComputedStyle(bar).position);
  expect(await position()).toBe('sticky');
  await page.getByLabel(/^Comment as/).focus();
  expect(await position()).toBe('static');
}, 60_000);

it('lets a guest copy the link of a post, and use the share sheet of the device', async () => {
  const { app, path, id } = await openPost();
  const page = await app.person({ ...PHONE, ...clipboard });
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = `shared ${shared?.url}`;
      return Promise.resolve();
    };
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied to clipboard!', { exact: true }).first().waitFor();
  const url = `${app.services.publicOrigin}/post/${id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.getByRole('button', { name: 'Share with this device …' }).click();
  await expect.poll(() => page.title()).toBe(`shared ${url}`);
  // The dialog stays for members.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Sign up to share and unlock all features! 🚀').waitFor();
}, 60_000);
