import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';

const ADMIN = 'boss@corp.example';

async function ownerWithPost(app: TestApp, text = 'a private first line\nand a secret second') {
  const { browser, member } = await memberBrowser(app, { name: 'Canary Owner' });
  const post = await write(app.services, member, text);
  return { owner: browser, member, ...post };
}

const rowOf = (app: TestApp, id: string) =>
  app.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();

it('answers for a private post what it answers for none, to everybody', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { owner, postId } = await ownerWithPost(app);
  const { browser: stranger } = await memberBrowser(app);
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const madeUp =
    `${postId.slice(0, -6)}${postId.slice(-6).split('').toReversed().join('')}`.replace(/.$/, '0');
  // What differs between any two answers, and says nothing.
  const plain = (body: string, id: string) =>
    body
      .replaceAll(id, 'ID')
      .replaceAll(/nonce(="|\\?",\\?")[-\w+/=]+/g, '')
      .replaceAll(/"requestId":"[^"]+"/g, '');
  for (const [who, browser] of Object.entries({ guest: app.browser(), stranger, admin, owner })) {
    for (const path of [
      '/post/ID',
      '/post/ID.data',
      '/post/ID/picture.png?size=link',
      '/post/ID/picture.png?size=card',
      '/post/ID/avatar',
    ]) {
      const answers = [];
      for (const id of [postId, madeUp]) {
        const answer = await browser.fetch(path.replace('ID', id));
        answers.push([answer.status, plain(await answer.text(), id)]);
      }
      expect([who, path, answers[0]?.[0]]).toEqual([who, path, 404]);
      expect(answers[0]).toEqual(answers[1]);
    }
  }
});

it('takes no field with a share, whatever it is called', async () => {
  const app = await createTestApp();
  const { owner, postId, generationId } = await ownerWithPost(app);
  const share = `/api/generations/${generationId}/share`;
  const before = await rowOf(app, postId);
  const body = `{"type":"community","userId":"A","likes":999999,"createdAt":0,"status":"approved",
    "votes":99,"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}`;
  const headers = { 'content-type': 'application/json' };
  const unknown = body.replace('__proto__', 'prototype');
  for (const junk of [body, unknown, '{', 'a=b', '\u0000', '[1]', 'null', '"x"', '7']) {
    const answer = await owner.fetch(share, { method: 'POST', body: junk, headers });
    expect([junk, answer.status >= 400 && answer.status < 500]).toEqual([junk, true]);
  }
  expect(({} as { role?: string }).role).toBeUndefined();
  expect(await rowOf(app, postId)).toEqual(before);
  const { status } = await owner.fetch(share, { method: 'POST', body: '{}', headers });
  expect(status).toBe(201);
});

it('shares once, takes back, shares again, deletes', async () => {
  const app = await createTestApp();
  const { owner, postId, generationId } = await ownerWithPost(app);
  const share = () => owner.fetch(`/api/generations/${generationId}/share`, { method: 'POST' });
  expect((await share()).status).toBe(201);
  const late = await share();
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { title: 'Post already shared to community', postId },
  ]);
  expect((await app.browser().fetch(`/post/${postId}`)).status).toBe(200);

  const remove = (path: string) => owner.fetch(path, { method: 'POST' });
  expect((await remove(`/post/${postId}/unshare`)).status).toBe(200);
  expect((await remove(`/post/${postId}/unshare`)).status).toBe(404);
  expect((await app.browser().fetch(`/post/${postId}`)).status).toBe(404);
  expect((await share()).status).toBe(201);
  expect((await remove(`/post/${postId}/delete`)).status).toBe(200);
  expect((await remove(`/post/${postId}/delete`)).status).toBe(404);
  expect((await app.browser().fetch(`/post/${postId}`)).status).toBe(404);
  expect(await rowOf(app, postId)).toBeUndefined();
});

it('shows what happened, until its author hides it without script', async () => {
  const app = await createTestApp();
  const { owner, postId, generationId } = await ownerWithPost(app);
  const path = `/api/generations/${generationId}/share`;
  const send = (json: object) => owner.fetch(path, { method: 'POST', json });
  for (const json of [{ shownPremise: 7 }, { premise: 'x' }, { shownPremise: 'x', likes: 9 }]) {
    expect((await send(json)).status).toBe(422);
  }
  const premise = 'I watered <b>a plant</b>.';
  const sent = await send({ shownPremise: premise });
  expect([sent.status, await sent.json()]).toEqual([201, { postId, isHeld: false }]);
  const read = async (browser = app.browser()) => {
    app.services.pageCache.clear();
    return (await browser.fetch(`/post/${postId}`)).text();
  };
  const shown = 'I watered &lt;b&gt;a plant&lt;/b&gt;.';
  expect(await read()).toContain(shown);
  expect(await read()).not.toContain('Hide what happened');
  expect(await read(owner)).toContain('Hide what happened');
  const hide = (browser: TestBrowser) =>
    browser.fetch(`/post/${postId}/hide-premise`, { method: 'POST', page: `/post/${postId}` });
  const { browser: stranger } = await memberBrowser(app);
  for (const browser of [app.browser(), stranger]) {
    await hide(browser);
    expect(await read()).toContain(shown);
  }
  const hidden = await hide(owner);
  expect([hidden.status, hidden.headers.get('location')]).toEqual([303, `/post/${postId}`]);
  for (const browser of [app.browser(), owner]) {
    expect(await read(browser)).not.toContain('I watered');
  }
});

it('asks for the name on the card before the first share', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app, { hasNoCardName: true });
  const post = await write(app.services, member, 'unsigned');
  const path = `/api/generations/${post.generationId}/share`;
  const answer = await browser.fetch(path, { method: 'POST' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'card-name-first', field: 'displayName' });
});
