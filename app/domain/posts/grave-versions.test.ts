import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { answerWith } from '../../../test/fake-model-provider.ts';
import { appWithModel, PATIENT } from '../../../test/model-settings.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const HARMLESS = 'I watered a plant';
const GRAVE = 'My father passed away last night.';

/** The marks of a written post and of the version that it shows. */
async function marksOf(app: TestApp, context: string) {
  const { browser } = await memberBrowser(app);
  const json = { style: 'gpt4-context', fields: { context } };
  const headers = { 'idempotency-key': 'key-000001' };
  await (await browser.fetch('/api/generations', { json, headers })).text();
  return app.db
    .selectFrom('posts')
    .innerJoin('generations', 'generations.id', 'posts.generation_id')
    .select(['posts.is_grave as post', 'generations.is_grave as version'])
    .execute();
}

it.each([
  [HARMLESS, 0],
  [GRAVE, 1],
])('marks a version and its post by the form: %s', async (context, mark) => {
  const app = await createTestApp();
  expect(await marksOf(app, context)).toEqual([{ post: mark, version: mark }]);
});

it.each([
  ['Today I shipped a darker toast.\nIt is still bread.', 0],
  ['I never planned to write this.\nMy mother died of cancer in June.', 1],
])('marks a version also by what a model wrote: %j', async (text, mark) => {
  const app = await appWithModel(answerWith(text, 2), PATIENT);
  expect(await marksOf(app, HARMLESS)).toEqual([{ post: mark, version: mark }]);
});
