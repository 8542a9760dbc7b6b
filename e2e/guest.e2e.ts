import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from './hydrated.ts';
import {
  hasFocus,
  openApp,
  PHONE,
  runUntil,
  writeAtAStandstill,
  writeHumblebrag,
  writePostInPage,
} from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { signUp } from './sign-up.ts';
import { FREE_TRIAL_BANNER } from '../app/features/writing/generator-words.ts';
import { POST_COPIED } from '../app/features/writing/preview-words.ts';
import { signInMessage } from '../app/domain/sign-in/sign-in-words.ts';
import { signUpWords } from '../app/features/sign-in/sign-up-words.ts';
import { GUEST_LIMIT } from '../app/platform/http/error-words.ts';
import { errorMessage } from '../app/platform/http/errors.ts';

it('takes a guest from the front door to a post, and then asks to sign up', async () => {
  const { origin, person, db } = await openApp();
  const page = await person({ reducedMotion: 'no-preference' });
  await page.goto(origin);
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.waitForURL('**/generator');
  await expect.poll(() => page.getByText(FREE_TRIAL_BANNER).isVisible()).toBe(true);
  await page.getByRole('link', { name: /^Humblebrag/ }).click();
  await page.waitForURL('**/generator?style=humblebrag');
  await writeHumblebrag(page);
  await page.getByRole('progressbar').waitFor();
  await page.waitForURL('**/preview?generation=*');
  const card = page.getByRole('article');
  await card.waitFor();
  const text = await card.innerText();
  expect(text).toContain('LinkedIn Member');
  expect(text).toContain('Thought Leader • Professional Dreamer • Coffee Enthusiast');
  for (const fixed of ['3h', '42,567', '1,234', '89']) expect(text).toContain(fixed);
  expect(text).toContain('localhost:');
  expect(await page.getByText(GUEST_LIMIT).isVisible()).toBe(true);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toMatch(/guest_\d{13}_[0-9a-z]{26}/);
  await expect.poll(stored).toMatch(/postsGenerated\W+1/);

  for (const [button, words] of [
    ['Copy', 'Sign up to copy and unlock all features! 🚀'],
    ['Download', 'Sign up to download and unlock all features! 🚀'],
    ['Sign up', 'Sign up to share and unlock all features! 🚀'],
    ['Regenerate Post', signUpWords('regenerate')],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain(words);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const focused = page.getByRole('button', { name: button, exact: true });
    await expect.poll(() => hasFocus(focused)).toBe(true);
  }

  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await page.waitForURL('**/generator**');
  // The banner in place of writing is a prompt, too.
  await page.getByText(GUEST_LIMIT).waitFor();
  const actions = async () => {
    const rows = await db.selectFrom('guest_events').select('metadata').execute();
    return rows.map(({ metadata }) => metadata);
  };
  await expect.poll(actions).toContain('{"action":"generate"}');
  const events = await db.selectFrom('guest_events').select('event').execute();
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['try_now_click', 'generator_visit', 'post_generated', 'signup_prompt_shown']),
  );
  const sessions = await db.selectFrom('guest_events').select('session_id').distinct().execute();
  expect(sessions).toHaveLength(1);
});

it('is one guest where an event is still on its way when the post is requested', async () => {
  const { origin, person, db } = await openApp();
  const page = await person();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${origin}/generator?style=humblebrag`);
  await hydrated(page);
  const early = page.waitForResponse('**/api/generations', { timeout: 1000 }).catch(() => null);
  await writeHumblebrag(page);
  expect(await early).toBeNull();
  answer();
  await page.waitForURL('**/preview?generation=*');
  await page.reload();
  await page.getByRole('article').waitFor();
  const sessions = db.selectFrom('guest_events').select('session_id').distinct();
  expect(await sessions.execute()).toHaveLength(1);
});

it('keeps what was typed over a reload and over Back', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/community`);
  await page.getByRole('link', { name: 'Try Free' }).click();
  await page.getByLabel('What happened?').fill('My cat approved a budget');
  await page.getByRole('radio', { name: 'Unhinged' }).check();
  await page.reload();
  await expect
    .poll(() => page.getByLabel('What happened?').inputValue())
    .toBe('My cat approved a budget');
  expect(await page.getByRole('radio', { name: 'Unhinged' }).isChecked()).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: 'Community Posts' }).waitFor();
  await page.goForward();
  await expect
    .poll(() => page.getByLabel('What happened?').inputValue())
    .toBe('My cat approved a budget');
});

it('begins in the box at an old link, with a line of each other style below it', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(`${origin}/generator?style=gpt4-context`);
  await expect.poll(() => hasFocus(page.getByLabel('What happened?'))).toBe(true);
  const samples = page.getByRole('region', { name: 'Eight more ways to say it' });
  await samples.getByText('I had to cut their hours, but I did it personally.').waitFor();
  await samples.getByRole('link', { name: 'Fake Work' }).click();
  await page.getByRole('heading', { name: 'Fake Work' }).waitFor();
});

