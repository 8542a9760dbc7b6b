import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { INVISIBLE_TEXTS } from '../../../test/typed-texts.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { memberFace } from '../../domain/faces/face.ts';
import { type Comment, type CommentsPage, DELETE_FAILED } from '../../domain/community/comment.ts';

async function sharedPost(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options);
  const writer = await memberBrowser(app);
  const reader = await memberBrowser(app, { name: 'Dana', email: 'canary@x.example' });
  const { member } = writer;
  const id = await shareNew(app.services, member, 'words to comment on');
  return { app, writer, reader, id };
}

const path = (id: string) => `/post/${id}/comments`;
const reactions = (id: string) => `/post/${id}/reactions`;
const form = (values: Record<string, string>) => ({ body: new URLSearchParams(values) });
const saying = (text: string, key = '') => form({ text, key });
const reacting = (kind: string) => form({ kind });
const read = async (browser: TestBrowser, id: string) =>
  (await (await browser.fetch(path(id))).json()) as CommentsPage;

it('takes a reaction, and tells the writer of it but not of whom', async () => {
  const { app, reader, writer, id } = await sharedPost();
  const answer = await reader.browser.fetch(reactions(id), reacting('humbled'));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, reaction: 'humbled', realReactions: 1 },
  ]);
  for (const page of [`/post/${id}`, '/community', '/api/community', '/notifications']) {
    const body = await (await writer.browser.fetch(page)).text();
    expect([page, body.includes('Dana')]).toEqual([page, false]);
    expect([page, body.includes(reader.member.id)]).toEqual([page, false]);
  }
  expect(await (await writer.browser.fetch('/notifications')).text()).toMatch(
    /Somebody felt humbled by “[^”]+”/,
  );
  expect(await app.db.selectFrom('reactions').select('kind').execute()).toEqual([
    { kind: 'humbled' },
  ]);
});

it('rejects an unknown reaction and keeps the one before', async () => {
  const { app, reader, id } = await sharedPost();
  await reader.browser.fetch(reactions(id), reacting('humbled'));
  expect((await reader.browser.fetch(reactions(id), reacting('angry'))).status).toBe(422);
  expect(await app.db.selectFrom('reactions').select('kind').execute()).toEqual([
    { kind: 'humbled' },
  ]);
});

it('rejects a member with a hateful name until it is changed', async () => {
  const { app, id } = await sharedPost();
  for (const name of ['Broetry Support', 'sieg heil']) {
    const { browser } = await memberBrowser(app, { name });
    const answer = await browser.fetch(path(id), saying('This.'));
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'name-refused', title: 'Change your display name in your profile first.' },
    ]);
    const sent = { ...form({ text: 'kept <b>', key: 'k-number-1' }), page: `/post/${id}` };
    expect((await browser.fetch(path(id), sent)).status).toBe(303);
    expect(await (await browser.fetch(`/post/${id}`)).text()).toContain(
      'kept &lt;b&gt;</textarea>',
    );
    const change = form({ displayName: 'Dana', bio: '' });
    await browser.fetch('/account/profile', change);
    expect((await browser.fetch(path(id), saying('This.'))).status).toBe(200);
  }
  expect((await read(app.browser(), id)).comments).toHaveLength(2);
});

it('holds a comment that leads somewhere else for a look', async () => {
  const { app, writer, reader, id } = await sharedPost();
  const answer = await reader.browser.fetch(path(id), saying('More at my-course.com'));
  expect(await answer.json()).toMatchObject({ comment: { isHeld: true } });
  expect((await read(writer.browser, id)).comments).toEqual([]);
  const cases = await app.db.selectFrom('moderation_cases').select('target_kind').execute();
  expect(cases).toEqual([{ target_kind: 'comment' }]);
});

