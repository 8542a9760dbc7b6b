import { expect, it } from 'vitest';
import { listQuestions } from '../app/domain/game/game.server.ts';
import { dayAt } from '../app/platform/time/time-units.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

it('is played with the keyboard to a result without answers, and is still there after a reload', async () => {
  const app = await openApp();
  const page = await app.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const questions = await listQuestions(app.services, dayAt(app.services.now()));
  await page.goto(`${app.origin}/`);
  await page.getByRole('link', { name: 'What really happened?' }).click();
  for (const [place, { options, right }] of questions.entries()) {
    await page.getByText(`Post ${place + 1} of 5`).waitFor();
    // The second answer is wrong.
    const pick = place === 1 ? (right + 1) % 4 : right;
    const option = page.getByRole('button', { name: `${options[pick]}.`, exact: true });
    await option.focus();
    await page.keyboard.press('Enter');
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
  expect(copied).toMatch(/^What really happened\? \w+ \d+: 4\/5\n🟩⬛🟩🟩🟩\nhttp\S+\/game$/u);
  await page.goto(`${app.origin}/game`);
  await page.getByRole('heading', { name: '4 of 5' }).waitFor();
});

it('is played without script, one form an answer', async () => {
  const app = await openApp();
  const page = await app.person({ javaScriptEnabled: false });
  const [first] = await listQuestions(app.services, dayAt(app.services.now()));
  await page.goto(`${app.origin}/game`);
  for (let number = 1; number <= 5; number += 1) {
    await page.locator('fieldset button').first().click();
    await page.getByRole('link', { name: number < 5 ? 'Next post' : 'Your result' }).click();
  }
  await page.getByText(`${first?.happened}.`).waitFor();
  expect(await page.getByText(/[🟩⬛]{5}/u).textContent()).toContain('/game');
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
