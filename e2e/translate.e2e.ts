import { expect, it } from 'vitest';
import { inspectPage } from './inspect-page.ts';
import { openApp } from './open-app.ts';

const POST = [
  'I got rejected from 47 jobs.',
  'Everyone told me to give up.',
  'Yesterday, my 5-year-old asked me what I do.',
  "Here's what it taught me about B2B sales.",
  'Agree?',
].join('\n\n');

it('translates both ways as it is typed, makes a card and passes it on', async () => {
  const app = await openApp();
  const page = await app.person({ reducedMotion: 'reduce' });
  await page.goto(`${app.origin}/translate`);
  const field = page.getByRole('textbox', { name: 'Plain words' });
  const other = page.getByRole('region', { name: 'LinkedIn-speak' });
  await field.fill('I made a sandwich');
  await other.getByText(/end-to-end delivery of a sandwich/).waitFor();
  await other.getByText('Cringe score:').waitFor();

  // Another level and another voice say it otherwise; the words stay.
  const before = await other.innerText();
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  await expect.poll(() => other.innerText()).not.toBe(before);
  await page.getByRole('radio', { name: 'Executive memo' }).check({ force: true });
  expect(await field.inputValue()).toBe('I made a sandwich');

  await page.getByRole('button', { name: 'Swap' }).click();
  const post = page.getByRole('textbox', { name: 'LinkedIn-speak' });
  expect(await post.inputValue()).toBe('I made a sandwich');
  await post.fill(POST);
  const truth = page.getByRole('region', { name: 'Blunt truth' });
  await truth.getByText('Rejected N Times').waitFor();
  const quotes = await truth.locator('blockquote').allInnerTexts();
  expect(quotes.length).toBeGreaterThan(4);
  for (const quote of quotes) expect(POST).toContain(quote.slice(1, -1));
  expect(await inspectPage(page)).toEqual([]);

  await truth.getByRole('link', { name: 'They said / They meant' }).click();
  await page.getByText('The words are in the address of this page').waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('they-said-they-meant.png');
}, 90_000);

it('says how long is too long, and loses nothing of it', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  const long = 'synergy '.repeat(2500);
  const field = page.getByRole('textbox', { name: 'Plain words' });
  await field.fill(long);
  await page.getByRole('alert').getByText('That is 19,999 characters.').waitFor();
  expect(await field.inputValue()).toBe(long);
}, 60_000);

it('works without script, in both directions', async () => {
  const app = await openApp();
  const page = await app.person({ javaScriptEnabled: false });
  await page.goto(`${app.origin}/translate`);
  await page.getByRole('textbox', { name: 'Plain words' }).fill('I burned the toast');
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByText(/overdelivered on the toast|overdelivering on the toast/).waitFor();
  await page.getByRole('button', { name: 'Swap' }).click();
  const field = page.getByRole('textbox', { name: 'LinkedIn-speak' });
  expect(await field.inputValue()).toBe('I burned the toast');
  await page.getByRole('heading', { name: 'Blunt truth' }).waitFor();
}, 60_000);