it('takes a comment once for a key, shows it to everybody, and lets its writer delete it', async () => {
  const { app, writer, reader, id } = await sharedPost();
  const first = await reader.browser.fetch(
    path(id),
    saying('This.\r\n\r\n\r\nSo much.', 'one-key-1'),
  );
  const again = await reader.browser.fetch(path(id), saying('This.\n\nSo much.', 'one-key-1'));
  const { comment } = (await first.json()) as { comment: Comment };
  expect(await again.json()).toMatchObject({ comment, isNew: false });
  const other = await reader.browser.fetch(path(id), saying('That.', 'one-key-1'));
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'key-reused' }]);
  const seen = async (browser: TestBrowser) => (await read(browser, id)).comments;
  const shown = {
    id: comment.id,
    text: 'This.\n\nSo much.',
    authorName: 'Dana',
    authorBio: '',
    authorAvatar: null,
    authorFace: memberFace(reader.member.id, 'Dana'),
    createdAt: comment.createdAt,
    isOwn: false,
    mayDelete: false,
    isHeld: false,
  };
  expect(await seen(app.browser())).toEqual([shown]);
  expect(await seen(writer.browser)).toEqual([{ ...shown, mayDelete: true }]);
  expect(await seen(reader.browser)).toEqual([{ ...shown, isOwn: true, mayDelete: true }]);
  for (const page of [`/post/${id}`, `/post/${id}.data`, path(id)]) {
    const body = await (await app.browser().fetch(page)).text();
    expect(body).toContain('So much.');
    expect([page, body.includes('canary@'), body.includes(reader.member.id)]).toEqual([
      page,
      false,
      false,
    ]);
  }
  const gone = `${path(id)}/${comment.id}/delete`;
  const remove = () => reader.browser.fetch(gone, { method: 'POST' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await seen(app.browser())).toEqual([]);
  // The first test of a file also loads the server.
}, 20_000);

it('rejects invalid text with a message', async () => {
  const { app, reader, id } = await sharedPost();
  const asks: [string, object, number][] = [
    [`${path(id)}?after=junk`, {}, 422],
    [`${path(id)}?after=1-x%00`, {}, 422],
    [path(id), saying(''), 422],
    [path(id), saying(' \n\u200b\u202e '), 422],
    [path(id), saying('x'.repeat(601)), 422],
    [path(id), saying('x\n'.repeat(21)), 422],
    [path(id), { json: { text: 'x' } }, 422],
  ];
  for (const [address, ask, status] of asks) {
    const answer = await reader.browser.fetch(address, ask);
    expect([address, ask, answer.status]).toEqual([address, ask, status]);
  }
  const long = await reader.browser.fetch(path(id), saying('x'.repeat(601)));
  expect(await long.json()).toMatchObject({
    title: 'The comment is too long: 600 characters at most.',
  });
  expect(await app.db.selectFrom('comments').selectAll().execute()).toEqual([]);
});

it('publishes no disguised comment, and takes none with nothing to see in it', async () => {
  const { app, writer, reader, id } = await sharedPost();
  for (const text of [
    '𝗪𝗵𝗮𝘁 𝗮 𝗳𝘂𝗰𝗸𝗶𝗻𝗴 𝗷𝗼𝘂𝗿𝗻𝗲𝘆',
    'f\u0336u\u0336c\u0336k\u0336 off',
    'What a ꜰᴜᴄᴋɪɴɢ ｊｏｕｒｎｅｙ',
  ]) {
    const held = await reader.browser.fetch(path(id), saying(text));
    expect(await held.json()).toMatchObject({ comment: { text, isHeld: true } });
  }
  const hate = await reader.browser.fetch(path(id), saying('𝓦𝓱𝓲𝓽𝓮 𝓹𝓸𝔀𝓮𝓻'));
  expect([hate.status, await hate.json()]).toMatchObject([422, { code: 'comment-refused' }]);
  for (const text of INVISIBLE_TEXTS) {
    const empty = await reader.browser.fetch(path(id), saying(text));
    expect([text, empty.status]).toEqual([text, 422]);
  }
  expect((await read(app.browser(), id)).comments).toEqual([]);
  const text =
    'می\u200cروم 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 𝗬𝗲𝘀 n\u0336o\u0336';
  expect((await reader.browser.fetch(path(id), saying(text))).status).toBe(200);
  expect((await read(writer.browser, id)).comments).toMatchObject([{ text }]);
});

it('holds coarse comments for review and rejects hate', async () => {
  const { app, writer, reader, id } = await sharedPost();
  const coarse = await reader.browser.fetch(path(id), saying('What a fucking journey.'));
  expect([coarse.status, await coarse.json()]).toMatchObject([200, { comment: { isHeld: true } }]);
  expect((await read(app.browser(), id)).comments).toEqual([]);
  expect((await read(writer.browser, id)).comments).toEqual([]);
  expect((await read(reader.browser, id)).comments).toMatchObject([{ isHeld: true }]);
  const { real_comments: counted } = await app.db
    .selectFrom('posts')
    .select('real_comments')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(counted).toBe(0);
  const told = await app.db.selectFrom('notifications').select(['user_id', 'kind']).execute();
  expect(told).toEqual([{ user_id: reader.member.id, kind: 'moderation' }]);
  const hate = await reader.browser.fetch(path(id), saying('White power.'));
  expect([hate.status, await hate.json()]).toMatchObject([422, { code: 'comment-refused' }]);
});

