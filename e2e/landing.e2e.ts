import { expect, it } from 'vitest';
import { openApp } from './open-app.ts';

it('works without script: questions open, every way on is a link', async () => {
  const { person, origin } = await openApp();
  const page = await person({ javaScriptEnabled: false });
  await page.goto(origin);
  const question = page.getByText('What is a broem?');
  const answer = page.getByText('Like a poem, except that it ends with “Agree?”');
  expect(await answer.isVisible()).toBe(false);
  await question.click();
  await answer.waitFor();
  await question.click();
  await answer.waitFor({ state: 'hidden' });
  for (const name of ['Terms', 'Privacy']) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'In plain words' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${origin}/`);
  }
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.getByRole('heading', { name: 'Choose your post style' }).waitFor();
});

it('answers a typed sentence with a card, and "...more" is the free post', async () => {
  const { origin, person, db, expectComplaints } = await openApp();
  expectComplaints(/403 \(Forbidden\) \/api\/live-cards/);
  const page = await person();
  await page.goto(origin);
  const box = page.getByLabel('What happened?');
  expect(await box.inputValue()).toBe('I watered a plant.');
  const card = page.getByRole('article').first();
  await expect.poll(() => card.innerText()).toContain('In my annual review');
  await page.getByText('Unhinged', { exact: true }).click();
  await expect.poll(() => card.innerText()).toContain('By hand.');
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
  await page.getByText("You've used your free post!").waitFor();
  expect(await page.getByText('“...more” writes the rest').count()).toBe(0);
  await box.fill('I forgot my umbrella.');
  await more.click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toContain('Sign up to generate');
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('I forgot my umbrella.');
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
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '...more' }).waitFor();
  await page.getByText('HR forwards it: it shows after “...more”.').waitFor();
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

it('keeps the box and the first three lines of the card within the first look', async () => {
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
    const bottom = async () => {
      const box = await page.getByRole('article').locator('p[dir=auto]').nth(4).boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    expect([viewport.width, (await bottom()) < viewport.height]).toEqual([viewport.width, true]);
  }
});
