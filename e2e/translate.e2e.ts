import { expect, it } from 'vitest';
import { openApp, PHONE } from './open-app.ts';

const BOAST = [
  'I got rejected from 47 jobs.',
  'Everyone told me to give up.',
  'Yesterday, my 5-year-old asked me what I do.',
  "Here's what it taught me about B2B sales.",
  'Agree?',
].join('\n\n');

it('translates both ways as it is typed, makes a card and passes it on', async () => {
  const app = await openApp();
  const page = await app.person(PHONE);
  await page.goto(`${app.origin}/translate`);
  const field = page.getByRole('textbox', { name: 'Plain words' });
  const other = page.getByRole('region', { name: 'LinkedIn-speak' });
  await page.getByRole('button', { name: 'We made the difficult decision' }).click();
  await page.getByText('We let people go, and we have a word for it.').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Swap' }).click();
  await field.fill('I made a sandwich');
  const line = other.getByText(/end-to-end delivery of a sandwich/);
  await line.waitFor();
  // On a phone it is in sight without scrolling.
  const box = await line.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(PHONE.viewport.height);
  await other.getByText('Cringe score:').waitFor();

  // Another level and another voice say it otherwise; the words stay.
  const before = await other.innerText();
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  await expect.poll(() => other.innerText()).not.toBe(before);
  const wild = await other.innerText();
  // Enter in a choice sends the form, and does not swap.
  await page.getByRole('radio', { name: 'Unhinged' }).press('Enter');
  await page.getByRole('radio', { name: 'Executive memo' }).check({ force: true });
  await expect.poll(() => other.innerText()).not.toBe(wild);
  const memo = await other.innerText();
  await page.getByRole('button', { name: 'Say it differently' }).click();
  await expect.poll(() => other.innerText()).not.toBe(memo);
  expect(await field.inputValue()).toBe('I made a sandwich');

  // Swapped, the result is what is translated back.
  const lines = await other.locator('[dir=auto] > p').allInnerTexts();
  await page.getByRole('button', { name: 'Swap' }).click();
  const post = page.getByRole('textbox', { name: 'Original Post' });
  expect(lines.length).toBeGreaterThan(1);
  expect(await post.inputValue()).toBe(lines.join('\n\n'));
  await page.getByRole('button', { name: 'Swap' }).click();
  expect(await field.inputValue()).toBe('I made a sandwich');
  await page.getByRole('button', { name: 'Swap' }).click();
  await post.fill(BOAST);
  const truth = page.getByRole('region', { name: 'Blunt truth' });
  await truth.getByText('Rejected N Times').waitFor();
  // The post is longer than its field, and is read from its first line.
  expect(
    await post.evaluate((box) => [box.scrollTop, box.scrollHeight > box.clientHeight]),
  ).toEqual([0, true]);
  const quotes = await truth.locator('blockquote').allInnerTexts();
  expect(quotes.length).toBeGreaterThan(4);
  for (const quote of quotes) expect(BOAST.replaceAll('\n\n', '\n')).toContain(quote.slice(1, -1));

  await truth.getByRole('link', { name: 'They said / They meant' }).click();
  await page.getByText('The words are in the address of this page').waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('they-said-they-meant.png');
}, 90_000);

it('keeps words, direction and level over the card, a reload and the way back, in no address', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  const post = page.getByRole('textbox', { name: 'Original Post' });
  await post.fill(BOAST);
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  const truth = page.getByRole('region', { name: 'Blunt truth' });
  const isKept = async () => {
    await truth.getByText('Rejected N Times').waitFor();
    expect(await post.inputValue()).toBe(BOAST);
    expect(await page.getByRole('radio', { name: 'Unhinged' }).isChecked()).toBe(true);
    expect(page.url()).toBe(`${app.origin}/translate`);
  };
  // There is no model to ask.
  expect(await page.getByRole('button', { name: 'Ask the model' }).count()).toBe(0);
  await isKept();
  await page.reload();
  await isKept();
  await truth.getByRole('link', { name: 'They said / They meant' }).click();
  await page.getByText('The words are in the address of this page').waitFor();
  await page.goBack();
  await isKept();
  await page.goForward();
  await page.getByRole('link', { name: 'Translate something else' }).click();
  expect(await page.getByRole('textbox', { name: 'Original Post' }).inputValue()).toBe('');
}, 90_000);
