import { expect, it } from 'vitest';
import { listQuestions } from '../app/domain/game/game.server.ts';
import { dayAt } from '../app/platform/time/time-units.ts';
import { begin, type Behaviour, chunk, frame, STOP } from '../test/fake-model-provider.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { hydrated } from './hydrated.ts';
import { openApp, openAppWithModel, PHONE, WIDE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { GUEST_LIMIT } from '../app/platform/http/error-words.ts';

it('answers a typed sentence with a card, and "...more" is the free post', async () => {
  const { origin, person, db, expectComplaints } = await openApp();
  expectComplaints(/403 \(Forbidden\) \/api\/live-cards/);
  const page = await person();
  await page.goto(origin);
  const box = page.getByLabel('What happened?');
  expect(await box.inputValue()).toBe('I watered a plant.');
  const card = page.getByRole('article').first();
  await expect.poll(() => card.innerText()).toContain('four times, with a stopwatch');
  await page.getByText('Unhinged', { exact: true }).click();
  await expect.poll(() => card.innerText()).toContain('until dawn, with a stopwatch');
  await box.fill('I replied all by accident.');
  const typed = Date.now();
  const more = page.getByRole('button', { name: '...more' });
  await more.waitFor();
  expect(Date.now() - typed).toBeLessThan(2000);
  const folded = (await card.locator('p[dir=auto]').nth(2).innerText()).trim();
  await page.keyboard.press('Tab');
  await more.click();
  await page.waitForURL('**/preview?generation=*');
  await expect.poll(() => card.innerText()).toContain(folded);
  const events = db.selectFrom('guest_events').select('event');
  await expect
    .poll(async () => (await events.execute()).map(({ event }) => event).toSorted())
    .toEqual(['generator_visit', 'post_generated', 'try_now_click']);
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe('I replied all by accident.');
  await page.getByText(GUEST_LIMIT).waitFor();
  expect(await page.getByText('no account, no personal growth').count()).toBe(0);
  await box.fill('I forgot my umbrella.');
  await more.click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toContain('Sign up to generate');
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('I forgot my umbrella.');
});

/** A model that writes a line each time the test asks for one. */
function lineByLine() {
  const { promise: begun, resolve: start } = Promise.withResolvers<Parameters<Behaviour>[0]>();
  const behaviour: Behaviour = (response) => {
    begin(response);
    start(response);
  };
  return {
    behaviour,
    say: async (line: string) => (await begun).write(frame(chunk({ content: `${line}\n` }))),
    end: async () => (await begun).end(STOP),
  };
}

it.each([
  ['390', PHONE],
  ['1440', WIDE],
])("replaces the card's lines one by one with those of the model, at %s", async (_, size) => {
  const { behaviour, say, end } = lineByLine();
  const { origin, person } = await openAppWithModel(behaviour);
  const page = await person(size);
  await page.goto(origin);
  await page.getByLabel('What happened?').fill('I missed the bus.');
  const card = page.getByRole('article').first();
  const more = page.getByRole('button', { name: '...more' });
  await more.waitFor();
  const lines = () => card.locator('p[dir=auto]:visible').allInnerTexts();
  const height = async () => (await card.boundingBox())!.height;
  const [begun, least] = [await lines(), await height()];
  await more.click();
  await page.getByRole('button', { name: 'Writing …' }).first().waitFor();
  expect([await lines(), await height()]).toEqual([begun, least]);
  const written = ['PLAIN', 'The driver waved.', 'I waved back.', 'We are both leaders now.'];
  const [name, bio, ...opening] = begun;
  for (const [index, line] of written.entries()) {
    await say(line);
    if (index === 0) continue;
    await card.getByText(line).waitFor();
    const shown = written.slice(1, index + 1);
    expect(await lines()).toEqual([name, bio, ...shown, ...opening.slice(index)]);
    expect(await height()).toBeGreaterThanOrEqual(least);
  }
  await end();
  await page.waitForURL('**/preview?generation=*');
  await expect.poll(lines).toEqual(expect.arrayContaining(written.slice(1)));
  await page.getByText('Model-written').waitFor();
});

it.each([
  ['390', PHONE],
  ['1440', WIDE],
])('turns a line that is seen, on a card of one height, at %s', async (_, size) => {
  const { origin, person } = await openApp();
  const page = await person(size);
  await page.goto(origin);
  const box = page.getByLabel('What happened?');
  const card = page.getByRole('article').first();
  const heights = new Set<number>();
  const measure = async () => void heights.add((await card.boundingBox())!.height);
  const level = card.locator('.ends-in-more');
  await measure();
  for (const sentence of ['I missed the bus.', 'My kid asked me what I do for work, twice.']) {
    await box.fill(sentence);
    await page.getByRole('button', { name: '...more' }).waitFor();
    for (const name of ['Mild', 'Unhinged']) {
      const before = await level.innerText();
      await measure();
      await page.getByText(name, { exact: true }).click();
      await expect.poll(() => level.innerText()).not.toBe(before);
      await measure();
      const [fold, line] = [await card.locator('.fold').boundingBox(), await level.boundingBox()];
      expect(line!.y + line!.height).toBeLessThanOrEqual(fold!.y + fold!.height + 1);
    }
  }
  expect(heights.size).toBe(1);
});

it('opens the example in place, and takes the typed sentence along to the generator', async () => {
  const { origin, person } = await openApp();
  const page = await person();
  await page.goto(origin);
  await page.getByRole('link', { name: '...more' }).click();
  await page.getByText("It's me. On Thursday they're trying it without.").waitFor();
  await page.getByLabel('What happened?').fill('I missed the bus.');
  await page.getByText('Unhinged', { exact: true }).click();
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.waitForURL('**/generator');
  const idea = page.getByRole('textbox');
  await expect.poll(() => idea.inputValue()).toBe('I missed the bus.');
  await page.getByRole('radio', { name: /Unhinged/, checked: true }).waitFor({ state: 'attached' });
});

it('writes the free post with the button at the end of the box, and by Ctrl+Enter', async () => {
  const { origin, person } = await openApp();
  for (const write of ['button', 'keys']) {
    const page = await person(WIDE);
    await page.goto(origin);
    await page.getByLabel('What happened?').fill('I missed the bus.');
    // Keys need the page's script, a button does not.
    if (write === 'keys') await hydrated(page);
    if (write === 'keys') await page.keyboard.press('Control+Enter');
    else await page.getByRole('button', { name: 'Write it' }).click();
    await page.waitForURL('**/preview?generation=*');
  }
});

it('keeps what was typed when the connection is lost, and asks again for an empty box', async () => {
  const { origin, person, expectComplaints } = await openApp();
  expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  const page = await person();
  await page.goto(origin);
  const box = page.getByLabel('What happened?');
  await page.context().setOffline(true);
  await box.fill('My bus came early.');
  await page.getByText('The card needs a connection. Your sentence is kept.').waitFor();
  expect(await box.inputValue()).toBe('My bus came early.');
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByText('You are offline; nothing is lost.', { exact: false }).waitFor();
  expect(await box.inputValue()).toBe('My bus came early.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '...more' }).waitFor();
  await page.getByText('HR forwards it.').waitFor();
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('My bus came early.');
  await box.fill('');
  await page.getByText('Say what happened first. Anything will do.').waitFor();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect.poll(async () => (await box.inputValue()).length).toBeGreaterThan(5);
  await page.getByRole('button', { name: '...more' }).waitFor();
});

it('keeps what was typed before the scripts were there', async () => {
  const { origin, person } = await openApp();
  const guest = await person();
  const scripts = Promise.withResolvers<void>();
  await guest.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await guest.goto(origin, { waitUntil: 'commit' });
  const box = guest.getByLabel('What happened?');
  await box.fill('My stapler resigned');
  scripts.resolve();
  await guest.getByRole('button', { name: '...more' }).waitFor();
  expect(await box.inputValue()).toBe('My stapler resigned');
});

it('keeps the line, the box, its button and the first three lines of the card within the first look', async () => {
  const { origin, person } = await openApp();
  const page = await person();
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(origin);
    for (const part of [
      page.getByRole('heading', { name: 'Nothing happened. Post about it.' }),
      page.getByLabel('What happened?'),
      page.getByRole('button', { name: 'Write it' }),
      page.getByRole('article').locator('p[dir=auto]').nth(4),
    ]) {
      const box = await part.boundingBox();
      const bottom = box ? box.y + box.height : Number.NaN;
      expect([viewport.width, bottom < viewport.height]).toEqual([viewport.width, true]);
    }
  }
});

it('is played with the keyboard to a result without answers, and is still there after a reload', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  const page = await app.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const questions = await listQuestions(app.services, dayAt(app.services.now()));
  await page.goto(`${app.origin}/`);
  await page.getByRole('link', { name: 'The daily game' }).click();
  for (const [place, { options, right }] of questions.entries()) {
    await page.getByText(`Post ${place + 1} of 5`).waitFor();
    // The second answer is wrong.
    const pick = place === 1 ? (right + 1) % 4 : right;
    const option = page.getByRole('button', { name: `${options[pick]}.`, exact: true });
    await option.focus();
    await page.context().setOffline(place === 0);
    await page.keyboard.press('Enter');
    if (place === 0) {
      await page.getByText('That did not get through. You are offline').waitFor();
      expect(await option.isVisible()).toBe(true);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
    }
    await page.getByText(`What really happened: ${options[right]}.`).waitFor();
    if (place === 2) {
      await page.goto(`${app.origin}/game`);
      await page.getByText('Post 4 of 5').waitFor();
      continue;
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: '4 of 5' }).waitFor();
  await page.getByRole('timer').waitFor();
  expect(await page.getByText('Days in a row').locator('+ dd').textContent()).toBe('1');
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Result copied.').first().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^The daily game, \w+ \d+: 4\/5\n🟩⬛🟩🟩🟩\nhttp\S+\/game$/u);
  await page.goto(`${app.origin}/game`);
  await page.getByRole('heading', { name: '4 of 5' }).waitFor();
});

