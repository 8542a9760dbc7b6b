import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addMember } from '../test/factories/sign-in.ts';
import { hydrated } from './hydrated.ts';
import { PHONE, WIDE, hasFocus, openApp, writePostInPage } from './open-app.ts';
import { openQuietly } from './open-quietly.ts';
import { openAs } from './sign-in-as.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@id.example' };

const sidebar = (page: Page) => page.locator('.sidebar');
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width ?? 0;

it('shows a sidebar from 1024 px on, and one way around below', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADA.email } });
  const { page } = await openAs(app, ADA);
  for (const width of [1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.origin}/home`);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
    expect([width, await sidebar(page).isVisible()]).toEqual([width, width === 1024]);
    expect(await page.getByRole('button', { name: 'Profile menu' }).count()).toBe(1);
    const home = page.getByRole('link', { name: 'Home', exact: true });
    expect(await home.getAttribute('aria-current')).toBe('page');
  }
});

it.each(['Wordsmithery', 'Mmmmmmmmmmmm'])(
  'shows the whole name %s, of twelve letters, in the bar of a guest on a phone',
  async (name) => {
    const app = await openApp({ env: { INSTANCE_NAME: name } });
    const page = await app.person(PHONE);
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${app.origin}/login`);
      const shown = page.getByRole('banner').getByText(name, { exact: true });
      const isWhole = (node: Element) =>
        node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight;
      expect([width, await shown.evaluate(isWhole)]).toEqual([width, true]);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
    }
  },
);

it('remembers how the sidebar was left, and the server knows before the page wakes up', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, WIDE);
  await page.goto(`${app.origin}/home`);
  const toggle = page.getByRole('button', { name: 'Sidebar' });
  await expect.poll(() => width(page)).toBe(240);
  await toggle.click();
  await expect.poll(() => width(page)).toBe(68);
  expect(await hasFocus(toggle)).toBe(true);
  // Closed, every entry keeps its name.
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
  await page.getByRole('link', { name: ADA.name }).waitFor();
  const state = await page.context().storageState();
  const plain = await app.person({ ...WIDE, javaScriptEnabled: false, storageState: state });
  await plain.goto(`${app.origin}/home`);
  expect(await width(plain)).toBe(68);
  await page.reload();
  expect(await width(page)).toBe(68);
  await toggle.click();
  await expect.poll(() => width(page)).toBe(240);
  await page.reload();
  expect(await width(page)).toBe(240);
  // The generator needs the room, and leaves what is remembered as it is.
  await page.goto(`${app.origin}/generator`);
  expect(await width(page)).toBe(68);
});

it('draws a meeting above the footer of a page that leaves room, and none below a long one', async () => {
  const app = await openApp();
  const page = await app.person({ viewport: { width: 1280, height: 1500 } });
  for (const [path, isShort] of [
    ['/bookmarklet', true],
    ['/terms', false],
  ] as const) {
    await page.goto(app.origin + path);
    expect([path, await page.locator('.meeting').isVisible()]).toEqual([path, isShort]);
  }
  // Where somebody is at a table already, nobody meets below.
  app.expectComplaints(/404/);
  await page.setViewportSize({ width: 390, height: 2200 });
  for (const [path, isEmpty] of [
    ['/bookmarklet', true],
    ['/report', false],
    ['/nowhere', false],
  ] as const) {
    await page.goto(app.origin + path);
    expect([path, await page.locator('.meeting').isVisible()]).toEqual([path, isEmpty]);
  }
});

it('shows the settings of the account behind a tab', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, PHONE);
  await page.goto(`${app.origin}/account`);
  const posts = page.getByText('No posts generated yet');
  const settings = page.getByRole('complementary', { name: 'Account settings' });
  expect([await posts.isVisible(), await settings.isVisible()]).toEqual([true, false]);
  await page.getByRole('link', { name: 'Settings' }).click();
  await settings.waitFor();
  expect(await posts.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Generated Posts' }).click();
  await posts.waitFor();
  // An address of a part of the settings opens it, as after a form that was rejected without script.
  await page.goto(`${app.origin}/account#name-and-bio`);
  await settings.waitFor();
});

