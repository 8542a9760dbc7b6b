import { expect, it } from 'vitest';
import { openApp } from './open-app.ts';

it('counts a click on the link at the end once, with its source', async () => {
  const [name, source] = ['Post about it', 'cta'];
  const { origin, person, db } = await openApp();
  const page = await person();
  await page.goto(origin);
  const sources = page.locator('[data-try]');
  expect(
    await sources.evaluateAll((links) => links.map((link) => link.getAttribute('data-try'))),
  ).toEqual(['navbar', 'hero', 'cta']);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: 'Choose your post style' }).waitFor();
  const clicks = () =>
    db
      .selectFrom('guest_events')
      .select(['event', 'metadata'])
      .where('event', '=', 'try_now_click')
      .execute();
  await expect.poll(async () => (await clicks()).length).toBe(1);
  // Back and forth again without a click: nothing is counted twice.
  await page.goBack();
  await page.getByRole('link', { name: 'Try it free' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'Choose your post style' }).waitFor();
  await expect
    .poll(async () => {
      const visits = db.selectFrom('guest_events').where('event', '=', 'generator_visit');
      return (await visits.select('id').execute()).length;
    })
    .toBe(2);
  expect(await clicks()).toEqual([
    { event: 'try_now_click', metadata: JSON.stringify({ source }) },
  ]);
});

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

it('keeps the first line of the post within the first look', async () => {
  const { origin, person } = await openApp();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    const page = await person({ viewport });
    await page.goto(origin);
    const box = await page.getByRole('article').locator('p[dir=auto]').nth(2).boundingBox();
    expect([viewport.width, box !== null && box.y + box.height < viewport.height]).toEqual([
      viewport.width,
      true,
    ]);
  }
});

it('tells machines only in what the server sends: going on in the browser makes no script', async () => {
  const { origin, person } = await openApp();
  const page = await person();
  await page.goto(origin);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  await page.getByRole('link', { name: 'Community' }).first().click();
  await page.getByRole('heading', { name: 'Community Posts' }).waitFor();
  await page.getByRole('link', { name: 'Broetry' }).click();
  // A policy that forbids it would have complained, and the journey would fail.
  await page.getByRole('link', { name: 'Try it free' }).waitFor();
});
