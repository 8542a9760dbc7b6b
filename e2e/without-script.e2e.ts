import { expect, it } from 'vitest';
import { button, openApp, WIDE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const PLAIN = { ...WIDE, javaScriptEnabled: false };

it('leads to the form of a new request, and keeps what is typed', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, PLAIN);
  await page.goto(`${app.origin}/requests?sort=newest`);
  const idea = page.getByLabel('Your idea');
  await idea.fill('A fax export');
  for (const name of ['New request', 'Feature Request']) {
    for (const link of await page.getByRole('link', { name, exact: true }).all()) {
      await link.click();
      expect([name, await idea.inputValue()]).toEqual([name, 'A fax export']);
    }
  }
  expect(await button(page, 'New request').count()).toBe(0);
  await page.goto(`${app.origin}/home`);
  await page.getByRole('link', { name: 'Feature Request', exact: true }).click();
  await idea.fill('A fax export');
  await button(page, 'Submit request').click();
  await page.getByText('A fax export').waitFor();
});
