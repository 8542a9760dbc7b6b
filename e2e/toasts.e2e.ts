import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { openApp, PHONE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

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
  const copied = page.getByText('Copied to clipboard!', { exact: true });
  await copied.waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await truth.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Failed to copy text', { exact: true }).waitFor();
  expect(await copied.isVisible()).toBe(false);

  // So long after it, a change of page has nothing to do with it.
  await page.waitForTimeout(2100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await expect.poll(() => copied.count()).toBe(0);
  expect(await page.getByText('Failed to copy text', { exact: true }).count()).toBe(1);
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
