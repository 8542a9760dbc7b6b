import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { newMember, write } from '../../../test/factories/write-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { writeComment } from '../community/comments.server.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { NO_REASON } from './moderation-words.ts';
import type { Member } from '../members/viewer.ts';

const formOf = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

const ADMIN = 'boss@corp.example';

async function appWithPost(text = 'a post to be looked at', env: Record<string, string> = {}) {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN, ...env } });
  const { browser, member } = await memberBrowser(app);
  const viewer = { id: member.id, kind: 'member' } as Member;
  const { postId, generationId } = await write(app.services, viewer, text);
  const path = `/api/generations/${generationId}/share`;
  const shared = await browser.fetch(path, { method: 'POST' });
  return { app, writer: browser, member, postId, shared };
}

const report = (who: TestBrowser, id: string, more: Record<string, string> = {}, from?: string) =>
  who.fetch(`/reports?post=${encodeURIComponent(id)}`, {
    ...formOf({ reason: 'harassment', ...more }),
    from,
  });

const reports = (app: TestApp) => app.db.selectFrom('reports').selectAll().execute();

it('takes a report from anybody, and says the same of everything', async () => {
  const { app, member, postId } = await appWithPost();
  const hidden = await write(
    app.services,
    { id: member.id, kind: 'member' } as Member,
    'private words',
  );
  const answers: unknown[] = [];
  for (const id of [postId, hidden.postId, 'none', '../../etc', 'x'.repeat(100)]) {
    const answer = await report(app.browser(), id);
    answers.push([answer.status, await answer.text()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['[200,"{\\"ok\\":true}"]']),
  );
  expect(await reports(app)).toMatchObject([{ reporter_id: null, counts: 0 }]);
});

it('keeps one report of a guest and a target, whatever its cookie says the second time', async () => {
  const { app, postId } = await appWithPost();
  const guest = app.browser();
  for (let times = 0; times < 3; times += 1) {
    await report(guest, postId, { words: `no. ${times}` });
  }
  expect(await reports(app)).toMatchObject([{ message: 'no. 0' }]);
});

it.each([
  ['no form', '?post=x', { json: { reason: 'spam' } }],
  ['another type', '?post=x', { body: 'reason=spam', headers: { 'content-type': 'text/plain' } }],
  ['no target', '', formOf({ reason: 'spam' })],
  ['an empty target', '?post=', formOf({ reason: 'spam' })],
  ['another kind', '?user=x', formOf({ reason: 'spam' })],
  ['no reason', '?post=x', formOf({})],
  ['a reason of its own', '?post=x', formOf({ reason: 'constructor' })],
  [
    'an essay on how to write back',
    '?post=x',
    formOf({ reason: 'spam', contact: 'y'.repeat(201) }),
  ],
  ['a novel', '?post=x', formOf({ reason: 'spam', words: 'y'.repeat(501) })],
])('refuses a report with %s', async (_, target, ask) => {
  const app = await createTestApp();
  const answer = await app.browser().fetch(`/reports${target}`, { method: 'POST', ...ask });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ title: expect.stringMatching(/\w/) });
});

