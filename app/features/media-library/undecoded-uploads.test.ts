import { expect, it } from 'vitest';
import { limitedFor, UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { ADMIN } from '../../../test/factories/visitors.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Services } from '../../platform/services.ts';
import { WorkerPool } from '../../platform/workers/worker-pool.server.ts';

/** What decodes a picture ends here: the module of its workers does not exist. */
const NO_DECODER = new URL('no-such-decoder.ts', import.meta.url).pathname;

async function open(overrides: Partial<Services>) {
  const env = { ADMIN_EMAILS: ADMIN };
  const workers = new WorkerPool(NO_DECODER);
  const app = await createTestApp({ env, overrides: { ...UNLIMITED, ...overrides, workers } });
  return { app, ...(await uploader(app, { email: ADMIN })) };
}

/** Fills the library of all members. */
async function fill({ db }: TestApp, owner: string): Promise<void> {
  const row = {
    user_id: owner,
    image: '/media/a.png',
    thumbnails: '[]',
    description: 'A picture',
    alt: 'A picture',
    tags: '[]',
    search_text: '',
    width: 1,
    height: 1,
    bytes: 1,
    content_type: 'image/png',
    downloads: 0,
    created_at: 1,
    hidden_at: null,
    hidden_reason: null,
  };
  const rows = Array.from({ length: 50 }, (_, index) => {
    const id = `picture-${index}`;
    return { ...row, id, content_hash: id, idem_key: id };
  });
  await db.insertInto('resources').values(rows).execute();
}

it('decodes what nothing else refuses', async () => {
  const { upload } = await open({});
  expect((await upload({ bytes: await samplePicture(1) })).status).toBe(500);
});

it('refuses a file that does not begin like a picture before anything decodes it', async () => {
  const { upload, ask } = await open({});
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await upload({ bytes })).status).toBe(415);
  const form = new FormData();
  form.set('logo', new File([bytes], 'logo.png'));
  const logo = await ask('/admin/instance/logo', { method: 'POST', body: form });
  expect([logo.status, await logo.text()]).toEqual([
    422,
    expect.stringContaining('This is no picture that can be read here.'),
  ]);
});

it('refuses an upload beyond the limit of an hour before it is decoded', async () => {
  const { upload } = await open(limitedFor(60, ['upload']));
  const answer = await upload({ bytes: await samplePicture(1) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

it('refuses an upload into a full library before it is decoded', async () => {
  const { app, upload, member } = await open({});
  await fill(app, member.id);
  const answer = await upload({ bytes: await samplePicture(1) });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'library-full' }]);
});
