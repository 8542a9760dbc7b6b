import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { postAndPicture } from './post-with-picture.ts';

const FACE = { content_type: 'image/png', bytes: 'aGVsbG8=', source_hash: 'x', updated_at: 1 };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Addresses of every kind of public page, each with all that it can be made of: a comment, faces, a picture. */
export async function everyPublicPage(app: TestApp): Promise<string[]> {
  const { post, comment } = await fullPost(app);
  const built = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(app.origin)).text())?.[0] ?? '';
  return [
    '/',
    '/_.data',
    '/terms',
    '/privacy',
    '/community',
    '/community?sort=popular',
    '/community.data?_routes=community%2Fcommunity-page',
    post,
    `${post}.data`,
    `${post}?comments=x`,
    `${post}/remixes`,
    '/prompt',
    '/prompt?day=2026-11-01',
    '/hall-of-fame',
    '/hall-of-fame?week=2026-11-16',
    '/translate',
    '/developers',
    '/bookmarklet',
    '/login',
    '/signup',
    '/community/feed.xml',
    '/api/community',
    `/api/posts/${post.slice('/post/'.length)}/comments`,
    '/sitemap.xml',
    '/sitemap.xml?part=pages',
    `${post}/picture.png?size=link`,
    `${post}/attached.jpg`,
    `${post}/avatar`,
    `/comments/${comment}/avatar`,
    built,
  ];
}

/** A shared post with a picture under it, a comment and the face of its writer. */
async function fullPost(app: TestApp): Promise<{ post: string; comment: string }> {
  const { db } = app;
  const { owner, postId, put, words } = await postAndPicture(app);
  const user_id = owner.member.id;
  const send = async (path: string, init: Parameters<typeof owner.ask>[1]) =>
    expect([path, (await owner.ask(path, { headers: JSON_TYPE, ...init })).ok]).toEqual([
      path,
      true,
    ]);
  expect((await put(words)).status).toBe(200);
  await send(`/api/posts/${postId}/share`, { method: 'POST' });
  const headers = { ...JSON_TYPE, 'idempotency-key': 'a-good-key' };
  const said = { method: 'POST', headers, body: JSON.stringify({ text: 'a comment' }) };
  await send(`/api/posts/${postId}/comments`, said);
  await db
    .insertInto('avatars')
    .values({ user_id, ...FACE })
    .execute();
  const photo_url = `/avatars/${user_id}?v=abc`;
  await db.updateTable('users').set({ photo_url }).where('id', '=', user_id).execute();
  const posts = db.selectFrom('posts').select('form_data').where('id', '=', postId);
  const { form_data: form } = await posts.executeTakeFirstOrThrow();
  const form_data = JSON.stringify({ ...(JSON.parse(form) as object), useProfilePicture: true });
  await db.updateTable('posts').set({ form_data }).where('id', '=', postId).execute();
  const { id } = await db.selectFrom('comments').select('id').executeTakeFirstOrThrow();
  return { post: `/post/${postId}`, comment: id };
}