it('takes nothing from the limit for a comment that was sent before', async () => {
  const key = 'sent-before';
  const { reader, id } = await sharedPost();
  for (let index = 0; index < 31; index += 1) {
    const answer = await reader.browser.fetch(path(id), saying('again', key));
    expect(answer.ok).toBe(true);
  }
});

it('works by plain forms: a comment, one that is refused with its text, and the end of one', async () => {
  const { app, reader, id } = await sharedPost();
  const page = `/post/${id}`;
  const send = (fields: Record<string, string>, browser = reader.browser) =>
    browser.fetch(path(id), { ...form(fields), page });
  const guest = await send({ text: 'hello' }, app.browser());
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    `/login?next=${encodeURIComponent(page)}`,
  ]);
  const html = await (await reader.browser.fetch(page)).text();
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(html) ?? [];
  for (const _ of [1, 2]) {
    const sent = await send({ text: 'By\r\nform', key });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}#comments`]);
  }
  const [comment, ...others] = (await read(reader.browser, id)).comments;
  expect([comment?.text, others]).toEqual(['By\nform', []]);
  const words = `${'too long '.repeat(80)}</textarea><script>1</script>`;
  const refused = await send({ text: words, key: 'another-key' });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, `${page}#comment-text`]);
  const body = await (await reader.browser.fetch(page)).text();
  expect(body).toContain('The comment is too long: 600 characters at most.');
  expect(body).toContain('too long too long');
  expect(body).not.toContain('<script>1</script>');
  const gone = () =>
    reader.browser.fetch(`${path(id)}/${comment?.id}/delete`, { method: 'POST', page });
  expect((await gone()).headers.get('location')).toBe(`${page}#comments`);
  await gone();
  expect(await (await reader.browser.fetch(page)).text()).toContain(DELETE_FAILED);
  expect((await reader.browser.fetch(path('none'), form({ text: 'x' }))).status).toBe(404);
  expect(await app.db.selectFrom('comments').selectAll().execute()).toEqual([]);
});

it('leads to older comments without script', async () => {
  const { app, writer, id } = await sharedPost({ overrides: UNLIMITED });
  for (let index = 0; index < 25; index += 1) {
    await writer.browser.fetch(path(id), saying(`comment number ${index}.`));
  }
  const first = await (await app.browser().fetch(`/post/${id}`)).text();
  expect(first).toContain('comment number 24.');
  expect(first).not.toContain('comment number 4.');
  const [, href = ''] = /href="([^"]+)"[^>]*>Older comments/.exec(first) ?? [];
  const second = await (await app.browser().fetch(href.split('#')[0] ?? '')).text();
  expect(second).toContain('comment number 4.');
  expect(second).not.toContain('comment number 24.');
  expect(second).toContain('Newest comments');
  const junk = await app.browser().fetch(`/post/${id}?comments=junk`);
  expect([junk.status, (await junk.text()).includes('comment number 24.')]).toEqual([200, true]);
});

it('shows the writer’s picture under the address of the comment', async () => {
  const { app, reader, id } = await sharedPost();
  const bytes = { content_type: 'image/png', bytes: 'aGVsbG8=', source_hash: 'x', updated_at: 1 };
  const user_id = reader.member.id;
  await app.db
    .insertInto('avatars')
    .values({ user_id, ...bytes })
    .execute();
  const photo_url = `/avatars/${user_id}?v=abc`;
  await app.db.updateTable('users').set({ photo_url }).where('id', '=', user_id).execute();
  await reader.browser.fetch(path(id), saying('With a face.'));
  const [comment] = (await read(app.browser(), id)).comments;
  expect(comment?.authorAvatar).toBe(`/comments/${comment?.id}/avatar?v=abc`);
  const avatar = await app.browser().fetch(comment?.authorAvatar ?? '');
  expect([avatar.status, await avatar.text()]).toEqual([200, 'hello']);
  await app.db.updateTable('comments').set({ hidden_at: 1 }).execute();
  app.services.pageCache.clear();
  expect((await app.browser().fetch(comment?.authorAvatar ?? '')).status).toBe(404);
});
