import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { changeInstance } from '../app/domain/instance/instance.server.ts';
import { addMember } from '../test/factories/sign-in.ts';
import { hydrated } from './hydrated.ts';
import { openApp, writeHumblebrag } from './open-app.ts';
import { addDevice, fillIn } from './passkey-device.ts';
import { POST_REGENERATED } from '../app/features/writing/preview-words.ts';
import { signInMessage } from '../app/domain/sign-in/sign-in-words.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const siteOf = ({ services }: App) => `http://localhost:${services.port}`;

async function signUp(page: Page, site: string, name: string): Promise<string> {
  await page.goto(`${site}/signup`);
  await hydrated(page);
  return fillIn(page, name);
}

async function signIn(page: Page, site: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${site}/login`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(signInMessage('login', 'signed-in').text).first().waitFor();
  await page.waitForURL(`${site}/home`);
}

it('signs up with a passkey, keeps the post of the guest, and comes back with one touch', async () => {
  const app = await openApp();
  const site = siteOf(app);
  const page = await app.person();
  const takeOut = await addDevice(page);
  await page.goto(`${site}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  const code = await signUp(page, site, 'Ada Lovelace');
  await page.waitForURL(`${site}/home`);
  await page.goto(`${site}/account`);
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await page.getByRole('main').getByText('—', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Another one' }).count()).toBe(1);
  await signIn(page, site);
  await addDevice(page, 'usb');
  await page.goto(`${site}/account?tab=settings`);
  await hydrated(page);
  await page.getByLabel('Name of the device').fill('Blue key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(signInMessage('connect', 'connected').text).first().waitFor();
  await page.getByText('Blue key').waitFor();
  await page.getByRole('button', { name: 'Remove Passkey in Chrome' }).click();
  await expect
    .poll(() => app.db.selectFrom('passkeys').select('label').execute())
    .toEqual([{ label: 'Blue key' }]);
  // The device in hand now is the one that was removed.
  await takeOut();
  await signIn(page, site);
  await page.context().clearCookies();
  await page.goto(`${site}/login`);
  await page.getByRole('link', { name: 'Lost your passkey?' }).click();
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await page.waitForURL(`${site}/account?tab=settings`);
  await page.getByText('9 left.').waitFor();
  await page.getByRole('button', { name: 'Replace them by new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep these codes' });
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  const remove = page.getByRole('button', { name: 'Remove Blue key' });
  const words = page.getByText('Then only your 10 recovery codes let you in.');
  expect([await remove.isVisible(), await words.isVisible()]).toEqual([false, false]);
  await page.getByText('Remove …').click();
  await words.waitFor();
  await remove.click();
  await page.getByText('None. A passkey signs you in').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added. From now on one touch lets you in.').first().waitFor();
});

it('finishes in the prompt what had opened it, and confirms an old sign-in by touch', async () => {
  const app = await openApp();
  const site = siteOf(app);
  const page = await app.person();
  await addDevice(page);
  await page.goto(`${site}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  await page.getByRole('button', { name: 'Regenerate Post' }).click();
  await fillIn(page, 'Grace');
  await page.getByText(POST_REGENERATED, { exact: true }).waitFor();
  await app.db.updateTable('sessions').set({ created_at: 0 }).execute();
  await page.goto(`${site}/account?tab=settings`);
  await hydrated(page);
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in again with a passkey' }).click();
  await page.getByText(signInMessage('login', 'confirmed').text, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
});

it('turns off what an instance by invitation refuses, and leads from the prompt to who may sign up', async () => {
  const app = await openApp();
  const admin = { ...(await addMember(app.services)), isAdmin: true } as const;
  await changeInstance(app.services, admin, { signUp: 'invitation' });
  const site = siteOf(app);
  const guest = await app.person();
  const note = guest.getByText('Sign-up here needs an invitation link.');
  // The server follows within a second.
  await expect.poll(async () => (await guest.goto(`${site}/signup`)) && note.count()).toBe(1);
  const refused = guest.getByRole('button', { name: /^Sign up with/, disabled: true });
  expect(await refused.count()).toBe(1);
  await guest.goto(`${site}/generator?style=humblebrag`);
  await writeHumblebrag(guest);
  await guest.waitForURL('**/preview?generation=*');
  await guest.getByRole('button', { name: 'Regenerate Post' }).click();
  await guest.getByRole('link', { name: 'See who may sign up' }).click();
  await guest.waitForURL(/\/signup\?next=/);
});

it('says at a number why passkeys do not work, and leads to where they do', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/signup`);
  // Where there is another way in, the reason waits for those who ask for it.
  await page.getByText('Why no passkey?').click();
  await page.getByText('they need a name, not a number').waitFor();
  expect(await page.getByRole('button', { name: 'Sign up with a passkey' }).count()).toBe(0);
  await page.getByRole('link', { name: `Open ${siteOf(app)}` }).click();
  await page.waitForURL(`${siteOf(app)}/**`);
});
