import { expect, it } from 'vitest';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { PictureRenderer } from './pictures.server.ts';

it('draws a link preview once until it changes', async () => {
  const drawn: string[] = [];
  const pictures: PictureRenderer = {
    draw: ({ card, size }) => {
      drawn.push(`${size} ${card.reactions}`);
      const picture = Buffer.from(`${size} ${card.reactions}`);
      return Promise.resolve({ picture, undrawn: [] });
    },
    caption: () => Promise.reject(new Error('not asked for')),
    jpeg: () => Promise.reject(new Error('not asked for')),
    carousel: () => Promise.reject(new Error('not asked for')),
    signed: () => Promise.reject(new Error('not asked for')),
    preview: ({ texts }) => {
      drawn.push(`link ${texts[0]?.text}`);
      return Promise.resolve(Buffer.from(`link ${texts[0]?.text}`));
    },
  };
  const app = await createTestApp({ overrides: { pictures } });
  const id = await shareNew(app.services, await newMember(app.services), 'It went round.', {
    likes: 700,
  });
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.origin}/post/${id}/picture.png?size=card`, { headers });
    return [answer.status, await answer.text()];
  };
  const all = await Promise.all(Array.from({ length: 30 }, () => read()));
  expect(new Set(all.map(String))).toEqual(new Set(['200,link It went round.']));
  expect(drawn).toEqual(['link It went round.']);
  await app.db.updateTable('posts').set({ likes: 701 }).where('id', '=', id).execute();
  // The counts of a preview are too small to read.
  app.services.pageCache.clear();
  expect(await read()).toEqual([200, 'link It went round.']);
  expect(drawn).toHaveLength(1);
  await app.db.updateTable('posts').set({ post: 'It came back.' }).where('id', '=', id).execute();
  app.services.pageCache.clear();
  expect(await read()).toEqual([200, 'link It came back.']);
  // Downloads of a member are not cached.
  const { cookie } = await addMember(app.services);
  for (let time = 0; time < 2; time += 1) await read({ cookie: `${cookie.name}=${cookie.value}` });
  expect(drawn.slice(2)).toEqual(['card 701', 'card 701']);
}, 60_000);
