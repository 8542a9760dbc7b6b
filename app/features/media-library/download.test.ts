import sharp from 'sharp';
import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { sampleGif, samplePicture } from '../../../test/pictures.ts';
import { createTestApp } from '../../../test/test-app.ts';

async function uploaded(bytes: Uint8Array, type: string) {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { ask, upload } = await uploader(app);
  const { resource } = (await (await upload({ bytes, type })).json()) as {
    resource: { id: string; imageUrl: string };
  };
  const answer = await ask(`/api/resources/${resource.id}/download`);
  return { app, ask, resource, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('gives a JPEG of the first frame of an animation, under the specified name', async () => {
  const { app, answer, bytes, ask, resource } = await uploaded(sampleGif(3), 'image/gif');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="linkedin-resource.jpg"',
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
  const original = Buffer.from(
    await (await ask(new URL(resource.imageUrl, app.origin).pathname)).arrayBuffer(),
  );
  expect((await sharp(original, { animated: true }).metadata()).pages).toBe(3);
});

it('puts white behind transparency', async () => {
  const clear = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { bytes } = await uploaded(clear, 'image/png');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
});

it('leaves a JPEG as it is', async () => {
  const { app, ask, resource, bytes } = await uploaded(await samplePicture(3), 'image/jpeg');
  const stored = await ask(new URL(resource.imageUrl, app.origin).pathname);
  expect(bytes.equals(Buffer.from(await stored.arrayBuffer()))).toBe(true);
});
