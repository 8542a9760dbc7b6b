import { expect, it } from 'vitest';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { findResource } from '../../domain/media-library/resources.server.ts';
import { sweepDeleted } from '../../domain/moderation/sweep-cases.server.ts';
import { CHOOSE_REASON } from '../../domain/screening/moderation-words.ts';

type Shown = { id: string; imageUrl: string; isWaiting: boolean; thumbnails: { url: string }[] };
type Answer = { resource: Shown; code: string; title: string; field: string; undoId: string };

const ADMIN = 'boss@corp.example';

async function start() {
  const app = await createTestApp({ overrides: UNLIMITED, env: { ADMIN_EMAILS: ADMIN } });
  return { app, owner: await uploader(app), admin: await uploader(app, { email: ADMIN }) };
}

const said = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as Partial<Answer>),
});

type Uploader = Awaited<ReturnType<typeof uploader>>;

async function isSeenBy({ services }: TestApp, { member }: Uploader, id = ''): Promise<boolean> {
  return (await findResource(services, member, id)) !== null;
}

/** What everybody gets of a picture's files. */
async function statusesOf({ origin }: TestApp, { imageUrl, thumbnails }: Shown): Promise<number[]> {
  const urls = [imageUrl, ...thumbnails.map(({ url }) => url)];
  const answers = await Promise.all(urls.map((url) => fetch(origin + url)));
  return [...new Set(answers.map(({ status }) => status))];
}

const deletion = (reason: string) => ({
  method: 'POST',
  body: new URLSearchParams({ reason }),
});

it('serves a removed picture to nobody but admins, and takes it from nobody again', async () => {
  const { app, owner, admin } = await start();
  const bytes = await samplePicture(4);
  const { resource } = await said(await owner.upload({ bytes }));
  if (!resource) throw new Error('not uploaded');
  const path = `/resources/${resource.id}/delete`;
  const remove = (reason: string) => admin.ask(path, deletion(reason));
  expect(await statusesOf(app, resource)).toEqual([200]);
  const known = (await fetch(app.origin + resource.imageUrl)).headers.get('etag') ?? '';

  const unsaid = await said(await admin.ask(path, { method: 'POST' }));
  expect(unsaid).toMatchObject({ status: 422, field: 'reason', title: CHOOSE_REASON });
  for (const reason of ['', 'because', 'constructor']) {
    const answer = await remove(reason);
    expect([reason, answer.status]).toEqual([reason, 422]);
  }
  const removed = await said(await remove('spam'));
  expect(removed).toMatchObject({ status: 200, undoId: expect.any(String) });
  expect(await isSeenBy(app, owner, resource.id)).toBe(false);
  expect(await statusesOf(app, resource)).toEqual([404]);
  // Also for whoever has it already and only asks whether it is still the same.
  const again = await owner.ask(resource.imageUrl, { headers: { 'if-none-match': known } });
  expect(again.status).toBe(404);
  const seen = await admin.ask(resource.imageUrl);
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const refused = await said(await owner.upload({ bytes }));
  expect(refused).toMatchObject({ status: 409, code: 'resource-removed' });

  const undo = `/admin/decisions/${removed.undoId}/undo`;
  expect((await owner.ask(undo, { method: 'POST' })).status).toBe(403);
  expect((await app.browser().fetch(undo, { method: 'POST' })).status).toBe(401);
  expect((await admin.ask(undo, { method: 'POST' })).status).toBe(200);
  expect((await said(await admin.ask(undo, { method: 'POST' }))).status).toBe(200);
  const none = await said(await admin.ask('/admin/decisions/none/undo', { method: 'POST' }));
  expect([none.status, none.title]).toEqual([404, expect.stringMatching(/decided cases/)]);
  expect(await isSeenBy(app, owner, resource.id)).toBe(true);
  expect(await statusesOf(app, resource)).toEqual([200]);

  await remove('spam');
  await sweepDeleted({ ...app.services, now: () => app.services.now() + DAY_MS + 1000 });
  const files = [resource.imageUrl, ...resource.thumbnails.map(({ url }) => url)];
  for (const url of files) {
    const key = url.replace('/media/', '');
    expect(await app.services.storage.get(key)).toBeNull();
    expect((await admin.ask(url)).status).toBe(404);
  }
  const never = await said(await owner.upload({ bytes }));
  expect(never).toMatchObject({ status: 409, code: 'resource-removed' });
}, 30_000);

it('looks through description, alternative text and tags before anybody reads them', async () => {
  const { app, owner, admin } = await start();
  const hateful = { description: 'gas the interns, he said, sieg heil' };
  const refused = await said(await owner.upload({ bytes: await samplePicture(5), ...hateful }));
  expect(refused).toMatchObject({ status: 422, code: 'resource-refused' });
  expect(refused.title).toMatch(/Leave out the slurs/);
  expect(await app.db.selectFrom('resources').select('id').execute()).toEqual([]);

  for (const [shade, words] of [{ description: 'this fucking wall' }, { tags: 'shit' }].entries()) {
    const bytes = await samplePicture(6 + shade);
    const key = `held-${shade}-and-longer`;
    const held = await said(await owner.upload({ bytes, ...words, key }));
    expect(held).toMatchObject({ status: 201, resource: { isWaiting: true } });
    const same = await said(await owner.upload({ bytes, ...words, key }));
    expect(same).toMatchObject({ status: 200, resource: { id: held.resource?.id } });
    const copy = await said(await admin.upload({ bytes }));
    expect(copy).toMatchObject({ status: 409, code: 'resource-waiting' });
    const path = `/resources/${held.resource?.id}/delete`;
    for (const who of [owner, admin]) {
      expect(await isSeenBy(app, who, held.resource?.id)).toBe(who === owner);
    }
    if (held.resource) expect(await statusesOf(app, held.resource)).toEqual([404]);
    const mine = await owner.ask('/api/resources?only=own');
    expect(await mine.json()).toMatchObject({ resources: [{ isWaiting: true }] });
    expect(await (await owner.ask('/api/resources')).json()).toMatchObject({ resources: [] });
    const queue = await (await admin.ask('/admin/moderation')).text();
    expect(queue).toContain('held before it was shown');
    // With other words it is another upload.
    expect((await owner.ask(path, { method: 'POST' })).status).toBe(200);
    const clean = await said(await owner.upload({ bytes }));
    expect(clean).toMatchObject({ status: 201, resource: { isWaiting: false } });
    await owner.ask(`/resources/${clean.resource?.id}/delete`, { method: 'POST' });
  }
  const notifications = await (await owner.ask('/notifications')).text();
  expect(notifications).toContain('Your picture waits for a look before everybody sees it');
}, 30_000);
