import { expect, it } from 'vitest';
import { openApp } from './open-app.ts';

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
