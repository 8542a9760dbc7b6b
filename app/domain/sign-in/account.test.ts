import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { sweepObjects } from '../../platform/files/picture-storage.server.ts';
import { StorageError } from '../../platform/files/storage.server.ts';
import type { Member } from '../members/viewer.ts';
import type { Writer } from '../writers/writer.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';
import { describeSystem } from '../admin/system.server.ts';
import { deleteAccount } from './account.server.ts';
import { DELETE_PHRASE } from './account-words.ts';

const CONFIRMED = DELETE_PHRASE;
const TWO_HOURS = 2 * HOUR_MS;

async function withPicture() {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { member, upload } = await uploader(app);
  expect((await upload({ bytes: await samplePicture(5) })).status).toBe(201);
  const other = await uploader(app);
  expect((await other.upload({ bytes: await samplePicture(6) })).status).toBe(201);
  const rows = await app.db
    .selectFrom('stored_objects')
    .innerJoin('resources', 'resources.id', 'stored_objects.resource_id')
    .select(['path', 'user_id'])
    .execute();
  const pathsOf = (id: string) => rows.filter((row) => row.user_id === id).map(({ path }) => path);
  const viewer = { kind: 'member', id: member.id, isAdmin: false } as Member;
  return { app, viewer, own: pathsOf(member.id), others: pathsOf(other.member.id) };
}

it('deletes the picture files of a deleted account at once, and no other files', async () => {
  const { app, viewer, own, others } = await withPicture();
  expect(await deleteAccount(app.services, viewer, CONFIRMED)).toBe('deleted');
  for (const place of own) expect(await app.services.storage.get(place)).toBeNull();
  for (const place of others) expect(await app.services.storage.get(place)).not.toBeNull();
  const left = await app.db.selectFrom('stored_objects').select('path').execute();
  expect(left.map(({ path }) => path).toSorted()).toEqual(others.toSorted());
}, 30_000);

it('lists the files that the storage did not delete, and deletes them later', async () => {
  const { app, viewer, own } = await withPicture();
  const storage = Object.assign(
    Object.create(app.services.storage) as typeof app.services.storage,
    {
      delete: () => Promise.reject(new StorageError('refused')),
    },
  );
  expect(await deleteAccount({ ...app.services, storage }, viewer, CONFIRMED)).toBe('deleted');
  const notRemoved = async () =>
    (await describeSystem(app.services)).storage.find(({ label }) => label === 'Still to delete')
      ?.value;
  for (const place of own) expect(await notRemoved()).toContain(place);
  await sweepObjects({ ...app.services, now: () => app.services.now() + TWO_HOURS });
  for (const place of own) expect(await app.services.storage.get(place)).toBeNull();
  expect(await notRemoved()).toBe('None');
}, 30_000);

it('rejects writes of an account during its deletion without an error in the log', async () => {
  const { log, lines } = recordLog();
  const writer: Writer = {
    name: 'offline',
    async *write() {
      await pause(Math.random() * 200);
      yield 'Toast.';
      return { text: 'Toast.', writer: 'offline', engine: 'test', templateIds: [], devices: [] };
    },
  };
  const app = await createTestApp({ overrides: { ...UNLIMITED, log, writer } });
  const author = await addMember(app.services);
  const postId = await shareNew(
    app.services,
    { kind: 'member', id: author.id, isAdmin: false } as Member,
    'I made toast.\nToast made me.',
  );
  const key = () => ({ 'idempotency-key': randomUUID() });
  for (let round = 0; round < 8; round += 1) {
    const { member, upload } = await uploader(app);
    const browser = app.browser();
    browser.cookies.set(member.cookie.name, member.cookie.value);
    const write = (count: number, send: () => Promise<Response>) =>
      Array.from({ length: count }, async () => {
        await pause(Math.random() * 100);
        const answer = await send();
        return [answer.status, await answer.text()] as const;
      });
    const sendForm = (path: string, fields: Record<string, string>) =>
      browser.fetch(path, { body: new URLSearchParams(fields) });
    const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
    const replies = { post: 'I made toast.', length: 'one-liner' };
    const picture = await samplePicture(round + 20);
    const writes = [
      ...write(6, () => browser.fetch('/api/generations', { json, headers: key() })),
      ...write(3, () => browser.fetch('/api/replies', { json: replies, headers: key() })),
      ...write(3, () => sendForm(`/post/${postId}/comments`, { text: `I agree ${Math.random()}` })),
      ...write(2, () => sendForm(`/post/${postId}/reactions`, { kind: 'agree' })),
      ...write(2, () => sendForm('/requests/new', { text: `A toast ${Math.random()}` })),
      ...write(2, () => upload({ bytes: picture })),
    ];
    await pause(50 + Math.random() * 60);
    const deleted = await browser.fetch('/account/delete', {
      body: new URLSearchParams({ confirmation: CONFIRMED }),
    });
    expect(deleted.status).toBeLessThan(400);
    for (const [status, text] of await Promise.all(writes)) {
      expect([status < 500, text.includes('Something broke')]).toEqual([true, false]);
    }
    const own = await app.db
      .selectFrom('generations')
      .select('id')
      .where('owner_id', '=', member.id)
      .execute();
    expect(own).toEqual([]);
  }
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
}, 60_000);