it('takes a report from the plain page, says what is missing, and how the operator is reached', async () => {
  const { app, postId } = await appWithPost('plain', { OPERATOR_CONTACT: '<care@corp.example>' });
  const guest = app.browser();
  const path = `/report?post=${postId}`;
  const page = await (await guest.fetch(path)).text();
  expect(page).toContain('&lt;care@corp.example&gt;');
  const send = (form: Record<string, string>) =>
    guest.fetch(`/reports?post=${postId}`, { ...formOf(form), page: path });
  const missing = await send({ words: 'it is <b>me</b>' });
  expect([missing.status, missing.headers.get('location')]).toEqual([303, `${path}#report`]);
  const again = await (await guest.fetch(path)).text();
  expect(again).toContain('it is &lt;b&gt;me&lt;/b&gt;');
  expect(again).toContain(NO_REASON);
  const sent = await send({ reason: 'depicted', words: 'it is me' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/report?sent']);
  expect(await (await guest.fetch('/report?sent')).text()).toContain('Somebody will have a look');
  expect(await reports(app)).toMatchObject([{ reason: 'depicted', message: 'it is me' }]);
  const silent = await createTestApp();
  expect(await (await silent.browser().fetch('/report?comment=x')).text()).toContain(
    'have not said how to reach them',
  );
});

it('shows the first words of what is reported to those who may read it', async () => {
  const { app, postId } = await appWithPost();
  const writer = await newMember(app.services);
  const own = await write(app.services, writer, 'private words');
  const text = 'a comment to be looked at';
  const said = await writeComment(app.services, writer, { postId, text, key: 'k'.repeat(22) });
  const shown = async (target: string) => {
    const page = await (await app.browser().fetch(`/report?${target}`)).text();
    return ['a post to be', 'a comment to be', 'private words'].filter((one) => page.includes(one));
  };
  const comment = `comment=${said.ok ? said.comment.id : ''}`;
  expect(await shown(`post=${postId}`)).toEqual(['a post to be']);
  expect(await shown(comment)).toEqual(['a comment to be']);
  expect(await shown(`post=${own.postId}`)).toEqual([]);
  expect(await shown(`post=nothing`)).toEqual([]);
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', postId).execute();
  expect([await shown(`post=${postId}`), await shown(comment)]).toEqual([[], []]);
});

it('asks which post a report is about, and opens the form of the one whose address is given', async () => {
  const { app, postId } = await appWithPost();
  const ask = async (address: string) =>
    (await app.browser().fetch(`/report?address=${encodeURIComponent(address)}`)).text();
  expect(await (await app.browser().fetch('/report')).text()).toContain('Which post is it?');
  for (const address of [`/post/${postId}`, `https://x.example/post/${postId}?a=b#comments`]) {
    const form = await ask(address);
    expect(form).toContain(`action="/reports?post=${postId}"`);
    expect(form).toContain('a post to be looked at');
  }
  for (const address of ['', '<b>it</b>', '/post/', `/post/${'x'.repeat(22)}`, postId]) {
    const again = await ask(address);
    expect([address, again.includes('No post has this address.')]).toEqual([address, true]);
    expect(again).not.toContain('action="/reports?');
    expect(again).not.toContain('<b>it</b>');
  }
});

it('keeps how a guest can be reached for the admins, and of members nothing more', async () => {
  const { app, postId } = await appWithPost();
  const contact = ' +49 30 <b>123</b> ';
  expect((await report(app.browser(), postId, { contact })).status).toBe(200);
  const { browser: member } = await memberBrowser(app);
  await report(member, postId, { contact });
  const kept = new Set((await reports(app)).map(({ contact }) => contact));
  expect(kept).toEqual(new Set(['+49 30 <b>123</b>', null]));
  const path = `/report?post=${postId}`;
  expect(await (await member.fetch(path)).text()).not.toContain('How can we reach you?');
  const guest = app.browser();
  const refused = { ...formOf({ contact: 'me@home.example' }), page: path };
  await guest.fetch(`/reports?post=${postId}`, refused);
  expect(await (await guest.fetch(path)).text()).toContain('value="me@home.example"');
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const queue = await (await admin.fetch('/admin/moderation')).text();
  expect(queue).toContain('+49 30 &lt;b&gt;123&lt;/b&gt;');
  await app.db.deleteFrom('posts').where('id', '=', postId).execute();
  expect(await reports(app)).toEqual([]);
});

const decisionPath = (id: string) => `/admin/moderation/${id}/decision`;

it('says which post was removed, and keeps its words out of the log', async () => {
  const text = `First line.\n\n${'word '.repeat(30)}`;
  const { app, member, postId } = await appWithPost(text);
  await report(app.browser(), postId);
  const known = await app.db.selectFrom('moderation_cases').selectAll().executeTakeFirstOrThrow();
  const form = { version: '0', decision: 'hide', reason: 'spam' };
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  expect((await admin.fetch(decisionPath(known.id), formOf(form))).status).toBe(200);
  const notifications = app.db
    .selectFrom('notifications')
    .select('text')
    .where('user_id', '=', member.id);
  const start = `First line. ${'word '.repeat(10)}`.slice(0, 60).trim();
  expect(await notifications.execute()).toEqual([
    { text: `Your post “${start} …” was taken out of the community: Spam.` },
  ]);
  const log = await app.db.selectFrom('audit_log').select('details').execute();
  expect(JSON.stringify(log)).not.toContain('First line');
});

it('shows hostile words of a report as text', async () => {
  const { app, postId } = await appWithPost();
  const { browser } = await memberBrowser(app, { email: ADMIN });
  for (const [index, words] of HOSTILE_TEXTS.slice(0, 9).entries()) {
    const said = { words: words.slice(0, 500) };
    const { status } = await report(app.browser(), postId, said, `192.0.2.${index}`);
    expect(status).toBeLessThan(500);
  }
  const page = await (await browser.fetch('/admin/moderation')).text();
  expect(page).toContain('&lt;script&gt;window.hit=1');
  expect(page).not.toMatch(/<script>window|<img src=x|<svg\/onload|<iframe/i);
});

it('shows a writer what is hidden, and lets it take that back', async () => {
  const { app, writer, postId } = await appWithPost('what a shitty quarter');
  const page = await (await writer.fetch('/account?tab=community')).text();
  expect(page).toContain('Hidden from everybody else');
  const path = `/post/${postId}/unshare`;
  expect((await writer.fetch(path, { method: 'POST' })).status).toBe(200);
  expect((await writer.fetch(path, { method: 'POST' })).status).toBe(404);
  expect(await app.db.selectFrom('moderation_cases').select('id').execute()).toEqual([]);
});

it('refuses a hateful post in plain words, and it is still there', async () => {
  const { app, shared, postId } = await appWithPost('sieg heil, team');
  expect(shared.status).toBe(422);
  expect(await shared.json()).toMatchObject({ title: expect.stringMatching(/still yours/) });
  const row = app.db.selectFrom('posts').select('type').where('id', '=', postId);
  expect(await row.executeTakeFirst()).toEqual({ type: 'generated' });
});

it('lets admins decide, once', async () => {
  const { app, postId } = await appWithPost();
  await report(app.browser(), postId);
  const known = await app.db.selectFrom('moderation_cases').selectAll().executeTakeFirstOrThrow();
  const form = { version: '0', decision: 'hide', reason: 'spam' };
  const isHidden = async () => (await app.browser().fetch(`/post/${postId}`)).status === 404;
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const post = async (fields: Record<string, string>, id = known.id) =>
    (await admin.fetch(decisionPath(id), formOf({ ...form, ...fields }))).status;
  expect(await post({ reason: '' })).toBe(422);
  expect(await post({ reason: 'toString' })).toBe(422);
  expect(await post({ decision: 'explode' })).toBe(422);
  expect(await post({ version: 'NaN' })).toBe(422);
  expect(await post({}, 'nope')).toBe(404);
  expect(await isHidden()).toBe(false);
  expect(await post({})).toBe(200);
  expect(await post({ decision: 'keep' })).toBe(409);
  expect(await isHidden()).toBe(true);
  const log = await (await app.browser().fetch('/community/removals')).text();
  expect(log).toContain('Spam');
  expect(log).not.toContain('a post to be looked at');
});

it('blocks the author of a post, and takes it back', async () => {
  const { app, postId } = await appWithPost();
  const { browser } = await memberBrowser(app);
  const send = async (name: string, form: Record<string, string> = {}, id = postId) => {
    const answer = await browser.fetch(`/post/${id}/${name}`, formOf(form));
    return { status: answer.status, ...((await answer.json()) as { block?: string }) };
  };
  expect((await send('block', {}, 'none')).status).toBe(404);
  const blocked = await send('block');
  expect(blocked.status).toBe(200);
  expect(await (await browser.fetch('/api/community')).json()).toMatchObject({ posts: [] });
  const account = await (await browser.fetch('/account')).text();
  expect(account).toContain('Members you have blocked');
  const id = /action="\/account\/blocks\/(\w+)\/delete"/.exec(account)?.[1] ?? '';
  expect(blocked.block).toBe(id);
  const path = `/account/blocks/${id}/delete`;
  expect((await browser.fetch(path, { method: 'POST' })).status).toBe(200);
  expect((await browser.fetch(path, { method: 'POST' })).status).toBe(404);
  expect((await send('block')).status).toBe(200);
  const { block = '' } = await send('block');
  expect((await send('unblock', { block })).status).toBe(200);
  expect((await send('unblock', { block })).status).toBe(404);
  const feed = await (await browser.fetch('/api/community')).json();
  expect(feed).toMatchObject({ posts: [{ id: postId }] });
});

it('refuses reserved and coarse names for a profile, and lets the old one stand', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'The Admins' });
  const save = async (displayName: string, bio = '') =>
    (await browser.fetch('/account/profile', formOf({ displayName, bio }))).status;
  expect(await save('Admin')).toBe(422);
  expect(await save('Fucking Dana')).toBe(422);
  expect(await save('Broetry Support')).toBe(422);
  expect(await save('Dana', 'Professional asshole')).toBe(422);
  expect(await save('The Admins', 'Yes, really')).toBe(200);
  expect(await save('Dana Example', 'Gives back')).toBe(200);
});
