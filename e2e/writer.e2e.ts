import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith } from '../test/fake-model-provider.ts';
import { fakeOllama } from '../test/fake-ollama.ts';
import { openApp, PHONE, toast, WIDE, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';

async function openOffice(context: Parameters<typeof openAs>[2]) {
  const ollama = await fakeOllama();
  const app = await openApp({
    env: { ADMIN_EMAILS: ADMIN },
    overrides: { enginePlaces: [ollama.place] },
  });
  const { page } = await openAs(app, { email: ADMIN }, context);
  return { ...app, ollama, page };
}

/** Clicks as a person does, and counts it. */
function clicker(page: Page) {
  let clicks = 0;
  return {
    click: async (role: 'link' | 'button', name: string | RegExp) => {
      clicks += 1;
      await page.getByRole(role, { name }).first().click();
    },
    count: () => clicks,
  };
}

it.each([
  ['390', PHONE],
  ['1440', WIDE],
])(
  'leads from the checklist of a new instance to a model that writes in three clicks, at %s',
  async (_, size) => {
    const { page, origin, ollama } = await openOffice(size);
    await page.goto(`${origin}/admin`);
    const { click, count } = clicker(page);
    await click('link', 'Who writes');
    await page.waitForURL('**/admin/writer');
    await click('button', 'Try it gemma3:4b');
    await page.getByText('3 of 3 written.').waitFor();
    const trial = page.getByRole('region', { name: 'Trying gemma3:4b' });
    expect(await trial.getByText('The line waited for me.').count()).toBe(3);
    expect(
      await trial.getByText(/^First word after \d+\.\d s, whole after \d+\.\d s\.$/).count(),
    ).toBe(3);
    await page.getByText('The house', { exact: true }).first().waitFor();
    await click('button', 'Let it write');
    await toast(page, 'gemma3:4b writes.').waitFor();
    expect(count()).toBe(3);
    await page.getByText(/^gemma3:4b at 127\.0\.0\.1:\d+$/).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await writePostInPage(page, origin);
    await page.getByText('The line waited for me.').first().waitFor();
    expect(ollama.written.at(-1)?.model).toBe('gemma3:4b');
  },
);

it('shows the words of the model as they come, and ends its call when the trial is stopped', async () => {
  const { page, origin, ollama } = await openOffice(WIDE);
  const { promise: left, resolve } = Promise.withResolvers<void>();
  ollama.behave(async (response, asked, call) => {
    void asked.closed.then(resolve);
    await answerWith(`I waited.\n${'The line waited for me.\n'.repeat(40)}`, 30)(
      response,
      asked,
      call,
    );
  });
  await page.goto(`${origin}/admin/writer`);
  await page.getByRole('button', { name: 'Try it gemma3:4b' }).click();
  const trial = page.getByRole('region', { name: 'Trying gemma3:4b' });
  await trial.getByText('I waited.').first().waitFor();
  await trial.getByText('Writing 1 of 3 …').waitFor();
  await trial.getByRole('button', { name: 'Stop' }).click();
  await left;
  await trial.waitFor({ state: 'detached' });
});

it('chooses a model without script', async () => {
  const { page, origin } = await openOffice({ ...WIDE, javaScriptEnabled: false });
  await page.goto(`${origin}/admin/writer`);
  expect(
    await page
      .getByRole('button', { name: /^Try it/ })
      .first()
      .isVisible(),
  ).toBe(false);
  await page.getByRole('button', { name: 'Let it write gemma3:4b' }).click();
  await page.getByText(/^gemma3:4b at 127/).waitFor();
  await page.getByText('gemma3:4b writes.').waitFor();
  await page.getByRole('button', { name: 'Let the house write' }).click();
  await page.getByText('The house writes.').waitFor();
});
