import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import {
  bookmarkletAddress,
  type SelectionAction,
} from '../app/features/bookmarklet/bookmarklet.ts';
import { openApp } from './open-app.ts';

const WORDS = 'Humbled & honored to announce: 100% “growth” #blessed 🚀 <b>Agree?</b>';

/** A page of another site, which lets nothing run and connect. */
async function elsewhere(policy: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(`<!doctype html><title>Feed</title><p id="post"></p><textarea id="draft"></textarea>
      <input id="password" type="password">`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise((done) => void server.close(() => done())));
  // Another name of this machine, so another origin.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function select(page: Page, words: string): Promise<void> {
  await page.evaluate((text) => {
    const post = document.querySelector('#post')!;
    post.textContent = text;
    const range = document.createRange();
    range.selectNodeContents(post);
    const selection = window.getSelection()!;
    selection.removeAllRanges();
    selection.addRange(range);
  }, words);
}

/** Presses the bookmark: the browser runs what it holds in the page that is open. */
async function press(page: Page, origin: string, action: SelectionAction): Promise<Page> {
  const address = bookmarkletAddress(origin, action);
  const code = decodeURIComponent(address.slice('javascript:'.length));
  const opened = page.context().waitForEvent('page');
  await page.evaluate(code);
  return opened;
}

async function twoSites() {
  const app = await openApp();
  const asked: string[] = [];
  const page = await app.person();
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto(await elsewhere("default-src 'none'"));
  return { ...app, page, asked };
}

it('takes what is selected on another site to a reply, a meaning and a score, in no address', async () => {
  const { page, origin, asked } = await twoSites();
  await select(page, WORDS);
  const tab = await press(page, origin, 'reply');
  await tab.waitForURL(`${origin}/reply-generator`);
  await tab.getByRole('heading', { name: 'React to a post' }).waitFor();
  await expect.poll(() => tab.locator('textarea').inputValue()).toBe(WORDS);
  // Nothing was written yet, and no server was told the words.
  const told = asked.filter((url) => /Humbled/.test(new URL(url).search + new URL(url).pathname));
  expect(told).toEqual([]);
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  const translated = await press(page, origin, 'translate');
  await translated.waitForURL(`${origin}/translate`);
  await expect.poll(() => translated.locator('textarea').inputValue()).toBe(WORDS);
  await translated
    .getByRole('region', { name: 'Blunt truth' })
    .getByText('I applied for this.')
    .waitFor();
  const judged = await press(page, origin, 'score');
  await judged.waitForURL(`${origin}/reply-generator#meaning`);
  await judged.getByRole('heading', { name: 'What it means' }).waitFor();
  await judged.getByText('Cringe score:').waitFor();
  expect(await judged.locator('textarea').inputValue()).toBe(WORDS);
});

it('takes the selected part of a field, never a password, and says so when nothing is selected', async () => {
  const { page, origin } = await twoSites();
  await page.locator('#draft').fill('I made a sandwich and learned.');
  await page.evaluate(() => {
    const draft = document.querySelector<HTMLTextAreaElement>('#draft')!;
    draft.focus();
    draft.setSelectionRange(2, 17);
  });
  const tab = await press(page, origin, 'translate');
  await expect.poll(() => tab.locator('textarea').inputValue()).toBe('made a sandwich');
  await page.locator('#password').fill('secret');
  await page.locator('#password').selectText();
  const empty = await press(page, origin, 'score');
  await empty.getByText('Nothing was selected there.', { exact: false }).waitFor();
  expect(await empty.content()).not.toContain('secret');
  await expect.poll(() => empty.url()).toBe(`${origin}/bookmarklet`);
});

it('is a link to drag whose address runs on other pages, and not on ours', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/bookmarklet`);
  const link = page.getByRole('main').getByRole('link', { name: 'Reply' });
  await expect.poll(() => link.getAttribute('href')).toMatch(/^javascript:void%20function/);
  const address = (await link.getAttribute('href'))!;
  const code = page.getByRole('textbox', { name: 'Reply' });
  // The code is a wall of signs: it is shown to those who ask for it.
  expect(await code.isVisible()).toBe(false);
  await page.getByText('Show the code').first().click();
  expect(await code.inputValue()).toBe(address);
  await link.click();
  await page.getByText('Drag it to your bookmarks bar', { exact: false }).first().waitFor();
  expect(page.url()).toBe(`${origin}/bookmarklet`);
  // As a bookmark does: its address, percent signs and all, read by the browser itself.
  const other = await page.context().newPage();
  await other.goto(await elsewhere("default-src 'self' 'unsafe-inline'"));
  await select(other, WORDS);
  const opened = page.context().waitForEvent('page');
  await other.evaluate((href) => {
    const bookmark = document.createElement('a');
    bookmark.href = href;
    bookmark.click();
  }, address);
  await expect.poll(async () => (await opened).locator('textarea').inputValue()).toBe(WORDS);
});
