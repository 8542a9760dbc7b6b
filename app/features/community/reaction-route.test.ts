import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';

async function sharedPost() {
  const app = await createTestApp();
  const writer = await memberBrowser(app);
  const reader = await memberBrowser(app, { name: 'CANARY reader' });
  const member = { ...writer.member, kind: 'member' } as never;
  const id = await shareNew(app.services, member, 'words to react to');
  return { app, writer, reader, id };
}

const path = (id: string) => `/api/posts/${id}/reaction`;
const put = (kind: unknown) => ({ method: 'PUT', json: { kind } });

it('takes a reaction, another one, and none, and says what is counted', async () => {
  const { app, reader, writer, id } = await sharedPost();
  const answers = [];
  for (const ask of [put('agree'), put('agree'), put('unhinged'), { method: 'DELETE' }]) {
    const answer = await reader.browser.fetch(path(id), ask);
    answers.push([answer.status, await answer.json()]);
  }
  expect(answers).toEqual([
    [200, { reaction: 'agree', realReactions: 1 }],
    [200, { reaction: 'agree', realReactions: 1 }],
    [200, { reaction: 'unhinged', realReactions: 1 }],
    [200, { reaction: null, realReactions: 0 }],
  ]);
  const again = await reader.browser.fetch(path(id), { method: 'DELETE' });
  expect([again.status, await again.json()]).toEqual([200, { reaction: null, realReactions: 0 }]);
  await reader.browser.fetch(path(id), put('humbled'));
  // That it was somebody is told; who it was is not.
  for (const page of [`/post/${id}`, '/community', '/api/community', '/notices']) {
    const body = await (await writer.browser.fetch(page)).text();
    expect([page, body.includes('CANARY')]).toEqual([page, false]);
    expect([page, body.includes(reader.member.id)]).toEqual([page, false]);
  }
  expect(await (await writer.browser.fetch('/notices')).text()).toMatch(
    /Somebody felt humbled by “[^”]+”/,
  );
  expect(await app.db.selectFrom('reactions').select('kind').execute()).toEqual([
    { kind: 'humbled' },
  ]);
  // The first test of a file also loads the server.
}, 20_000);

it('refuses junk in words, and changes nothing', async () => {
  const { app, reader, id } = await sharedPost();
  const asks: [string, object, number][] = [
    [path(id), put('love'), 422],
    [path(id), put(7), 422],
    [path(id), put(null), 422],
    [path(id), { method: 'PUT', json: {} }, 422],
    [path(id), { method: 'PUT', json: { kind: 'agree', user: 'x' } }, 422],
    [path(id), { method: 'PUT', json: [] }, 422],
    [path(id), { method: 'PUT', json: 'agree' }, 422],
    [path(id), { method: 'PUT', body: 'kind=agree' }, 415],
    [path(id), { method: 'DELETE', json: { kind: 'agree' } }, 422],
  ];
  for (const [address, ask, status] of asks) {
    const answer = await reader.browser.fetch(address, ask);
    expect([address, ask, answer.status]).toEqual([address, ask, status]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
  expect(await app.db.selectFrom('reactions').selectAll().execute()).toEqual([]);
});
