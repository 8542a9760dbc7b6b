import { expect, it } from 'vitest';
import { postAndPicture } from '../../../test/factories/post-with-picture.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { postLines } from '../posts/post.ts';
import { carouselTexts } from './carousel.ts';

it('puts one line on a page, and several where a post has more lines than pages', () => {
  expect(carouselTexts(['One.', 'Two.'])).toEqual(['One.', 'Two.']);
  const many = Array.from({ length: 60 }, (_, index) => `Line ${index}`);
  const texts = carouselTexts(many);
  expect([texts.length, texts[0]]).toEqual([20, 'Line 0\nLine 1\nLine 2']);
  expect(texts.join('\n')).toBe(many.join('\n'));
});

it('gives the author of a post its carousel as a PDF', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { owner, generationId } = await postAndPicture(app);
  const path = `/api/generations/${generationId}/picture?size=carousel`;
  const answer = await owner.ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const document = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const row = await app.db.selectFrom('generations').select('text').executeTakeFirstOrThrow();
  const pages = postLines(row.text ?? '').length + 1;
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  expect(document.match(/\/MediaBox \[0 0 1080 1350\]/g)).toHaveLength(pages);
  expect((await (await uploader(app)).ask(path)).status).toBe(404);
  expect((await app.browser().fetch(path)).status).toBe(404);
});
