import sharp from 'sharp';
import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { captionUrl } from './resource.ts';

type Answer = { resource: { id: string } };

it('draws white words with a black edge where they belong', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload, ask } = await uploader(app);
  const bytes = await samplePicture(9, { width: 600, height: 450 });
  const { resource } = (await (await upload({ bytes })).json()) as Answer;
  const answer = await ask(captionUrl(resource.id, { top: 'when synergy', bottom: '' }));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 900 });
  const [upper, lower] = [await extremes(picture, 0), await extremes(picture, 600)];
  expect(upper.max - upper.min).toBeGreaterThan(240);
  expect(lower.max - lower.min).toBeLessThan(60);
}, 30_000);

async function extremes(picture: Buffer, top: number): Promise<{ min: number; max: number }> {
  const part = sharp(picture).extract({ left: 0, top, width: 1200, height: 300 }).greyscale();
  const [channel] = (await sharp(await part.png().toBuffer()).stats()).channels;
  return { min: channel?.min ?? 0, max: channel?.max ?? 0 };
}
