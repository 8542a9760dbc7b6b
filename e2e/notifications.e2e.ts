import { expect, it } from 'vitest';
import { addNotification } from '../app/domain/notifications/notifications.server.ts';
import { hydrated } from './hydrated.ts';
import { WIDE, openApp, PHONE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { PREFERENCES_SAVED } from '../app/domain/notifications/notifications.ts';
import { COPIED, TEXT_COPY_FAILED } from '../app/ui/clipboard.tsx';

it('counts notifications in the profile menu down as they are read', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  for (const text of [
    'Kevin was moved.',
    'Grace was moved.',
    'Somebody pressed.',
    'Dana agreed.',
  ]) {
    const link = '/account';
    await addNotification(app.services, { userId: member.id, kind: 'reactions', text, link });
  }
  await page.reload();
  const menu = page.getByRole('button', { name: 'Profile menu' });
  await expect.poll(() => menu.getAttribute('aria-label')).toBe('Profile menu, 4 unread');
  await menu.click();
  await page.getByRole('link', { name: 'Notifications, 4 unread' }).click();
  const kevin = page.getByRole('listitem').filter({ hasText: 'Kevin was moved.' });
  await kevin.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('button', { name: 'Profile menu, 3 unread' }).waitFor();
  const grace = page.getByRole('listitem').filter({ hasText: 'Grace was moved.' });
  await grace.getByRole('link').click();
  await page.waitForURL('**/account');
  await menu.click();
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Profile menu', exact: true }).waitFor();
  // They stand open where there is room.
  await page.getByLabel('Comments').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(PREFERENCES_SAVED, { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('4 of 5 kinds').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'What to tell you' }).click();
  expect(await page.getByLabel('Comments').isChecked()).toBe(false);
  expect(await page.getByLabel('Reactions').isChecked()).toBe(true);
});

it('shows a toast at the bottom right, once with its number, and reads it out', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  const save = page.getByRole('button', { name: 'Save' });
  const toasts = page.getByRole('listitem').filter({ hasText: PREFERENCES_SAVED });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.origin}/notifications`);
    const open = page.getByRole('heading', { name: 'What to tell you' });
    if (width < 768) await open.click();
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
    // The end of the page can be read above it.
    if (width < 640) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = (await page.locator('footer').boundingBox())!;
      await expect.poll(async () => end.y + end.height <= (await box()).y).toBe(true);
    }
    const { x, y, width: broad } = await box();
    expect(x + broad).toBe(width - margin);
    expect(x).toBeGreaterThanOrEqual(margin);
    // Nothing of the bar is covered, and what is said is said to everybody.
    expect(y).toBeGreaterThan(64);
    await page.reload();
    if (width < 768) await open.click();
    await save.click();
    const spoken = page.locator('[role=status]').filter({ hasText: PREFERENCES_SAVED });
    await expect.poll(() => spoken.count()).toBeGreaterThan(0);
  }
});

const POST = 'I got rejected from 47 jobs.\n\nAgree?';

it('leaves good news on the page it was about, and shows one at a time on a phone', async () => {
  const app = await openApp();
  const page = await app.person({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${app.origin}/translate`);
  await page.getByRole('textbox', { name: 'Original Post' }).fill(POST);
  const truth = page.getByRole('region', { name: 'Blunt truth' });
  await truth.getByRole('button', { name: 'Copy' }).click();
  const copied = page.getByText(COPIED, { exact: true });
  await copied.waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await truth.getByRole('button', { name: 'Copy' }).click();
  await page.getByText(TEXT_COPY_FAILED, { exact: true }).waitFor();
  expect(await copied.isVisible()).toBe(false);

  // So long after it, a change of page has nothing to do with it.
  await page.waitForTimeout(2100);
  // The toast may lie over the end of the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await expect.poll(() => copied.count()).toBe(0);
  expect(await page.getByText(TEXT_COPY_FAILED, { exact: true }).count()).toBe(1);
});

it('covers nothing that is shown once: it goes to the free side, or waits', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { page } = await openAs(app, { email: 'boss@corp.example' }, PHONE);
  await page.clock.install();
  await page.goto(`${app.origin}/admin/sign-up`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Make an invitation link' }).click();
  // A role leaves out what waits.
  const toast = page.locator('li', { hasText: 'Invitation made.' });
  const link = page.getByRole('region', { name: 'Copy it now' });
  await toast.waitFor();
  // It stays until the test lets time pass.
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const scrollTo = (block: 'start' | 'end') =>
    link.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
  const edges = async () => {
    if (!(await toast.isVisible())) return 'waits';
    const [shown, kept] = [await toast.boundingBox(), await link.boundingBox()];
    if (!shown || !kept) return 'gone';
    const isApart = shown.y >= kept.y + kept.height || shown.y + shown.height <= kept.y;
    return `${isApart ? 'free' : 'covered'} ${shown.y < PHONE.viewport.height / 2 ? 'top' : 'bottom'}`;
  };
  await scrollTo('end');
  await expect.poll(edges).toBe('free top');
  await scrollTo('start');
  await expect.poll(edges).toBe('free bottom');
  await page.setViewportSize({ width: 390, height: 260 });
  await expect.poll(edges).toBe('waits');
  // Its six seconds have not begun.
  await page.clock.runFor(20_000);
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(edges).toMatch('free');
  await page.clock.runFor(10_000);
  await toast.waitFor({ state: 'detached' });
});

it('says that the reader is offline only where the server does not answer', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const note = page.getByText('You are offline.');
  const asked = page.waitForResponse('**/livez');
  await page.goto(`${app.origin}/translate`);
  expect((await asked).status()).toBe(200);
  await hydrated(page);
  expect(await note.count()).toBe(0);
  app.expectComplaints(/ERR_FAILED/);
  await page.route('**/livez', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await note.waitFor();
});
