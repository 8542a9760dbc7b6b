import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtRoutes } from '../test/built-routes.ts';
import { ask } from '../test/factories/ask-as-member.ts';
import { write } from '../test/factories/write-as-member.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

/** Every page that sends guests away; `WRITTEN`, `REQUEST` and `MEMBER` stand for what the test has made. */
const PAGES: Record<string, string> = {
  '/home': '/home',
  '/studio': '/studio?generation=WRITTEN',
  '/account': '/account',
  '/account/tokens': '/account/tokens',
  '/notices': '/notices',
  '/requests': '/requests',
  '/requests/:id': '/requests/REQUEST',
  '/resources': '/resources',
  '/admin': '/admin',
  '/admin/users': '/admin/users',
  '/admin/users/:id': '/admin/users/MEMBER',
  '/admin/system': '/admin/system',
  '/admin/log': '/admin/log',
  '/admin/feature-requests': '/admin/feature-requests',
  '/admin/moderation': '/admin/moderation',
};
const ADMIN = 'boss@corp.example';

it('knows every page that sends a guest away', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const sending: string[] = [];
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  for (const page of new Set(pages.map(({ pattern }) => pattern))) {
    const path = page.replaceAll(/:\w+|\*/g, 'none');
    const { status } = await app.browser().fetch(path, { headers: { accept: 'text/html' } });
    if (status >= 300 && status < 400) sending.push(page);
  }
  expect(sending.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

const signOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true });

it.each([
  ['a wide screen', 1440],
  ['a narrow one', 360],
] as const)(
  'shows the way out on every page that needs a sign-in, on %s',
  { timeout: 180_000 },
  async (_, width) => {
    const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
    const { page, member } = await openAs(
      app,
      { email: ADMIN },
      { viewport: { width, height: 800 } },
    );
    const own = { ...member, kind: 'member' } as never;
    const made: Record<string, string> = {
      WRITTEN: (await write(app.services, own, 'A post of mine.\nIn two lines.')).generationId,
      REQUEST: await ask(app.services, own, 'A fax export'),
      MEMBER: member.id,
    };
    for (const path of Object.values(PAGES)) {
      await page.goto(app.origin + path.replace(/[A-Z]{4,}/, (name) => made[name]!));
      expect([path, new URL(page.url()).pathname]).toEqual([
        path,
        expect.not.stringMatching(/^\/(login)?$/),
      ]);
      // It is in the menu that has the member's face.
      await page.getByRole('button', { name: 'Profile menu' }).click();
      const button = signOut(page).filter({ visible: true });
      await button.waitFor();
      await button.scrollIntoViewIfNeeded();
      expect([path, await button.count()]).toEqual([path, 1]);
    }
    // The last of them does what it says: without script, in one press.
    const still = await app.person({ javaScriptEnabled: false });
    await still.context().addCookies([{ ...member.cookie, url: app.origin }]);
    await still.setViewportSize({ width: 1440, height: 800 });
    await still.goto(`${app.origin}/admin/log`);
    await still.getByRole('button', { name: 'Profile menu' }).click();
    await signOut(still).filter({ visible: true }).click();
    await still.waitForURL((url) => url.pathname === '/');
    expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  },
);
