import { expect, it } from 'vitest';
import { UNREACHED } from '../app/features/frame/use-reachable-pages.ts';
import { hydrated, toastsLoaded } from './hydrated.ts';
import { WIDE, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

it('stays on the page when the files of the next page fail to load, and goes there later', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error loading route/);
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await toastsLoaded(page);
  await page.getByLabel('Achievement').fill('Typed before the tunnel');
  const said = page.locator('li').filter({ hasText: UNREACHED });
  const library = page.getByRole('link', { name: 'Resources', exact: true }).first();

  await page.context().setOffline(true);
  await library.click();
  await said.waitFor();
  expect(new URL(page.url()).pathname).toBe('/generator');
  expect(await page.getByLabel('Achievement').inputValue()).toBe('Typed before the tunnel');
  await page.context().setOffline(false);
  await said.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/resources');
  await page.goto(`${app.origin}/generator?style=humblebrag`);
  await toastsLoaded(page);

  // The browser believes in its network, and the server is gone.
  const cut = (url: URL) => url.origin === app.origin;
  await page.route(cut, (route) => route.abort());
  await library.click();
  await said.waitFor();
  expect(new URL(page.url()).pathname).toBe('/generator');
  expect(await page.getByLabel('Achievement').inputValue()).toBe('Typed before the tunnel');
  await page.unroute(cut);
  await library.click();
  await page.waitForURL('**/resources');
});

it('loads the next page as a document when its files belong to an older build', async () => {
  const app = await openApp();
  // The page leaves while the data of the next one may still be on their way.
  app.expectComplaints(/404|Failed to fetch|Error loading route|BodyStreamBuffer was aborted/);
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/generator`);
  await hydrated(page);
  let isOld = true;
  await page.route(/\/assets\/resources-page-.*\.js/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // When it sets out: word of its arrival may come after the first of its files are asked for.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Viral Resource Library' }).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/resources');
});
