import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { addMember } from '../test/factories/sign-in.ts';

it('shows the privacy page without the framework, and works', async () => {
  const app = await openApp();
  const page = await app.person();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${app.origin}/privacy`, { waitUntil: 'networkidle' });
  expect(files.filter((file) => /entry\.client|manifest-|root-.*js/.test(file))).toEqual([]);
  // The measuring of the visit comes after the page has loaded.
  const first = files.filter((file) => file.endsWith('.js') && !file.includes('web-vitals'));
  expect(first.length).toBeLessThan(10);

  const theme = page.getByRole('button', { name: 'Theme: Follow the system' });
  await theme.click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.reload();
  await page.getByRole('button', { name: 'Theme: Dark' }).waitFor();

  // Out of it by a whole document, from there on by the router.
  await page
    .getByRole('link', { name: /^Broetry/ })
    .first()
    .click();
  await page.waitForURL(`${app.origin}/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await page.getByRole('button', { name: 'Theme: Follow the system' }).waitFor();
});

it('leaves the front page when somebody has signed in beside it', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(app.origin);
  const other = await page.context().newPage();
  await other.goto(`${app.origin}/login`);
  const { cookie } = await addMember(app.services);
  await page.context().addCookies([{ ...cookie, url: app.origin }]);
  await other.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
    new BroadcastChannel('broetry-auth').postMessage('signed-in');
  });
  await page.waitForURL('**/home');
});
