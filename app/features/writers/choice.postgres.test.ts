import { expect, it, onTestFinished } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ADMIN = 'boss@corp.example';

it('takes a choice over in the other servers on its database within a second', async () => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const ollama = await fakeOllama();
  const env = {
    DATABASE_URL: url,
    SESSION_SECRET: 'the same secret in all processes!',
    ADMIN_EMAILS: ADMIN,
  };
  const overrides = { enginePlaces: [ollama.place] };
  const here = await createTestApp({ env, overrides });
  const there = await createTestApp({ env });
  const { browser } = await memberBrowser(here, { email: ADMIN });
  const choose = (fields: Record<string, string>) =>
    browser.fetch('/admin/writer/choice', { body: new URLSearchParams(fields) });
  const writerThere = async () => {
    await (await there.browser().fetch('/')).text();
    return there.services.modelStatus.active()?.settings.openaiModel ?? 'the house';
  };
  expect(await writerThere()).toBe('the house');
  expect((await choose({ at: ollama.baseUrl, model: 'gemma3:4b' })).status).toBe(200);
  await expect.poll(writerThere, { timeout: 5000 }).toBe('gemma3:4b');
  await choose({ model: '' });
  await expect.poll(writerThere, { timeout: 5000 }).toBe('the house');
});
