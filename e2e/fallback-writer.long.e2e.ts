import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith, refuseWith } from '../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../test/model-settings.ts';
import type { TestApp } from '../test/test-app.ts';
import { openApp, runUntil, writeAtAStandstill, writeHumblebrag } from './open-app.ts';

const FORM = '/generator?style=humblebrag';
const LABEL = 'Written by the house writer: the model did not deliver.';

const FULL = 'The disk of this server is full: nothing can be written, and nothing was used up.';

const label = (page: Page) => page.getByText(/Written by the house writer/);

async function openWithBrokenModel() {
  const provider = await fakeProvider(refuseWith(401, { error: { message: 'Incorrect API key' } }));
  return { provider, ...(await openApp({ env: modelEnvironment(provider) })) };
}

it('says on every way to the post that the offline writer stood in', async () => {
  const { person, provider, db, origin } = await openWithBrokenModel();
  const page = await person();
  // Standing still, or a slow machine sees the post before it sees that it is being written.
  await writeAtAStandstill(page, origin + FORM);
  await runUntil(page, page.getByRole('status').filter({ hasText: LABEL }));
  expect(page.url()).toContain(FORM);
  await page.clock.resume();
  await page.getByRole('heading', { name: 'It is written.' }).waitFor();
  await page.getByText(LABEL).waitFor();
  await page.reload();
  await page.getByText(LABEL).waitFor();

  const { id } = await db.selectFrom('generations').select('id').executeTakeFirstOrThrow();
  await page.goto(`${origin}/preview?generation=${id}`);
  await page.getByText(LABEL).waitFor();

  await db.updateTable('guests').set({ posts_generated: 0 }).execute();
  provider.behave(answerWith('I made toast.\nToast made me.\nAgree?'));
  await page.reload();
  await page.getByRole('button', { name: 'Regenerate Post' }).click();
  await page.getByText('Toast made me.').waitFor();
  expect(await label(page).count()).toBe(0);

  await db.updateTable('guests').set({ posts_generated: 0 }).execute();
  provider.behave(refuseWith(500, {}));
  await page.goto(`${origin}/preview?generation=${id}`);
  await page.getByRole('button', { name: 'Regenerate Post' }).click();
  await page.getByText('Post regenerated!', { exact: true }).waitFor();
  await page.getByText(LABEL).waitFor();
});

it('says it also by a post that was stopped and shown later', async () => {
  const { person, origin } = await openWithBrokenModel();
  const page = await person();
  await writeAtAStandstill(page, origin + FORM);
  await runUntil(page, page.getByRole('status').filter({ hasText: LABEL }));
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('heading', { name: 'It is written.' }).waitFor();
  await page.getByText(LABEL).waitFor();
});

it('says nothing where no model is asked', async () => {
  const { person, origin } = await openApp();
  const page = await person();
  await page.goto(origin + FORM);
  await writeHumblebrag(page);
  await page.getByRole('heading', { name: 'It is written.' }).waitFor();
  expect(await label(page).count()).toBe(0);
});

it('keeps the form while the disk is full, and says why', async () => {
  const { person, origin, db, expectComplaints } = await openApp();
  expectComplaints(/status of 503/);
  const page = await person();
  await page.goto(origin + FORM);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
  await fillWithGuests(db);
  await writeHumblebrag(page);
  await page.getByText(FULL, { exact: true }).waitFor();
  expect(await page.getByLabel('Achievement').inputValue()).toBe('got promoted to VP of Sales');
  await sql`pragma max_page_count = 1000000`.execute(db);
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByRole('heading', { name: 'It is written.' }).waitFor();
});

/** Until not even one more guest has room. */
async function fillWithGuests(db: TestApp['db']): Promise<void> {
  for (let index = 0; index < 1000; index += 1) {
    const id = `filler-${String(index).padStart(19, '0')}`;
    try {
      await db
        .insertInto('guests')
        .values({ id, ...UNUSED })
        .execute();
    } catch {
      return;
    }
  }
  throw new Error('It never became full');
}

const UNUSED = { created_at: 0, posts_generated: 0, last_used: 0 };
