import { expect, it } from 'vitest';
import { addNotice } from '../app/notices/add-notice.server.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const wide = { viewport: { width: 1440, height: 900 } };

it('counts notices at the bell down as they are read', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, wide);
  for (const text of ['Kevin was moved.', 'Grace was moved.', 'Somebody pressed.']) {
    const link = '/account';
    await addNotice(app.services, { userId: member.id, kind: 'reactions', text, link });
  }
  await page.reload();
  await page.getByRole('link', { name: 'Notices, 3 unread' }).click();
  const kevin = page.getByRole('listitem').filter({ hasText: 'Kevin was moved.' });
  await kevin.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('link', { name: 'Notices, 2 unread' }).waitFor();
  const grace = page.getByRole('listitem').filter({ hasText: 'Grace was moved.' });
  await grace.getByRole('link', { name: 'Have a look' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
  await page.getByLabel('Comments').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Notice settings saved.', { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Comments').isChecked()).toBe(false);
  expect(await page.getByLabel('Reactions').isChecked()).toBe(true);
});

it('marks notices as read without script', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, { ...wide, javaScriptEnabled: false });
  await addNotice(app.services, { userId: member.id, kind: 'comments', text: 'Kevin: “This.”' });
  await page.goto(`${app.origin}/notices`);
  await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
  expect(await page.getByText('Kevin: “This.”').isVisible()).toBe(true);
});
