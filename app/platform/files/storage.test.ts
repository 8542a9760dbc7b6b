import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { fakeBucket, fakeImageHost } from '../../../test/fake-stores.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { diskStorage, type Storage, StorageError } from './storage.server.ts';
import { imageHostStorage, s3Storage } from './remote-storage.server.ts';

const KEY = `${'a1'.repeat(32)}.png`;
const OTHER = `${'b2'.repeat(32)}-320.webp`;
const BYTES = new Uint8Array(200_000).map((_, index) => index % 251);

/** Each store with whatever it talks to; `break` takes that away. */
const STORES: Record<string, () => Promise<{ storage: Storage; break: () => void }>> = {
  disk: () => {
    const storage = diskStorage(join(emptyFolder(), 'files'));
    return Promise.resolve({
      storage,
      break: () => Object.assign(storage, diskStorage('/dev/null/x')),
    });
  },
  bucket: async () => {
    const bucket = await fakeBucket();
    const keys = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
    const storage = s3Storage({ endpoint: bucket.endpoint, ...keys });
    return { storage, break: () => (bucket.trouble.cut = true) };
  },
  'image host': async () => {
    const host = await fakeImageHost('memes');
    const storage = imageHostStorage({ url: host.url, preset: 'memes', delivery: host.origin });
    return { storage, break: () => (host.trouble.cut = true) };
  },
};

async function bytesOf(storage: Storage, place: string): Promise<Uint8Array | null> {
  const file = await storage.get(place);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

describe.each(Object.keys(STORES))('%s', (name) => {
  it('returns stored files, and null for others', async () => {
    const { storage } = await STORES[name]!();
    const place = await storage.put(KEY, BYTES, 'image/png');
    expect(await bytesOf(storage, place)).toEqual(BYTES);
    const second = await storage.put(OTHER, BYTES.subarray(0, 10), 'image/webp');
    expect(await bytesOf(storage, second)).toEqual(BYTES.subarray(0, 10));
    expect(await bytesOf(storage, place.replaceAll('a1', 'c3'))).toBeNull();
    expect(storage.url(place)).toMatch(storage.usesKeys ? /^\/media\// : /^http/);
  });

  it('stores and deletes idempotently', async () => {
    const { storage } = await STORES[name]!();
    await storage.put(KEY, BYTES, 'image/png');
    const place = await storage.put(KEY, BYTES, 'image/png');
    expect(await bytesOf(storage, place)).toEqual(BYTES);
    await storage.delete(place);
    await storage.delete(place);
    // The image host has no deleting; only its own console has.
    expect(await bytesOf(storage, place)).toEqual(storage.usesKeys ? null : BYTES);
  });

  it('throws StorageError when the storage fails', async () => {
    const store = await STORES[name]!();
    store.break();
    const { storage } = store;
    await expect(storage.put(KEY, BYTES, 'image/png')).rejects.toThrow(StorageError);
  });
});

it('leaves no incomplete file, and rejects names as paths', async () => {
  const folder = emptyFolder();
  const storage = diskStorage(folder);
  await Promise.all(Array.from({ length: 20 }, () => storage.put(KEY, BYTES, 'image/png')));
  expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
    'a1',
    join('a1', KEY),
  ]);
  for (const name of ['../x.png', 'x.png', '', `${KEY}/../y.png`]) {
    await expect((async () => storage.put(name, BYTES, 'image/png'))()).rejects.toThrow(
      StorageError,
    );
  }
});

it('shows the error of the image host, and rejects other origins', async () => {
  const host = await fakeImageHost('memes');
  const settings = { url: host.url, delivery: host.origin };
  const wrong = imageHostStorage({ ...settings, preset: 'other' });
  await expect(wrong.put(KEY, BYTES, 'image/png')).rejects.toMatchObject({
    shown: 'Upload preset not found',
  });
  const storage = imageHostStorage({ ...settings, preset: 'memes' });
  for (const body of [
    '{"secure_url":"https://evil.example/x.png"}',
    '{}',
    'no json',
    '[]',
    'null',
  ]) {
    host.trouble = { status: 200, body };
    await expect(storage.put(KEY, BYTES, 'image/png')).rejects.toThrow(StorageError);
  }
  expect(storage.url('https://evil.example/x.png')).toBe('');
  expect(await storage.get('https://evil.example/x.png')).toBeNull();
});

it('stores the library in a configured bucket and serves it from this site', async () => {
  const bucket = await fakeBucket();
  const app = await createTestApp({
    overrides: UNLIMITED,
    env: { S3_ENDPOINT: bucket.endpoint, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  });
  const { upload, ask } = await uploader(app);
  const answer = await upload({ bytes: await samplePicture(1) });
  expect(answer.status).toBe(201);
  const { resource } = (await answer.json()) as { resource: { id: string; imageUrl: string } };
  expect(bucket.files.size).toBe(5);
  const served = await ask(resource.imageUrl);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  bucket.trouble.status = 503;
  const down = await upload({ bytes: await samplePicture(2) });
  expect(down.status).toBe(503);
  bucket.trouble = {};
  expect((await ask(`/resources/${resource.id}/delete`, { method: 'POST' })).status).toBe(200);
  expect(bucket.files.size).toBe(0);
}, 30_000);

it('allows only the configured image host in pages', async () => {
  const host = await fakeImageHost('memes');
  const app = await createTestApp({
    overrides: UNLIMITED,
    env: {
      IMAGE_HOST_URL: host.url,
      IMAGE_HOST_PRESET: 'memes',
      IMAGE_HOST_DELIVERY: host.origin,
    },
  });
  const { upload, ask } = await uploader(app);
  const { resource } = (await (await upload({ bytes: await samplePicture(1) })).json()) as {
    resource: { imageUrl: string };
  };
  expect(resource.imageUrl).toMatch(new RegExp(`^${host.origin}/image/`));
  const page = await ask('/resources');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`img-src 'self' ${host.origin} data: blob:;`);
  expect(policy).toContain(`connect-src 'self' ${host.origin};`);
  const plain = await createTestApp();
  const other = await fetch(`${plain.origin}/login`);
  expect(other.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  host.trouble = { status: 401, body: '{"message":"Unknown API key"}' };
  const refused = await upload({ bytes: await samplePicture(2) });
  expect([refused.status, ((await refused.json()) as { title: string }).title]).toEqual([
    503,
    'Unknown API key',
  ]);
}, 30_000);
