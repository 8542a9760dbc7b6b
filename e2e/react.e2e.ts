import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith } from '../test/fake-model-provider.ts';
import { hydrated } from './hydrated.ts';
import { inspectPage } from './inspect-page.ts';
import { button, hasFocus, openApp, openAppWithModel, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { writerWords } from '../app/domain/writers/writer.ts';

const POST = [
  'My barista spelled my name wrong today.',
  'I smiled. Because that is what 500 leaders do.',
  'Agree?',
].join('\n\n');

const field = (page: Page) => page.getByRole('textbox', { name: 'Original Post' });
const section = (page: Page) => page.getByRole('region', { name: 'Comments written by the house' });

const meaning = (page: Page) => page.getByRole('region', { name: 'What it means' });
const picture = (page: Page, name: RegExp) => page.getByRole('button', { name });

it('says on one page what a post means, its score and comments, and keeps it over a reload', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/reply-generator`);
  await hydrated(page);
  expect(await inspectPage(page)).toEqual([]);
  // The button that is off leads to the empty box.
  await button(page, 'Generate Replies').click({ force: true });
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  // The example has a reply in each tone that is picked; a pasted post takes its place.
  await page.getByLabel('Humble-brag').check({ force: true });
  const example = page.getByRole('complementary', { name: 'An example' });
  await example.getByText('the wax figure still gets my mail', { exact: false }).waitFor();
  // Who has no post at hand takes one.
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await meaning(page).getByText('Cringe score:').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await field(page).inputValue()).toBe('');
  await field(page).fill(POST);
  await page.getByLabel('One Liner').check({ force: true });
  expect(await example.count()).toBe(0);
  await meaning(page).getByText('Press something.').waitFor();
  await meaning(page).getByText('Cringe score:').waitFor();
  const comments = section(page).getByRole('listitem');
  await comments.first().waitFor();
  // Four are in sight, the others behind a press.
  await expect.poll(() => comments.count()).toBe(4);
  await section(page).locator('summary').click();
  expect(await comments.count()).toBeGreaterThanOrEqual(8);
  expect(await inspectPage(page)).toEqual([]);

  const before = await meaning(page).innerText();
  await page.getByRole('button', { name: 'Another one, of what it means' }).click();
  await expect.poll(() => meaning(page).innerText()).not.toBe(before);
  const coming = page.waitForEvent('download');
  await meaning(page).getByRole('link', { name: 'Picture' }).click();
  expect((await coming).suggestedFilename()).toBe('they-said-they-meant.png');

  await page.reload();
  await comments.first().waitFor();
  expect(await field(page).inputValue()).toBe(POST);
  expect(await page.getByLabel('One Liner').isChecked()).toBe(true);
  await meaning(page)
    .getByRole('link', { name: /^Translate/ })
    .click();
  await page.getByRole('heading', { name: 'Translate', exact: true }).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(POST);
  await page.getByRole('link', { name: 'Replies and comments for this post' }).click();
  await page.waitForURL(`${app.origin}/reply-generator`);
  await expect.poll(() => field(page).inputValue()).toBe(POST);
}, 90_000);

it('leads from a pasted post to a saved picture of post and reply in two presses, by keyboard', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await openAs(app, { name: 'Dana Smith' });
  await page.goto(`${app.origin}/reply-generator`);
  await hydrated(page);
  await field(page).fill(POST);
  await page.context().setOffline(true);
  await button(page, 'Generate Replies').press('Enter');
  await page.getByText('You are offline; nothing is lost.', { exact: false }).first().waitFor();
  await page.context().setOffline(false);
  expect(await field(page).inputValue()).toBe(POST);
  await field(page).press('Control+Enter');
  const coming = page.waitForEvent('download');
  await picture(page, /^Picture of the post and the reply, witty/).press('Enter');
  expect((await coming).suggestedFilename()).toBe('post-and-reply.png');
  await toast(page, 'Image downloaded successfully!').waitFor();

  const another = page.waitForEvent('download');
  await picture(page, /^Picture of the post and the comment by/)
    .first()
    .click();
  expect((await another).suggestedFilename()).toBe('post-and-reply.png');
}, 60_000);

it('asks guests to sign up for the picture, and has none of a grave post', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/reply-generator`);
  await hydrated(page);
  await field(page).fill('My father passed away last night.');
  await button(page, 'Generate Replies').click();
  await page.getByRole('article', { name: 'Witty reply' }).waitFor();
  await page.waitForURL(/round=/);
  await page.getByText('The house has nothing to add here.', { exact: false }).waitFor();
  expect(await page.getByText('Picture', { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await field(page).fill(POST);
  await picture(page, /^Picture of the post and the comment by/)
    .first()
    .click();
  await page.getByText('Sign up to download and unlock all features! 🚀').waitFor();
}, 60_000);

it('opens /translate with the post of a form without script, and takes it along from there', async () => {
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
  await page.getByRole('heading', { name: 'Translate', exact: true }).waitFor();
  await hydrated(page);
  expect(await page.title()).toContain('Translate LinkedIn-speak, both ways');
  expect(await field(page).inputValue()).toBe(POST);
  await page.getByRole('link', { name: 'Replies and comments for this post' }).click();
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(POST);
}, 60_000);

it('comments on what is pasted, at an address of earlier too, and leaves grave words alone', async () => {
  const app = await openApp();
  const page = await app.person();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/comment-sections')) return;
    asked.push((request.postDataJSON() as { text: string }).text);
  });
  await page.goto(`${app.origin}/reply-generator?tab=comments`);
  await hydrated(page);
  await page.waitForURL(`${app.origin}/reply-generator#comments`);
  await page.getByText('eight people who do not exist', { exact: false }).waitFor();
  await field(page).fill('Thrilled to announce a sandwich.');
  await section(page).getByRole('listitem').first().waitFor();
  expect(asked).toEqual(['Thrilled to announce a sandwich.']);
  await field(page).fill('My father passed away last night.');
  await page.getByText('The house has nothing to add here.', { exact: false }).waitFor();
  expect(await section(page).getByRole('listitem').count()).toBe(0);
}, 60_000);

