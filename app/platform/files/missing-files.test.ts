import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storePictures } from '../../../test/factories/stored-pictures.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { findMissingFiles } from './missing-files.server.ts';
import { diskStorage } from './storage.server.ts';

const keyOf = (at: number) => `${createHash('sha256').update(`${at}`).digest('hex')}.webp`;

it('finds nothing where the files of all pictures are there', async () => {
  const app = await createTestApp();
  expect(await findMissingFiles(app.services)).toBeNull();
  const storage = diskStorage(join(app.dataDir, 'files'));
  const resource_id = await storePictures(app.db, [keyOf(1), keyOf(2)]);
  for (const at of [1, 2]) await storage.put(keyOf(at), Buffer.from('a picture'), 'image/webp');
  // Files on their way in or out, and one that is at an image host.
  const rest = { created_at: 0, deleting: 0 };
  await app.db
    .insertInto('stored_objects')
    .values([
      { ...rest, path: keyOf(3), resource_id: null },
      { ...rest, path: keyOf(4), resource_id, deleting: 1 },
      { ...rest, path: 'https://images.example/a.webp', resource_id },
    ])
    .execute();
  expect(await findMissingFiles(app.services)).toBeNull();
});

it('counts what is missing among some of the files, however many there are', async () => {
  const app = await createTestApp();
  const keys = Array.from({ length: 150 }, (_, at) => keyOf(at));
  await storePictures(app.db, keys);
  const folder = join(app.dataDir, 'files');
  expect(await findMissingFiles(app.services)).toEqual({
    missing: 100,
    seen: 100,
    total: 150,
    folder,
  });
  for (const key of keys) {
    if (key !== keyOf(7)) await diskStorage(folder).put(key, Buffer.from('a'), 'image/webp');
  }
  await app.db.deleteFrom('stored_objects').where('path', '>', keyOf(7)).execute();
  const rest = keys.filter((key) => key <= keyOf(7)).length;
  expect(rest).toBeLessThan(100);
  const found = { missing: 1, seen: rest, total: rest, folder };
  expect(await findMissingFiles(app.services)).toEqual(found);
});

it('does not look at a disk where the files are in a bucket', async () => {
  const app = await createTestApp();
  await storePictures(app.db, [keyOf(1)]);
  const settings = { ...app.services.settings, s3Endpoint: 'https://s3.example/bucket' };
  expect(await findMissingFiles({ ...app.services, settings })).toBeNull();
});
