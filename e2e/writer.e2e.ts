import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith } from '../test/fake-model-provider.ts';
import { installFakeEngine } from '../test/fake-engine.ts';
import { fakeOllama, MODEL_TEXT, refusingEffort } from '../test/fake-ollama.ts';
import {
  openApp,
  openAppWithModel,
  PHONE,
  toast,
  WIDE,
  writeHumblebrag,
  writePostInPage,
} from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';

async function openOffice(context: Parameters<typeof openAs>[2]) {
  const ollama = await fakeOllama();
  const app = await openApp({
    env: { ADMIN_EMAILS: ADMIN },
    overrides: { enginePlaces: [ollama.place], freeMemory: () => 64e9 },
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
    const { promise: loading, resolve: load } = Promise.withResolvers<void>();
    ollama.unload(loading);
    await click('button', 'Let it write');
    await toast(page, 'gemma3:4b writes.').waitFor();
    expect(count()).toBe(3);
    const isLoading = page.getByText('It is being loaded into memory …');
    await isLoading.waitFor();
    load();
    await isLoading.waitFor({ state: 'detached' });
    await page.getByText(/^gemma3:4b at 127\.0\.0\.1:\d+$/).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await writePostInPage(page, origin);
    await page.getByText('The line waited for me.').first().waitFor();
    expect(ollama.written.at(-1)?.model).toBe('gemma3:4b');
  },
);

it.each([
  ['390', PHONE],
  ['1440', WIDE],
])(
  'leads from an Ollama without a model to one that writes in three clicks, through a break, at %s',
  async (_, size) => {
    const { page, origin, ollama } = await openOffice(size);
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    ollama.empty();
    ollama.behave(refusingEffort);
    ollama.planPulls({ breakAt: 0.6, holdAt: 0.8, until });
    const { promise: loading, resolve: load } = Promise.withResolvers<void>();
    ollama.unload(loading);
    await page.goto(`${origin}/admin`);
    const { click, count } = clicker(page);
    await click('link', 'Who writes');
    await page.waitForURL('**/admin/writer');
    await click('button', 'Fetch it Gemma 3 4B');
    await toast(page, 'gemma3:4b is being fetched.').waitFor();
    const bar = page.getByRole('progressbar', { name: 'Fetching gemma3:4b' });
    await page.getByText('2.6 GB of 3.3 GB', { exact: true }).waitFor();
    expect(ollama.pulls.map(({ from }) => from)).toEqual([0, 1.98e9]);
    // Also for an admin who comes later.
    await page.reload();
    expect(Number(await bar.getAttribute('value'))).toBeCloseTo(80, 0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    goOn();
    await toast(page, 'gemma3:4b is here.').waitFor();
    await click('button', 'Let it write gemma3:4b');
    await toast(page, 'gemma3:4b writes.').waitFor();
    expect(count()).toBe(3);
    await page.getByText('It is being loaded into memory …').waitFor();
    // A reader gives up before that: Ollama would give up, too.
    await page.goto(`${origin}/generator?style=humblebrag`);
    await writeHumblebrag(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(ollama.loads).toMatchObject([{ model: 'gemma3:4b', end: null }]);
    load();
    await page.getByRole('button', { name: 'Generate Post' }).click();
    await page.waitForURL('**/preview?generation=*');
    await page.getByText('The line waited for me.').first().waitFor();
    expect(ollama.loads).toMatchObject([{ model: 'gemma3:4b', end: 'loaded' }]);
  },
);

it('says why a model did not come, goes on, and fetches one without script', async () => {
  const { page, origin, ollama } = await openOffice({ ...WIDE, javaScriptEnabled: false });
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  ollama.empty();
  ollama.planPulls({ error: 'no space left on device' });
  await page.goto(`${origin}/admin/writer`);
  await page.getByRole('button', { name: 'Fetch it Gemma 3 4B' }).click();
  await page.getByText('gemma3:4b is being fetched.').waitFor();
  const look = page.getByRole('link', { name: 'How far is it now?' });
  await expect
    .poll(
      async () => {
        if (await look.isVisible()) await look.click();
        return page.getByText('It stopped: no space left on device.').isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  ollama.planPulls({ holdAt: 0.5, until });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(
      async () => {
        await look.click();
        return page.getByText('1.6 GB of 3.3 GB').isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  letGo();
  await expect
    .poll(
      async () => {
        await page.getByRole('link', { name: 'Look again' }).click();
        return page.getByRole('button', { name: 'Let it write gemma3:4b' }).isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
});

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

const generateIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
};

it('says how many people are before one in the line, and gives the place of who leaves free', async () => {
  const gates: (() => void)[] = [];
  const app = await openAppWithModel(async (...call) => {
    await new Promise<void>((open) => gates.push(open));
    await answerWith(MODEL_TEXT)(...call);
  });
  const pages = [await app.person(WIDE), await app.person(PHONE), await app.person(WIDE)];
  const [first, second, third] = pages as [Page, Page, Page];
  const before = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
  await generateIn(first, app.origin);
  await expect.poll(() => gates.length).toBe(1);
  await generateIn(second, app.origin);
  await before(second, 'One person is before you.');
  await generateIn(third, app.origin);
  await before(third, '2 people are before you.');
  await second.getByRole('button', { name: 'Stop' }).click();
  await before(third, 'One person is before you.');
  gates[0]!();
  await first.waitForURL('**/preview?generation=*');
  await third.getByText('One person is before you.').waitFor({ state: 'detached' });
  await expect.poll(() => gates.length).toBe(2);
  gates[1]!();
  await third.getByText('The line waited for me.').first().waitFor();
});

it.each([
  ['390', PHONE],
  ['1440', WIDE],
])(
  'finds a model in the box by itself, and leads to its text in two clicks, at %s',
  async (_, size) => {
    const { page, origin, dataDir } = await openOffice(size);
    await page.goto(`${origin}/admin/writer`);
    await page.getByText('npm run local-model', { exact: true }).waitFor();
    await installFakeEngine(dataDir);
    await page.getByText('Installed', { exact: true }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    const { click } = clicker(page);
    await click('button', 'Try it Small');
    await page.getByText('3 of 3 written.').waitFor();
    await click('button', 'Let it write');
    await page.getByText('Small in the box', { exact: true }).waitFor();
    await writePostInPage(page, origin);
    await page.getByText('The line waited for me.').first().waitFor();
  },
);
