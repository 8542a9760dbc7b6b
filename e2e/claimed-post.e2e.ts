import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, openApp, writePostInPage } from './open-app.ts';
import { signUp } from './sign-up.ts';

/** Writes the free post; the result screen is there afterwards. */
async function writeFreePost(page: Page, origin: string): Promise<string> {
  await writePostInPage(page, origin);
  // It has its address before it is there as a whole.
  await page.getByRole('article').getByText('Broetry').waitFor();
  const lines = await page
    .getByRole('article')
    .locator(':scope > div p[dir=auto]')
    .allTextContents();
  return lines.join('\r\n\r\n');
}

it('finishes the copy that the prompt had stopped, and keeps the post', async () => {
  const app = await openApp();
  const page = await app.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const post = await writeFreePost(page, app.origin);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Sign up to copy and unlock all features! 🚀').waitFor();
  await signUp(page);
  await page.getByText('Welcome to the cringe side! 🎭', { exact: true }).waitFor();
  const copied = page.getByText('Post copied to clipboard!', { exact: true });
  const now = page.getByRole('button', { name: 'Copy now' });
  await copied.or(now).first().waitFor();
  if (await now.isVisible()) {
    expect(await hasFocus(now)).toBe(true);
    await now.click();
    await copied.waitFor();
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post);
  expect(new URL(page.url()).search).not.toContain('then');
  await page.goto(`${app.origin}/account`);
  await page.getByText('Posts Created').waitFor();
  expect(await page.getByRole('link', { name: 'Another one' }).count()).toBe(1);
  expect(await app.db.selectFrom('posts').select('type').execute()).toEqual([
    { type: 'generated' },
  ]);
});

it('asks for one press where the browser does not let the page copy by itself', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    let isPressed = false;
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        isPressed = target instanceof Element && target.textContent.includes('Copy now');
      },
      true,
    );
    navigator.clipboard.writeText = (text) =>
      isPressed ? write(text) : Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => isPressed;
  });
  await writeFreePost(page, app.origin);
  await page.getByRole('button', { name: 'Copy' }).click();
  await signUp(page);
  const now = page.getByRole('button', { name: 'Copy now' });
  await now.waitFor();
  expect(await hasFocus(now)).toBe(true);
  await now.click();
  await page.getByText('Post copied to clipboard!', { exact: true }).waitFor();
});
