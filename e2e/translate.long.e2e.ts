import { expect, it } from 'vitest';
import { answerWith, begin, chunk, frame, refuseWith } from '../test/fake-model-provider.ts';
import { fakeProvider, patientModelEnvironment } from '../test/model-settings.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const GOOD = 'Today I shipped a sandwich.\nNobody asked for it.\nThat is ownership.';

it('shows the answer of the model after a reload in the middle of it, for the same go', async () => {
  const provider = await fakeProvider((response) =>
    begin(response, frame(chunk({ content: 'Today I shipped a ' }))),
  );
  const app = await openApp({ env: patientModelEnvironment(provider) });
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
  await other.getByText('Written by the model.').waitFor();
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
  await page.getByRole('button', { name: 'Another one' }).waitFor();
  expect(await other.getByText('That is ownership.').count()).toBe(0);
  expect(provider.asked).toHaveLength(asked);
}, 90_000);

it('says why the house writer stood in, and stops when told to', async () => {
  const provider = await fakeProvider(refuseWith(401, {}));
  const app = await openApp({ env: patientModelEnvironment(provider) });
  const { page } = await openAs(app, {});
  await page.goto(`${app.origin}/translate`);
  await page.getByText('The model counts as one of your posts of the day.').waitFor();
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('textbox', { name: 'Plain words' }).fill('I made a sandwich');
  await page.getByRole('button', { name: 'Ask the model' }).click();
  await page.getByText('Written by the house writer: the model did not deliver.').waitFor();

  provider.behave((response) => begin(response, frame(chunk({ content: 'Today I shipped a ' }))));
  await page.getByRole('textbox', { name: 'Plain words' }).fill('I made a salad');
  await page.getByRole('button', { name: 'Ask the model' }).click();
  await page.getByText('Asking the model…').waitFor();
  await page.getByText(/^Today I shipped/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await provider.asked.at(-1)!.closed;
  await page.getByText(/delivery of a salad/).waitFor();
}, 90_000);

it('asks again by itself once the line is back, and on a press', async () => {
  const app = await openApp();
  app.expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await app.person();
  await page.goto(`${app.origin}/translate`);
  const other = page.getByRole('region', { name: 'LinkedIn-speak' });
  const field = page.getByRole('textbox', { name: 'Plain words' });
  await page.getByRole('button', { name: 'Swap' }).click();
  await field.fill('I made tea');
  await other.getByText('Cringe score:').waitFor();
  await page.context().setOffline(true);
  await field.fill('I made a sandwich');
  await other.getByText('The translation did not come.', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await other.getByText(/end-to-end delivery of a sandwich/).waitFor();

  await page.route('**/api/translations', (route) => route.abort());
  await field.fill('I burned the toast');
  const again = other.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/api/translations');
  await again.click();
  await other.getByText(/overdeliver\w* on the toast/).waitFor();
}, 60_000);
