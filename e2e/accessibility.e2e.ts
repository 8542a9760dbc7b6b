import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addNotice } from '../app/notices/add-notice.server.ts';
import { openApp, writeHumblebrag } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; nodes: { html: string }[] };

/** Everything the automatic check finds on the page as it is now. */
async function findings(page: Page): Promise<string[]> {
  await page.waitForTimeout(400);
  // Evaluated by the debugger, which the page's content policy does not bind.
  await page.evaluate(source);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

it.each(['light', 'dark'] as const)('has nothing to find in %s', async (colorScheme) => {
  const { person, origin } = await openApp();
  const page = await person({ colorScheme, reducedMotion: 'reduce' });
  expect(await findings(page)).toEqual([]);
  for (const path of [
    '/generator',
    '/generator?style=gpt4-context',
    '/generator?style=buzzword-soup',
    '/generator?style=limerick',
    '/login',
    '/signup',
    '/owner-link?token=x',
    '/auth/demo/start?mode=redirect',
  ]) {
    await page.goto(origin + path);
    expect([path, await findings(page)]).toEqual([path, []]);
  }
  await page.goto(`${origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findings(page)).toEqual([]);
});

it.each([
  ['light', 390],
  ['dark', 390],
  ['light', 1440],
  ['dark', 1440],
] as const)('has nothing to find for a member in %s at %i px', async (colorScheme, width) => {
  const app = await openApp({ env: { ADMIN_EMAILS: 'ada@id.example' } });
  const context = {
    colorScheme,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  } as const;
  const { page, member } = await openAs(app, { email: 'ada@id.example' }, context);
  await addNotice(app.services, { userId: member.id, kind: 'comments', text: 'x', link: '/home' });
  for (const path of ['/home', '/notices', '/account', '/admin', '/login', '/signup']) {
    await page.goto(app.origin + path);
    expect([path, await findings(page)]).toEqual([path, []]);
  }
  if (width < 1024) {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  for (let step = 1; step < 4; step += 1) {
    expect([step, await findings(page)]).toEqual([step, []]);
    await page.getByRole('button', { name: 'I Still Want to Leave' }).click();
  }
  expect(await findings(page)).toEqual([]);
});

it.each(['light', 'dark'] as const)(
  'has nothing to find on a page by itself in %s',
  async (colorScheme) => {
    const app = await openApp();
    app.expectComplaints(/403/);
    const { page } = await openAs(
      app,
      { disabled: true },
      { colorScheme, reducedMotion: 'reduce' },
    );
    await page.getByRole('heading', { name: 'You have been let go.' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${app.origin}/`);
  },
);

it.each([320, 390, 768, 1440])('never scrolls sideways at %i px', async (width) => {
  const { person, origin } = await openApp();
  const page = await person({ viewport: { width, height: 800 } });
  for (const path of [
    '/',
    '/generator',
    '/generator?style=gpt4-context',
    '/generator?style=motivational-bs',
    '/login',
    '/signup',
  ]) {
    await page.goto(origin + path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, excess]).toEqual([path, 0]);
  }
});