it('leads from Try Free to the sign-up once the free post is used', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/generator`);
  const link = page.getByRole('link', { name: 'Try Free' });
  expect(await link.getAttribute('href')).toBe('/generator');
  await writePostInPage(page, app.origin);
  await expect.poll(() => link.getAttribute('href')).toBe('/signup');
  await link.click();
  await page.getByRole('heading', { name: 'Join us.' }).waitFor();
  const clicks = () =>
    app.db.selectFrom('guest_events').selectAll().where('event', '=', 'try_now_click').execute();
  await expect.poll(async () => (await clicks()).length).toBe(1);
});

it('offers every way in within the prompt, and keeps where the person was', async () => {
  const app = await openApp();
  const page = await app.person();
  await writePostInPage(page, app.origin);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'I already have an account' }).waitFor();
  // It is not set up here, and there are other ways.
  expect(await dialog.getByRole('button', { name: 'Sign up with Google' }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'I already have an account' }).click();
  await page.waitForURL('**/login?next=*');
  const { id } = await app.db.selectFrom('generations').select('id').executeTakeFirstOrThrow();
  const next = () => new URL(page.url()).searchParams.get('next');
  expect(next()).toBe(`/preview?generation=${id}&then=copy`);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/signup?next=*');
  expect(next()).toBe(`/preview?generation=${id}&then=copy`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?next=*');
  expect(next()).toBe(`/preview?generation=${id}&then=copy`);
});

it('notices at the way back that somebody signed in or out meanwhile, under the same policy', async () => {
  const app = await openApp();
  const member = await addMember(app.services, ADA);
  const page = await app.person();
  await page.clock.install();
  await openQuietly(page, `${app.origin}/generator`);
  const nonce = () => page.evaluate(() => document.querySelector('script')?.nonce);
  const before = await nonce();
  await page.context().addCookies([{ ...member.cookie, url: app.origin }]);
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.clock.fastForward(31_000);
  await comeBack();
  await page.getByRole('link', { name: ADA.name }).waitFor();
  // Under a changed nonce the dialog's own style would be refused, and fail this test.
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await nonce()).toBe(before);
  await app.db.deleteFrom('sessions').execute();
  await page.clock.fastForward(31_000);
  await comeBack();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
});

it('shows a changed name everywhere at once', async () => {
  const app = await openApp();
  const { page } = await openAs(app, ADA, WIDE);
  await page.goto(`${app.origin}/account?tab=settings`);
  // The focus brings the label into sight with a field that the edge of the window cuts.
  const field = page.getByLabel('Display name');
  await field.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top + 20));
  await field.focus();
  const label = page.locator('label').filter({ hasText: 'Display name' });
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await field.fill('Countess Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Countess Ada' }).waitFor();
});

it('shows the first letter in place of a photo that does not come', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, ADA, WIDE);
  const photo = async (photo_url: string) => {
    await app.db.updateTable('users').set({ photo_url }).where('id', '=', member.id).execute();
    await openQuietly(page, `${app.origin}/home`);
  };
  const account = page.getByRole('button', { name: 'Profile menu' });
  await photo('/favicon.svg');
  expect(await account.locator('img').isVisible()).toBe(true);
  await photo('/nowhere.png');
  await expect.poll(() => account.locator('img').count()).toBe(0);
  expect(await account.innerText()).toBe('A');
  app.expectComplaints(/404/);
});

it('follows a link in the same document, once in the history, and leaves a new tab to the browser', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/login`);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const link = page.getByRole('link', { name: 'Translate', exact: true });
  for (const _ of ['there', 'there already']) {
    await link.click();
    await page.waitForURL(`${origin}/translate`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // `history.length` stops at 50, and pages of earlier journeys are used again.
  // The browser shows the address at once, and the page when its data are there.
  const welcome = page.getByRole('heading', { name: 'Welcome back.' });
  await page.goBack();
  await page.waitForURL(`${origin}/login`);
  await welcome.waitFor();
  await page.goForward();
  await page.waitForURL(`${origin}/translate`);
  await welcome.waitFor({ state: 'detached' });
  expect(await page.locator('html[data-kept]').count()).toBe(1);
  // Whether the browser then opens a tab is its own affair: a busy one sometimes did not.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      document.documentElement.dataset['prevented'] = String(event.defaultPrevented);
      event.preventDefault();
    }),
  );
  const signIn = page.getByRole('link', { name: 'Sign In', exact: true });
  await signIn.click({ modifiers: ['Control'] });
  await page.locator('html[data-prevented="false"]').waitFor();
  expect(page.url()).toBe(`${origin}/translate`);
  await signIn.click();
  await page.waitForURL(`${origin}/login`);
  await page.locator('html[data-prevented="true"]').waitFor();
});

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

type Visit = { path: string; lcp?: number; inp?: number; cls?: number };

/** The reader turns to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

it('measures paint, shift and input delay of a visit, and sends it once', async () => {
  const app = await openApp();
  const page = await app.person();
  const visits: Visit[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) visits.push(request.postDataJSON() as Visit);
  });
  const path = '/community';
  await openQuietly(page, app.origin + path);
  await page.evaluate(() => (document.body.style.paddingTop = '150px'));
  await page.waitForTimeout(1300);
  await page.locator('h1').click();
  await page.waitForTimeout(500);
  await hide(page);
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]).toMatchObject({ path });
  expect(visits[0]!.lcp).toBeGreaterThan(0);
  expect(visits[0]!.cls).toBeGreaterThan(0);
  expect(visits[0]!.inp).toBeGreaterThanOrEqual(0);
  // A sleeping page that wakes afterwards is still the same visit.
  await page.dispatchEvent('body', 'pointermove');
  await hydrated(page);
  await hide(page);
  await page.waitForTimeout(300);
  expect(visits).toHaveLength(1);
});