it('takes a shared post when an admin puts it in, and lets it go', async () => {
  const email = 'boss@corp.example';
  const app = await openApp({ env: { ADMIN_EMAILS: email } });
  const writer = await newMember(app.services);
  const text = 'Some personal news.\nWe have named a meeting room after the incident.\nAgree?';
  const id = await shareNew(app.services, writer, text, { shown_premise: 'I dropped a burrito' });
  const { page } = await openAs(app, { email });
  const open = async () => {
    await page.goto(`${app.origin}/post/${id}`);
    await page.getByRole('button', { name: /^Menu of the post/ }).click();
    await page.getByRole('menuitem', { name: 'Use in the game …' }).click();
  };
  await open();
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText(/^In the game of /).waitFor();
  const day = dayAt(app.services.now()) + 1;
  expect((await listQuestions(app.services, day))[0]).toMatchObject({ postId: id });
  await open();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await page.getByText('Out of the game. The house steps in.').first().waitFor();
  expect((await listQuestions(app.services, day))[0]).toMatchObject({ postId: null });
});

it("answers a riddle with the keyboard, by the link in its author's menu", async () => {
  const app = await openApp();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, member } = await openAs(app, {}, { ...PHONE, permissions });
  const text = 'Some personal news.\nWe have named a meeting room after the incident.\nAgree?';
  const id = await shareNew(app.services, member, text, { shown_premise: 'I dropped a burrito' });
  await page.goto(`${app.origin}/post/${id}`);
  await page.getByRole('button', { name: /^Menu of the post/ }).click();
  await page.getByRole('menuitem', { name: 'Copy riddle link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${app.services.publicOrigin}/post/${id}/riddle`);
  const guest = await app.person(PHONE);
  await guest.goto(`${app.origin}/post/${id}/riddle`);
  await guest.getByRole('button', { name: 'I dropped a burrito.' }).focus();
  await guest.keyboard.press('Enter');
  await guest.getByText('What really happened: I dropped a burrito.').waitFor();
  const focused = () => guest.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toContain('Correct.');
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Enter');
  await guest.waitForURL(`**/post/${id}`);
});
