import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { decodePng } from '../test/decode-png.ts';
import { addRound } from '../test/factories/reply-as-member.ts';
import {
  answerWith,
  type Asked,
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
} from '../test/fake-model-provider.ts';
import { button, hasFocus, openApp, openAppWithModel, toast } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { signUpWords } from '../app/features/sign-in/sign-up-words.ts';

const POST = `${'I got promoted to VP of Sales while waiting in line at Starbucks. '.repeat(4)}Agree?`;
const LIMIT = signUpWords('generate replies');
const GOOD = 'I printed this and hung it above the printer. The printer has never felt so seen.';

const field = (page: Page) => page.getByLabel('Original Post');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Replies' });
const card = (page: Page, tone: string) => page.getByRole('article', { name: `${tone} reply` });

async function paste(page: Page, post = POST): Promise<void> {
  await field(page).fill(post);
  await generate(page).click();
}

async function arrive(page: Page): Promise<void> {
  await page.waitForURL(/\?round=/);
  await page.getByRole('heading', { name: 'Your replies' }).waitFor();
}

it('draws the tones in colour, also where the system has no emoji', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/reply-generator`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.locator('.tones [aria-hidden]').all();
  const colours = await Promise.all(drawn.map(async (emoji) => vivid(await emoji.screenshot())));
  expect([colours.length, colours.filter((share) => share < 0.1)]).toEqual([5, []]);
});

/** The share of pixels that have a colour. */
async function vivid(picture: Buffer): Promise<number> {
  const { width, height, pixels } = await decodePng(picture);
  const isVivid = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 4);
    return Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
  };
  return (
    Array.from({ length: width * height }, (_, at) => isVivid(at)).filter(Boolean).length /
    (width * height)
  );
}

it('takes a guest from a pasted post to three replies, and then asks to sign up', async () => {
  const { person, origin, db } = await openApp();
  const page = await person();
  await page.goto(`${origin}/reply-generator`);
  expect(await page.getByLabel('Short Para').isChecked()).toBe(true);
  for (const hint of ['Quick & punchy', '2-3 sentences', 'Up to 10 lines', "What you'll get"]) {
    expect([hint, await page.getByText(hint, { exact: true }).isVisible()]).toEqual([hint, true]);
  }
  expect(await generate(page).isDisabled()).toBe(true);
  await field(page).fill('  \n ');
  expect(await generate(page).isDisabled()).toBe(true);
  await field(page).fill('x'.repeat(4001));
  await page.getByText('4,001 / 4,000: 1 too many').waitFor();
  expect(await generate(page).isDisabled()).toBe(true);

  await paste(page, `  ${POST}\n`);
  await page.getByText('Replies generated successfully!', { exact: true }).waitFor();
  await arrive(page);
  for (const tone of ['Witty', 'Supportive', 'Philosophical']) {
    expect((await card(page, tone).innerText()).length).toBeGreaterThan(30);
  }
  const toggle = page.getByRole('button', { name: /^Original Post/ });
  expect(await toggle.innerText()).toContain(`${POST.length} characters`);
  expect(await page.getByText(`${POST.slice(0, 150)}...`).isVisible()).toBe(true);
  await toggle.click();
  await page.getByText(POST, { exact: true }).waitFor();

  for (const [name, words] of [
    ['Copy', 'Sign up to copy and unlock all features! 🚀'],
    ['Another one, witty', LIMIT],
    ['Regenerate', LIMIT],
  ] as const) {
    const asking = button(page, name).first();
    await asking.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain(words);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(asking)).toBe(true);
  }

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => field(page).inputValue()).toContain('promoted');
  await paste(page, 'Another post.');
  await expect.poll(() => page.getByRole('dialog').innerText()).toContain(LIMIT);
  await page.keyboard.press('Escape');
  // What was written stays in reach.
  await page.getByRole('heading', { name: 'Earlier rounds' }).waitFor();
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await arrive(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await generate(page).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL(`${origin}/`);

  const events = await db.selectFrom('guest_events').select(['event', 'metadata']).execute();
  const shown = events.filter(({ event }) => event === 'signup_prompt_shown');
  expect(shown.map(({ metadata }) => metadata)).toContain('{"action":"generate replies"}');
});

it('gives a member replies without end: copies, regenerates, writes one anew, keeps all rounds', async () => {
  const app = await openApp();
  const { page } = await openAs(app);
  await page.goto(`${app.origin}/home`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: /Reply to Post/ }).click();
  await page.waitForURL('**/reply-generator');
  // A fourth takes the place of the oldest.
  await page.getByLabel('Humble-brag').check({ force: true });
  expect(await page.getByLabel('Witty').isChecked()).toBe(false);
  await page.getByText('Witty made room.').waitFor();
  await page.getByLabel('Unhinged Long').check({ force: true });
  await paste(page);
  await arrive(page);
  expect(await card(page, 'Humble-brag').getByRole('paragraph').count()).toBeGreaterThan(1);
  expect(await card(page, 'Witty').count()).toBe(0);

  const first = card(page, 'Supportive');
  const before = await first.innerText();
  await first.getByRole('button', { name: 'Copy' }).click();
  await first.getByText('Copied!').waitFor();
  await page.getByText('Reply copied to clipboard!', { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\r?\n/).length).toBeGreaterThan(1);
  await first.getByText('Copy', { exact: true }).waitFor();

  const other = await card(page, 'Philosophical').innerText();
  await page.getByRole('button', { name: 'Another one, supportive' }).click();
  await expect.poll(() => first.innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Another one, supportive' }).waitFor();
  const anew = await first.innerText();
  expect(await card(page, 'Philosophical').innerText()).toBe(other);
  await page.reload();
  await arrive(page);
  await expect.poll(() => first.innerText()).toBe(anew);

  const address = page.url();
  // The round was Unhinged Long; Regenerate writes Short Para, whatever it was.
  expect(await page.getByLabel('Reply Length').count()).toBe(0);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.waitForURL((url) => url.href !== address);
  await expect.poll(() => first.getByRole('paragraph').count()).toBe(1);
  await page.getByRole('heading', { name: 'Earlier rounds' }).waitFor();
  await page.goBack();
  await expect.poll(() => first.innerText()).toBe(anew);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await generate(page).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/home');
});

it('pages through a member’s earlier rounds, and deletes one after asking', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app);
  for (let round = 0; round < 7; round += 1)
    await addRound(app.db, member, `We shipped feature ${round} on a Friday.`);
  await page.goto(`${app.origin}/reply-generator`);
  const rounds = page.getByRole('region', { name: 'Earlier rounds' }).getByRole('listitem');
  await expect.poll(() => rounds.count()).toBe(5);
  expect(await rounds.first().innerText()).toContain('feature 6');
  await page.getByRole('button', { name: 'Older rounds' }).click();
  await expect.poll(() => rounds.count()).toBe(7);
  const remove = page.getByRole('button', { name: /^Delete the round to: We shipped feature 6/ });
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Round deleted.', { exact: true }).first().waitFor();
  await expect.poll(() => rounds.count()).toBe(6);
  await rounds.last().getByRole('link').click();
  await arrive(page);
  expect(await page.getByText('We shipped feature 0 on a Friday.').first().isVisible()).toBe(true);
});

const toneOf = ({ body }: Asked) =>
  /Tone: ([a-z-]+)/.exec(body.messages[0]?.content ?? '')?.[1] ?? 'none';

async function openWithModel(behaviour: Behaviour, env: Record<string, string> = {}) {
  const app = await openAppWithModel(behaviour, { MODEL_CALLS_AT_ONCE: '3', ...env });
  const page = await app.person();
  await page.goto(`${app.origin}/reply-generator`);
  return { ...app, page };
}

it('shows each tone in its card as it comes, and says which one the house writer wrote', async () => {
  const { page } = await openWithModel((response, asked, call) => {
    const behave = toneOf(asked) === 'witty' ? refuseWith(401, {}) : answerWith(GOOD, 60);
    return behave(response, asked, call);
  });
  await paste(page);
  await page.getByRole('button', { name: 'Generating Replies...' }).waitFor();
  await card(page, 'Supportive')
    .getByText(/^I printed this/)
    .waitFor();
  expect(page.url()).not.toContain('round=');
  await arrive(page);
  await card(page, 'Witty')
    .getByText('Written by the house writer: the model did not deliver.')
    .waitFor();
  expect(await page.getByText(/house writer/).count()).toBe(1);
});

it('says so when all fail, keeps the text, and takes it again', async () => {
  const { page, provider } = await openWithModel(refuseWith(401, {}), {
    WRITER_FALLBACK: 'off',
  });
  await paste(page);
  await toast(page, 'Failed to generate replies. Please try again.').waitFor();
  await page.getByRole('alert').getByText('No replies generated').waitFor();
  expect(await field(page).inputValue()).toBe(POST);
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe(POST);
  provider.behave(answerWith(GOOD));
  await generate(page).click();
  await arrive(page);
});

it('stops when told to, and charges the next go for the same no more', async () => {
  // The answer begins, and does not end: whoever stops is never too late.
  const { page, db, provider } = await openWithModel((response) =>
    begin(response, frame(chunk({ content: 'I printed this and hung it ' }))),
  );
  await paste(page);
  await card(page, 'Supportive')
    .getByText(/^I printed/)
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Ask for the same again: it costs nothing more.').first().waitFor();
  expect(await field(page).inputValue()).toBe(POST);
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  await expect
    .poll(async () => (await db.selectFrom('generations').select('state').execute())[0]?.state)
    .toBe('failed');
  provider.behave(answerWith(GOOD));
  await generate(page).click();
  await arrive(page);
  expect(await db.selectFrom('generations').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('guests').select('posts_generated').execute()).toEqual([
    { posts_generated: 1 },
  ]);
});
