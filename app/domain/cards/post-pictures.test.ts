import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { spiedApp } from '../../../test/spied-app.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { attachPicture } from '../posts/attachments.server.ts';
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
    reply: () => Promise.reject(new Error('not asked for')),
    movingEnd: () => Promise.reject(new Error('not asked for')),
    gameResult: () => Promise.reject(new Error('not asked for')),
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

it('reads the pictures of a link preview only to draw it', async () => {
  const { app, statementsOf } = await spiedApp({ overrides: UNLIMITED });
  const { db, services } = app;
  const { member, upload } = await uploader(app);
  const { resource } = (await (await upload({ bytes: await samplePicture(1) })).json()) as {
    resource: { id: string };
  };
  const id = await shareNew(services, member, 'It went round.');
  const post = db.selectFrom('posts').selectAll().where('id', '=', id);
  const { form_data, generation_id } = await post.executeTakeFirstOrThrow();
  const shown = JSON.stringify({ ...(JSON.parse(form_data) as object), useProfilePicture: true });
  await db.updateTable('posts').set({ form_data: shown }).execute();
  const bytes = (await samplePicture(2)).toString('base64');
  const avatar = { user_id: member.id, content_type: 'image/jpeg', bytes, source_hash: 'a' };
  await db
    .insertInto('avatars')
    .values({ ...avatar, updated_at: 1 })
    .execute();
  const photoOf = (version: string) =>
    db
      .updateTable('users')
      .set({ photo_url: `/avatars/${member.id}?v=${version}` })
      .execute();
  await photoOf('a');
  const draw = async () => {
    services.pageCache.clear();
    const path = `${app.origin}/post/${id}/picture.png?size=card`;
    const statements = await statementsOf(async () => {
      expect((await fetch(path)).status).toBe(200);
    });
    const reads = (column: string) => statements.filter((sql) => sql.includes(column)).length;
    return { photo: reads('from "avatars"'), picture: reads('"resources"."image"') };
  };
  const [drawn, kept] = [
    { photo: 1, picture: 1 },
    { photo: 0, picture: 0 },
  ];
  expect(await draw()).toEqual(drawn);
  expect(await draw()).toEqual(kept);
  await photoOf('b');
  expect(await draw()).toEqual(drawn);
  const choice = { resourceId: resource.id, caption: { top: '', bottom: '' } };
  await attachPicture(services, member, generation_id, choice);
  expect(await draw()).toEqual(drawn);
  expect(await draw()).toEqual(kept);
  await db.updateTable('resources').set({ hidden_at: 1, hidden_reason: 'removed' }).execute();
  // Without it the preview is that of before.
  expect(await draw()).toEqual(kept);
}, 60_000);
