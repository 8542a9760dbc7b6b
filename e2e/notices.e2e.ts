import { expect, it } from 'vitest';
import { addNotification } from '../app/domain/notifications/notifications.server.ts';
import { WIDE, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

it('counts notices in the profile menu down as they are read', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  for (const text of ['Kevin was moved.', 'Grace was moved.', 'Somebody pressed.']) {
    const link = '/account';
    await addNotification(app.services, { userId: member.id, kind: 'reactions', text, link });
  }
  await page.reload();
  const menu = page.getByRole('button', { name: 'Profile menu' });
  await expect.poll(() => menu.getAttribute('aria-label')).toBe('Profile menu, 3 unread');
  await menu.click();
  await page.getByRole('link', { name: 'Notices, 3 unread' }).click();
  const kevin = page.getByRole('listitem').filter({ hasText: 'Kevin was moved.' });
  await kevin.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('button', { name: 'Profile menu, 2 unread' }).waitFor();
  const grace = page.getByRole('listitem').filter({ hasText: 'Grace was moved.' });
  await grace.getByRole('link', { name: 'Have a look' }).click();
  await page.waitForURL('**/account');
  await menu.click();
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Profile menu', exact: true }).waitFor();
  await page.getByLabel('Comments').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Notice settings saved.', { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Comments').isChecked()).toBe(false);
  expect(await page.getByLabel('Reactions').isChecked()).toBe(true);
});

it('shows a toast at the bottom right, once with its number, and reads it out', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  const save = page.getByRole('button', { name: 'Save' });
  const toasts = page.getByRole('listitem').filter({ hasText: 'Notice settings saved.' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.origin}/notices`);
    // On a phone at the very edge, where it lies on as little as it can.
    const margin = width < 640 ? 8 : 16;
    await save.click();
    await expect.poll(() => toasts.count()).toBe(1);
    // The same once more is one toast with its number.
    await save.click();
    await toasts.filter({ hasText: '2' }).waitFor();
    const box = async () => (await toasts.first().boundingBox())!;
    // It comes with a movement.
    await expect
      .poll(async () => Math.round((await box()).y + (await box()).height))
      .toBe(800 - margin);
    const { x, y, width: broad } = await box();
    expect(x + broad).toBe(width - margin);
    expect(x).toBeGreaterThanOrEqual(margin);
    // Nothing of the bar is covered, and what is said is said to everybody.
    expect(y).toBeGreaterThan(64);
    await page.reload();
    await save.click();
    const spoken = page.locator('[role=status]').filter({ hasText: 'Notice settings saved.' });
    await expect.poll(() => spoken.count()).toBeGreaterThan(0);
  }
});
