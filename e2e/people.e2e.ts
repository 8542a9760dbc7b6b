import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addMember } from '../test/factories/sign-in.ts';
import { WIDE, hasFocus, openApp, writePostInPage } from './open-app.ts';
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
  await page.goto(`${app.origin}/account`);
  await page.getByLabel('Display name').fill('Countess Ada');
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
