import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import { inspectPage } from './inspect-page.ts';
import { hasFocus, openApp } from './open-app.ts';

const POST = [
  'My barista spelled my name wrong today.',
  'I smiled. Because that is what 500 leaders do.',
  'Agree?',
].join('\n\n');

const field = (page: Page) => page.getByRole('textbox', { name: 'Original Post' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Comments written by the house' });

it('keeps one post over four tabs, by keyboard and by address', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/reply-generator`);
  await hydrated(page);
  await field(page).fill(POST);
  await page.getByLabel('One Liner').check();
  await tab(page, 'Reply').focus();
  for (const [name, path] of [
    ['What it means', '/translate'],
    ['Score', '/reply-generator?tab=score'],
    ['Comments', '/reply-generator?tab=comments'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hasFocus(tab(page, name))).toBe(true);
    await tab(page, name)
      .and(page.getByRole('tab', { selected: true }))
      .waitFor();
    expect(page.url()).toBe(`${app.origin}${path}`);
    await expect.poll(() => field(page).inputValue()).toBe(POST);
    if (name === 'What it means') await page.getByText('Press something.').waitFor();
    if (name === 'Score') await page.getByText('Cringe score:').waitFor();
    if (name === 'Comments') await section(page).getByRole('listitem').first().waitFor();
    expect(await inspectPage(page)).toEqual([]);
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(tab(page, 'Reply'))).toBe(true);
  expect(await page.getByLabel('One Liner').isChecked()).toBe(true);
  await page.keyboard.press('End');
  await page.reload();
  await section(page).getByRole('listitem').first().waitFor();
  expect(await field(page).inputValue()).toBe(POST);
}, 90_000);

it('opens What it means at /translate, and takes the post along from there', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/terms`);
  // A form without script is a document with the post in it.
  await page.evaluate((text) => {
    const fields = Object.entries({ text, direction: 'to-truth' });
    const form = Object.assign(document.createElement('form'), { method: 'post' });
    form.action = '/translate';
    for (const [name, value] of fields) {
      form.append(Object.assign(document.createElement('textarea'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, POST);
  await page.waitForURL(`${app.origin}/translate`);
  await page.getByRole('heading', { name: 'React to a post' }).waitFor();
  await hydrated(page);
  expect(await page.title()).toContain('Translate LinkedIn-speak, both ways');
  expect(await field(page).inputValue()).toBe(POST);
  await tab(page, 'What it means').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  expect(page.url()).toBe(`${app.origin}/reply-generator`);
  await expect.poll(() => field(page).inputValue()).toBe(POST);
  expect(await hasFocus(tab(page, 'Reply'))).toBe(true);
}, 60_000);

it('shows every tab without script, as a link', async () => {
  const app = await openApp();
  const page = await app.person({ javaScriptEnabled: false });
  await page.goto(`${app.origin}/reply-generator`);
  await tab(page, 'Comments').click();
  await page.waitForURL(`${app.origin}/reply-generator?tab=comments`);
  await tab(page, 'Comments')
    .and(page.getByRole('tab', { selected: true }))
    .waitFor();
  await page.goto(`${app.origin}/reply-generator?tab=meaning`);
  expect(page.url()).toBe(`${app.origin}/translate`);
  await field(page).fill('Agree?');
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByText('Press something. It does not matter what.').waitFor();
}, 90_000);

it('comments on what is pasted, and leaves grave words alone', async () => {
  const app = await openApp();
  const page = await app.person();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/comment-sections')) return;
    asked.push((request.postDataJSON() as { text: string }).text);
  });
  await page.goto(`${app.origin}/reply-generator?tab=comments`);
  await hydrated(page);
  await page.getByText('Eight people who do not exist will comment on it.').waitFor();
  await field(page).fill('Thrilled to announce a sandwich.');
  await section(page).getByRole('listitem').first().waitFor();
  expect(asked).toEqual(['Thrilled to announce a sandwich.']);
  await field(page).fill('My father passed away last night.');
  await page.getByText('The house has nothing to add here.', { exact: false }).waitFor();
  expect(await section(page).getByRole('listitem').count()).toBe(0);
}, 60_000);
