import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { installFakeEngine } from '../../../test/fake-engine.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { switchOff } from '../../domain/local-model/engine-folder.server.ts';
import { IN_THE_BOX } from '../../domain/writers/engines.ts';

const ADMIN = 'boss@corp.example';
const BOX = { at: IN_THE_BOX, model: 'Small' };

async function office() {
  const app = await createTestApp({
    env: { ADMIN_EMAILS: ADMIN },
    overrides: { enginePlaces: [] },
  });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const read = async (path: string) =>
    readPage(await (await admin.fetch(path, { headers: { accept: 'text/html' } })).text()).text;
  const post = (path: string, fields: Record<string, string>) =>
    admin.fetch(`/admin/writer/${path}`, { body: new URLSearchParams(fields) });
  let keys = 0;
  const write = async (achievement: string) => {
    keys += 1;
    const headers = { 'idempotency-key': `key-of-the-box-${keys}` };
    const json = { style: 'humblebrag', fields: { achievement, mundaneSituation: 'waiting' } };
    const events = await readEvents(await admin.fetch('/api/generations', { json, headers }));
    return events.at(-1)!.data;
  };
  return { ...app, read, page: () => read('/admin/writer'), post, write };
}

it('shows the command, and by itself that a model was installed', async () => {
  const { page, dataDir } = await office();
  expect(await page()).toMatch(/A model in the box[^]*npm run local-model/);
  expect(await page()).not.toContain('Installed');
  await installFakeEngine(dataDir);
  expect(await page()).toMatch(
    /A model in the box [^]*Installed [^]*Small 0\.0 GB Try it Small Let it write Small/,
  );
});

it('tries the installed model, and lets it write from the first text on', async () => {
  const { page, read, post, write, dataDir } = await office();
  await installFakeEngine(dataDir);
  const tried = await readEvents(await post('trials', BOX));
  expect(tried.at(-1)).toMatchObject({ event: 'end', data: { written: 3 } });
  expect(await (await post('choice', BOX)).json()).toEqual({ ok: true, message: 'Small writes.' });
  const written = await write('got promoted');
  expect(written).toMatchObject({ writer: 'model' });
  expect(written['text']).toContain('The line waited for me.');
  expect(await page()).toContain('Who writes now Small in the box');
  expect(await read('/admin/log')).toContain('Small in the box');
});

it('takes no model that is not installed', async () => {
  const { post, dataDir } = await office();
  expect((await post('choice', BOX)).status).toBe(404);
  await installFakeEngine(dataDir);
  expect((await post('choice', { ...BOX, model: 'Large' })).status).toBe(404);
});

it('lets the house finish, labelled, what a crash has cut, and the model write again', async () => {
  const { post, write, dataDir } = await office();
  await installFakeEngine(dataDir);
  await post('choice', BOX);
  expect(await write('survived the CRASH')).toMatchObject({
    writer: 'offline',
    fallback: 'model-failed',
  });
  await expect
    .poll(async () => {
      await pause(200);
      return (await write('got promoted'))['writer'];
    })
    .toBe('model');
});

it('lets the house write while it is switched off, says so in the checklist, and is tried again', async () => {
  const { page, read, post, write, dataDir } = await office();
  await installFakeEngine(dataDir);
  await post('choice', BOX);
  switchOff(dataDir);
  expect(await write('got promoted')).toMatchObject({ writer: 'offline' });
  expect(await page()).toContain('It crashed three times in ten minutes and is switched off.');
  expect(await read('/admin')).toContain(
    'The model in the box crashed three times in ten minutes and is switched off, so the house writes.',
  );
  expect((await post('choice', BOX)).status).toBe(200);
  expect(await write('got promoted')).toMatchObject({ writer: 'model' });
});
