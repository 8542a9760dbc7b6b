import { expect, it } from 'vitest';
import { answerWith, begin, chunk, frame } from '../test/fake-model-provider.ts';
import { hydrated } from './hydrated.ts';
import { openAppWithModel } from './open-app.ts';
import { writerWords } from '../app/domain/writers/writer.ts';

const GOOD = 'Today I shipped a sandwich.\nNobody asked for it.\nThat is ownership.';

it('shows the answer of the model after a reload in the middle of it, for the same go', async () => {
  const { provider, ...app } = await openAppWithModel((response) =>
    begin(response, frame(chunk({ content: 'Today I shipped a ' }))),
  );
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('textbox', { name: 'Plain words' }).fill('I made a sandwich');
  await page.getByRole('radio', { name: 'Unhinged' }).check({ force: true });
  const other = page.getByRole('region', { name: 'LinkedIn-speak' });
  await page.getByRole('button', { name: 'Ask the model' }).click();
  await other.getByText(/^Today I shipped/).waitFor();

  provider.behave(answerWith(GOOD, 20));
  await page.reload();
  await other.getByText('That is ownership.', { exact: true }).waitFor();
  await other.getByText(writerWords({ writer: 'model' }) ?? '').waitFor();
  const field = page.getByRole('textbox', { name: 'Plain words' });
  expect(await field.inputValue()).toBe('I made a sandwich');
  expect(await page.getByRole('radio', { name: 'Unhinged' }).isChecked()).toBe(true);
  const charged = () => app.services.db.selectFrom('guests').select('posts_generated').execute();
  expect(await charged()).toEqual([{ posts_generated: 1 }]);
  const asked = provider.asked.length;

  // It is there after another one, and nobody is asked for it.
  await page.reload();
  await other.getByText('That is ownership.', { exact: true }).waitFor();
  expect([provider.asked.length, await charged()]).toEqual([asked, [{ posts_generated: 1 }]]);

  // Other words let go of it.
  await field.fill('I made a salad');
  await other.getByText(/delivery of a salad/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Say it differently' }).waitFor();
  expect(await other.getByText('That is ownership.').count()).toBe(0);
  expect(provider.asked).toHaveLength(asked);
}, 90_000);