it('keeps what stands above the text while it appears, and the form after a stop', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await writeAtAStandstill(page, `${origin}/generator?style=humblebrag`);
  await runUntil(page, page.getByText('Written.', { exact: true }));
  expect(await page.getByText(FREE_TRIAL_BANNER).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await runUntil(page, page.getByText(GUEST_LIMIT));
  expect(await page.getByLabel('Achievement').inputValue()).toBe('got promoted to VP of Sales');
  await page.getByRole('button', { name: 'Show it' }).click();
  await runUntil(page, page.getByRole('article'));
});

it('keeps the form when the server cannot be reached, says so, and then writes', async () => {
  const { person, origin, expectComplaints } = await openApp();
  expectComplaints(/ERR_FAILED/);
  const page = await person();
  await page.goto(`${origin}/generator?style=humblebrag`);
  let isDown = true;
  // One route throughout: taking it away while the page asks for its usage can lose a request.
  await page.route('**/api/generations', (route) => (isDown ? route.abort() : route.continue()));
  await writeHumblebrag(page);
  await page.getByText(errorMessage('generation-failed')).first().waitFor();
  expect(await page.getByLabel('Achievement').inputValue()).toBe('got promoted to VP of Sales');
  isDown = false;
  const written = page.waitForResponse('**/api/generations');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  expect((await written).status()).toBe(200);
  await page.waitForURL('**/preview?generation=*');
});

it('offers a post in the form again when its page could not be loaded', async () => {
  const { person, origin, expectComplaints } = await openApp();
  expectComplaints(/ERR_FAILED|Failed to fetch/);
  const page = await person();
  await page.goto(`${origin}/generator?style=humblebrag`);
  let isDown = true;
  await page.route('**/preview.data*', (route) => (isDown ? route.abort() : route.continue()));
  await writeHumblebrag(page);
  await page.getByRole('heading', { name: 'Something broke.' }).waitFor();
  await page.goBack();
  await page.getByText('Your post is written.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('article').waitFor();
});

it('opens the forms again for a member while the server is away', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_FAILED|Failed to fetch/);
  const { page } = await openAs(app, { email: 'ada@id.example' });
  await page.goto(`${app.origin}/generator`);
  await hydrated(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/home');
  await page.route('**/generator.data*', (route) => route.abort());
  await main.getByRole('link', { name: 'Write' }).click();
  await page.getByRole('heading', { name: 'Own Your Idea' }).waitFor();
});

it('names the field the server refuses and gives it the focus', async () => {
  const { person, origin, expectComplaints } = await openApp();
  expectComplaints(/status of 422/);
  const page = await person();
  await page.goto(`${origin}/generator?style=humblebrag`);
  await page.getByLabel(/emotion/i).fill('x'.repeat(301));
  await writeHumblebrag(page);
  const field = page.getByLabel(/emotion/i);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await page.getByText('300 characters at most').waitFor();
});

it('edits a guest’s post and turns its story without an account, and takes all versions along', async () => {
  const app = await openApp();
  const page = await app.person(PHONE);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${app.origin}/generator?style=gpt4-context`);
  await page.getByLabel('What happened?').fill('I watered a plant.');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/preview?generation=*');
  await page.getByText('What happened: I watered a plant.').waitFor();
  // Of the headline there are whole parts, as many as there is room for.
  const tops = await page
    .locator('.headline span')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops.map((top) => top === tops[0])).toEqual([true, true, false]);
  await button('Crank it up').click();
  await page.getByText('This one is Unhinged.').waitFor();
  expect(await hasFocus(button('Crank it up'))).toBe(true);
  expect(await button('Crank it up').getAttribute('aria-disabled')).toBe('true');
  // The new text is in sight, though the button is below the card.
  const isInSight = async () => ((await page.getByRole('article').boundingBox())?.y ?? -1) >= 0;
  await expect.poll(isInSight).toBe(true);
  for (const level of ['Spicy', 'Mild']) {
    await button('Tone it down').click();
    await page.getByText(`This one is ${level}.`).waitFor();
  }
  await page.getByText('Version 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Edit text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Edit text' }).fill('I watered it myself.');
  await button('Save').click();
  await page.getByText('edited by you').waitFor();
  await page.getByText('This one is Mild.').waitFor();
  expect(await button('Edit Profile').count()).toBe(0);
  await page.reload();
  await page.getByRole('article').getByText('I watered it myself.').waitFor();
  await page.getByText('This one is Mild.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const events = await app.db.selectFrom('guest_events').select('event').execute();
  expect(events.filter(({ event }) => event === 'post_generated')).toHaveLength(1);
  await button('Sign up').click();
  await signUp(page);
  // Nobody is published under a name that was not chosen.
  await page.getByRole('button', { name: 'Post as LinkedIn Member' }).click();
  await button('Shared').waitFor();
  await page.getByText('Version 4 of 4').waitFor();
  expect(await app.db.selectFrom('posts').select('post').execute()).toEqual([
    { post: 'I watered it myself.' },
  ]);
});

/** Writes the free post; the result screen is there afterwards. */
async function writeFreePost(page: Page, origin: string): Promise<string> {
  await writePostInPage(page, origin);
  // It has its address before it is there as a whole.
  await page.getByRole('article').getByText('localhost:').waitFor();
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
  await page.getByText(signInMessage('signup', 'signed-in').text, { exact: true }).waitFor();
  const copied = page.getByText(POST_COPIED, { exact: true });
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
  await page.getByText(POST_COPIED, { exact: true }).waitFor();
});
