import { expect, it } from 'vitest';
import { WIDE, openApp } from './open-app.ts';
import { openAs, signOutByMenu } from './sign-in-as.ts';

it('shows the next person nothing of what a member typed', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  const form = `${app.origin}/generator?style=gpt4-context`;
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(form);
    await tab.getByRole('textbox').fill('my secret merger');
  }
  await page.goto(`${app.origin}/home`);
  await signOutByMenu(page);
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.goto(form);
  expect(await page.getByRole('textbox').inputValue()).toBe('');
  await expect.poll(() => other.getByRole('textbox').inputValue()).toBe('');
});

it('shows the next person nothing of the posts and replies of a member', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/reply-generator`);
  const pasted = page.getByPlaceholder('Paste the LinkedIn post content here...');
  await pasted.fill('We are thrilled to announce my secret merger.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  const other = await page.context().newPage();
  await other.goto(`${app.origin}/reply-generator`);
  await other.getByPlaceholder('Paste').fill('my other secret');
  await page.goto(`${app.origin}/home`);
  await signOutByMenu(page);
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.goto(`${app.origin}/reply-generator`);
  expect(await pasted.inputValue()).toBe('');
  expect(await page.getByText('secret').count()).toBe(0);
  await expect.poll(() => other.getByPlaceholder('Paste').inputValue()).toBe('');
  expect(await other.getByText('secret').count()).toBe(0);
});

it('keeps a member’s post out of the way back', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await page.getByRole('textbox').fill('my secret merger');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.waitForURL('**/preview?generation=*');
  await page.getByText('secret merger').first().waitFor();
  await page.reload();
  await page.getByText('secret merger').first().waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/home');
  await signOutByMenu(page);
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await page.waitForTimeout(300);
    expect(await page.getByText('secret').count()).toBe(0);
  }
});
