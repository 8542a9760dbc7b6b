import { expect, it } from 'vitest';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { removeResource } from '../../domain/moderation/removals.server.ts';
import type { Member } from '../../domain/members/viewer.ts';

type Answer = { resource: { id: string }; resourceId: string; code: string };

it('knows the same picture again, and the same click', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const [one, other] = [await uploader(app), await uploader(app)];
  const bytes = await samplePicture(1);
  const key = 'a-click-of-mine';
  const first = await one.upload({ bytes, key });
  const { resource } = (await first.json()) as Answer;
  const again = await one.upload({ bytes, key });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(((await again.json()) as Answer).resource.id).toBe(resource.id);
  const reused = await one.upload({ bytes: await samplePicture(2), key });
  expect([reused.status, ((await reused.json()) as Answer).code]).toEqual([422, 'key-reused']);
  const copy = await other.upload({ bytes, description: 'Mine now' });
  expect([copy.status, ((await copy.json()) as Answer).resourceId]).toEqual([409, resource.id]);
}, 30_000);

it('keeps one of twenty equal pictures that come at once', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const people = await Promise.all(Array.from({ length: 20 }, () => uploader(app)));
  const bytes = await samplePicture(3);
  const answers = await Promise.all(people.map(({ upload }) => upload({ bytes })));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toHaveLength(1);
}, 30_000);

it('stores a picture that another request deletes, once the deletion has ended', async () => {
  const { log, lines } = recordLog();
  const app = await createTestApp({ overrides: { ...UNLIMITED, log } });
  const [one, other] = [await uploader(app), await uploader(app)];
  const bytes = await samplePicture(4);
  const { resource } = (await (await one.upload({ bytes })).json()) as Answer;
  const { storage } = app.services;
  const deletion = Promise.withResolvers<void>();
  const deleteFile = storage.delete.bind(storage);
  storage.delete = async (place) => {
    await deletion.promise;
    return deleteFile(place);
  };
  const viewer = { kind: 'member', id: one.member.id, isAdmin: false } as Member;
  const removal = removeResource(app.services, viewer, resource.id);
  await expect.poll(async () => app.db.selectFrom('resources').selectAll().execute()).toEqual([]);
  setTimeout(deletion.resolve, 300);
  expect((await other.upload({ bytes })).status).toBe(201);
  await removal;
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
}, 30_000);

it('bounds what one member has in the library', async () => {
  const app = await createTestApp();
  const { upload } = await uploader(app);
  expect((await upload({ bytes: await samplePicture(1) })).status).toBe(201);
  await app.db.updateTable('resources').set({ bytes: 104_857_600 }).execute();
  const full = await upload({ bytes: await samplePicture(11) });
  expect([full.status, ((await full.json()) as Answer).code]).toEqual([409, 'library-full']);
}, 20_000);

it('asks for words, and keeps them free of what cannot be shown', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload, ask } = await uploader(app);
  for (const description of ['', '   ', '\u200b\u202e', 'x'.repeat(301)]) {
    const answer = await upload({ bytes: await samplePicture(5), description });
    expect([description.slice(0, 5), answer.status]).toEqual([description.slice(0, 5), 422]);
  }
  const hostile = '<img src=x onerror=alert(1)>\u202egnp.exe\u0000';
  const answer = await upload({
    bytes: await samplePicture(6),
    description: hostile,
    tags: '#A, b b',
  });
  const { resource } = (await answer.json()) as { resource: Record<string, unknown> };
  const description = '<img src=x onerror=alert(1)>gnp.exe';
  expect(resource).toMatchObject({ description, alt: description, tags: ['a', 'b'] });
  const page = await (await ask('/resources')).text();
  expect(page).not.toContain('<img src=x');
  for (const search of ['after=x', 'limit=0', 'only=theirs', `q=${'x'.repeat(101)}`]) {
    expect([search, (await ask(`/api/resources?${search}`)).status]).toEqual([search, 422]);
    expect([search, (await ask(`/resources?${search}`)).status]).toEqual([search, 200]);
  }
}, 30_000);