it('asks the model for other comments of everybody, says who wrote them, and draws no picture of those', async () => {
  const said = Array.from({ length: 8 }, (_, place) => `${place + 1}. The barista knows ${place}.`);
  const { provider, ...app } = await openAppWithModel(answerWith(said.join('\n'), 40));
  const page = await app.person();
  await page.goto(`${app.origin}/reply-generator`);
  await hydrated(page);
  await field(page).fill(POST);
  const pictures = page.getByRole('button', { name: /^Picture of the post and the comment/ });
  await pictures.first().waitFor();
  expect(provider.asked).toEqual([]);
  await page.getByRole('button', { name: 'Another one of every comment' }).press('Enter');
  await page.getByRole('button', { name: 'Asking the model… of every comment' }).waitFor();
  const byModel = page.getByRole('region', { name: 'Comments Model-written' });
  await byModel.getByText('The barista knows 0.', { exact: true }).waitFor();
  expect(await pictures.count()).toBe(0);
  expect(await inspectPage(page)).toEqual([]);
  // Without an answer of that door the house writes, and says so.
  app.expectComplaints(/ERR_FAILED/);
  await page.route('**/api/model-comment-sections', (route) => route.abort());
  await page.getByRole('button', { name: 'Another one of every comment' }).click();
  await section(page).waitFor();
  await pictures.first().waitFor();
}, 90_000);

const GOOD = 'Today I shipped a sandwich.\nNobody asked for it.\nThat is ownership.';
const FIRST = 'The house writer is free. The model takes your one free post.';

it('asks the model on a press alone, says what that costs, and asks to sign up afterwards', async () => {
  const { provider, ...app } = await openAppWithModel(answerWith(GOOD, 120));
  // The second question is refused, and the browser says so.
  app.expectComplaints(/403|ERR_FAILED/);
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  const field = page.getByRole('textbox', { name: 'Plain words' });
  const other = page.getByRole('region', { name: 'LinkedIn-speak' });
  await page.getByRole('button', { name: 'Swap' }).click();
  const ask = page.getByRole('button', { name: 'Ask the model' });
  await page.getByText(FIRST).waitFor();
  expect(await ask.isDisabled()).toBe(true);
  await field.fill('I made a sandwich');
  await other.getByText(/end-to-end delivery of a sandwich/).waitFor();
  expect(provider.asked).toEqual([]);

  await ask.click();
  // It comes piece by piece, and what was asked about stays as it is meanwhile.
  await other.getByText(/^Today I shipped/).waitFor();
  expect(await other.getByText('That is ownership.').count()).toBe(0);
  expect(await field.getAttribute('readonly')).not.toBeNull();
  await other.getByText(writerWords({ writer: 'model' }) ?? '').waitFor();
  await other.getByText('That is ownership.', { exact: true }).waitFor();
  expect(provider.asked).toHaveLength(1);

  // A reload repeats the request with its key. After a lost connection the next press does, too, and costs nothing.
  await page.route('**/api/model-translations', (route) => route.abort());
  await page.reload();
  await other.getByRole('alert').waitFor();
  await page.unroute('**/api/model-translations');
  await ask.click();
  await other.getByText('That is ownership.', { exact: true }).waitFor();
  expect(provider.asked).toHaveLength(1);

  // Other words are the house writer's again, and free.
  await field.fill('I made another sandwich');
  await other.getByText(/delivery of another sandwich/).waitFor();
  await ask.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sign up to ask the model and unlock all features! 🚀').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await other.getByText(/delivery of another sandwich/).waitFor();
  expect(provider.asked).toHaveLength(1);
}, 90_000);

it('shows no stock phrase of the text before', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Original Post' });
  const truth = page.getByRole('region', { name: 'Blunt truth' });
  await field.fill(
    'Excited to share that we are right-sizing the team. I wanted to reach out and circle back.',
  );
  await truth.getByText('“Excited to share”').waitFor();
  await field.fill(
    'Failure is just feedback in disguise. Let us touch base and circle back. Agree?',
  );
  await truth.getByText('“Agree?”').waitFor();
  expect(await truth.getByText('“Excited to share”').count()).toBe(0);
});
