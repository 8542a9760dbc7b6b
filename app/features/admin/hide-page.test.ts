import { expect, it } from 'vitest';
import { askAsMember } from '../../../test/factories/ask-as-member.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { oneOfEach } from '../../../test/factories/one-of-each.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { mark, newMember } from '../../../test/factories/write-as-member.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { writeComment } from '../../domain/community/comments.server.ts';
import { insertResource } from '../../domain/media-library/resource-store.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { CHOOSE_REASON } from '../../domain/screening/moderation-words.ts';

const ADMIN = 'boss@corp.example';
const SECOND = 'second@corp.example';

async function openOffice() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: `${ADMIN},${SECOND}` } });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  const { member } = await memberBrowser(app, { name: 'Spam Ltd' });
  return { app, boss, spammer: { id: member.id, kind: 'member', name: 'Spam Ltd' } as Member };
}

/** Sends a form of a page without script, and reads the page that it leads to. */
async function submit(
  who: TestBrowser,
  page: string,
  action: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const sent = await who.fetch(action, { page, body: new URLSearchParams(fields) });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page]);
  return (await who.fetch(page)).text();
}
const hiddenIn = async (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

/** Where the page undoes a decision. */
const undoIn = (page: string) => /action="(\/admin\/decisions\/[^"]+)"/.exec(page)?.[1] ?? '';

/** Every address at which everybody can read a shared post, or where it is listed. */
const DOORS = (id: string, origin: string) => [
  `/post/${id}`,
  `/post/${id}.data`,
  `/post/${id}/remixes`,
  `/post/${id}/comments`,
  `/post/${id}/picture.png`,
  `/oembed?url=${encodeURIComponent(`${origin}/post/${id}`)}`,
];
const LISTS = [
  '/',
  '/community',
  '/community?sort=popular',
  '/community?q=buzzwordsoup',
  '/api/community',
  '/api/v1/community',
  '/community.xml',
  '/community.atom',
  '/best.xml',
  '/best.atom',
  '/sitemap.xml',
  '/hall-of-fame',
];

async function seenAt(app: TestApp, id: string, text: string): Promise<string[]> {
  const guest = app.browser();
  const seen: string[] = [];
  for (const path of DOORS(id, app.services.publicOrigin)) {
    const answer = await guest.fetch(path);
    await answer.arrayBuffer();
    if (answer.status < 400) seen.push(path);
  }
  for (const path of LISTS) {
    const page = await (await guest.fetch(path)).text();
    if (page.includes(id) || page.includes(text)) seen.push(path);
  }
  return seen;
}

it('takes a hidden post from every door at once, without script, and gives it back by Undo', async () => {
  const { app, boss, spammer } = await openOffice();
  const text = `buzzwordsoup ${mark()}`;
  const id = await shareNew(app.services, spammer, text);
  const { browser: writer } = { browser: app.browser() };
  await writer.fetch('/community');
  const before = await seenAt(app, id, text);
  expect(before).toEqual(
    expect.arrayContaining([`/post/${id}`, '/community', '/community.xml', '/sitemap.xml']),
  );
  const path = `/admin/hide?post=${id}`;
  expect(await (await boss.fetch(`/post/${id}`)).text()).toContain(`href="${path}"`);
  expect(readPage(await (await boss.fetch(path)).text()).text).toMatch(
    /It can be taken back[^]*Spam Ltd[^]*Own Your Idea[^]*buzzwordsoup[^]*Reason for[^]*Nothing is deleted[^]*Hide it from everybody[^]*Back to where it was/,
  );
  const hide = `/admin/hide/post/${id}`;
  expect(await submit(boss, path, hide)).toContain(CHOOSE_REASON);
  const page = await submit(boss, path, hide, { reason: 'spam' });
  expect(page).toContain('Hidden. Its author reads why.');
  expect(await seenAt(app, id, text)).toEqual([]);
  const undo = undoIn(page);
  const { browser: second } = await memberBrowser(app, { email: SECOND });
  expect(undoIn(await (await second.fetch(path)).text())).toBe(undo);
  expect(await submit(second, path, undo)).toContain('Undone. Everybody sees it again.');
  expect(undoIn(await (await boss.fetch(path)).text())).toBe('');
  expect(await seenAt(app, id, text)).toEqual(before);
}, 60_000);

it('leads back to the page of the piece, and to its list once the page is gone', async () => {
  const { app, boss, spammer } = await openOffice();
  const { services } = app;
  const post = await shareNew(services, spammer, mark());
  const other = await shareNew(services, await newMember(services), mark());
  const key = services.newId();
  const said = await writeComment(services, spammer, { postId: other, text: mark(), key });
  const comment = said.ok ? said.comment.id : '';
  const request = await askAsMember(services, spammer, 'Dark mode');
  const picture = libraryRow({ id: services.newId(), user_id: spammer.id, description: mark() });
  await insertResource(app.db, { ...picture, content_hash: services.newId() });
  const rows = [
    [`post=${post}`, `/post/${post}`, '/community'],
    [`comment=${comment}`, `/post/${other}#comment-${comment}`, `/post/${other}#comments`],
    [`feature_request=${request}`, `/requests/${request}`, '/requests'],
    [`resource=${picture.id}`, `/resources?open=${picture.id}`, '/resources'],
  ] as const;
  const back = (page: string) => /href="([^"]+)"[^>]*>Back to where it was/.exec(page)?.[1];
  for (const [target, before, after] of rows) {
    const path = `/admin/hide?${target}`;
    expect(back(await (await boss.fetch(path)).text())).toBe(before);
    const action = path.replace('?', '/').replace('=', '/');
    expect(back(await submit(boss, path, action, { reason: 'spam' }))).toBe(after);
    expect((await boss.fetch(after)).status).toBe(200);
  }
});

it('leads from the member to every piece, and from what is hidden to its case', async () => {
  const { app, boss, spammer } = await openOffice();
  const { targets } = await oneOfEach(app.services, spammer);
  const member = `/admin/users/${spammer.id}`;
  const before = await (await boss.fetch(member)).text();
  for (const { kind, id } of targets) {
    expect([kind, before.includes(`href="/admin/hide?${kind}=${id}"`)]).toEqual([kind, true]);
  }
  const held = { hidden_at: 1, hidden_reason: 'review' };
  await app.db.updateTable('comments').set(held).where('id', '=', targets[1].id).execute();
  await submit(boss, member, `${member}/hide-all`, { reason: 'spam' });
  const waiting = await shareNew(app.services, spammer, 'held words', held);
  const page = await (await boss.fetch(member)).text();
  expect(page.match(/>Hidden</g)).toHaveLength(targets.length);
  expect(page.match(/>Waiting for a look</g)).toHaveLength(1);
  expect(page).not.toContain(`href="/post/${waiting}"`);
  const cases = [...page.matchAll(/href="(\/admin\/moderation\?case=\w+)"/g)].map(([, to]) => to);
  expect(cases).toHaveLength(targets.length);
  for (const path of cases) {
    const one = await (await boss.fetch(path ?? '')).text();
    expect(one.match(/value="restore"/g)).toHaveLength(1);
    expect(one).toContain('From the account');
  }
  const [path = ''] = cases;
  const version = await hiddenIn(await (await boss.fetch(path)).text(), 'version');
  const action = path.replace('?case=', '/') + '/decision';
  const after = await submit(boss, path, action, { version, decision: 'restore' });
  expect(after).toContain('Restored.');
  expect(after).toContain('visible to everybody');
  expect(await (await boss.fetch('/admin/moderation?case=none')).text()).toContain(
    'This case is gone.',
  );
});

it('shows the picture that is about to be hidden, and its case once it is', async () => {
  const { app, boss, spammer } = await openOffice();
  const { targets } = await oneOfEach(app.services, spammer);
  for (const { kind, id } of targets) {
    const path = `/admin/hide?${kind}=${id}`;
    const before = await (await boss.fetch(path)).text();
    const main = /<main.*<\/main>/s.exec(before)?.[0] ?? '';
    expect([kind, main.includes('<img')]).toEqual([kind, kind === 'resource']);
    const page = await submit(boss, path, `/admin/hide/${kind}/${id}`, { reason: 'spam' });
    expect(page).toMatch(/restored in<!-- --> <a[^>]*href="\/admin\/moderation\?case=\w+"/);
  }
});

it('hides 50 pieces of one member at once, and undoes that', async () => {
  const { app, boss, spammer } = await openOffice();
  const ids: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    ids.push(await shareNew(app.services, spammer, `spam ${mark()}`));
  }
  const member = `/admin/users/${spammer.id}`;
  expect(await (await boss.fetch(member)).text()).toContain('Hides 50 posts from everybody');
  const page = await submit(boss, member, `${member}/hide-all`, { reason: 'spam' });
  expect(page).toContain('Hidden: 50 things.');
  const feed = await (await app.browser().fetch('/community')).text();
  expect(ids.filter((id) => feed.includes(id))).toEqual([]);
  const undo = await hiddenIn(page, 'undo');
  expect(undo).not.toBe('');
  const { browser: second } = await memberBrowser(app, { email: SECOND });
  expect(await hiddenIn(await (await second.fetch(member)).text(), 'undo')).toBe(undo);
  expect(await submit(second, member, `${member}/undo-hide-all`, { undo })).toContain(
    'Visible again: 50 things.',
  );
  expect(await (await app.browser().fetch('/community')).text()).toContain(ids[49]);
}, 120_000);

it('says of a second Undo that nothing is left to undo, and shows what everybody sees', async () => {
  const { app, boss, spammer } = await openOffice();
  const { browser: second } = await memberBrowser(app, { email: SECOND });
  const id = await shareNew(app.services, spammer, mark());
  const path = `/admin/hide?post=${id}`;
  const undo = undoIn(await submit(boss, path, `/admin/hide/post/${id}`, { reason: 'spam' }));
  await submit(boss, path, undo);
  for (const who of [boss, second]) {
    const page = await submit(who, path, undo);
    expect(page).toContain('There is nothing left to undo: this is visible again.');
    expect(page).toContain('Hide this post?');
    expect(page).not.toContain('role="alert"');
    const known = await who.fetch(`${undo}.data`, { body: new URLSearchParams() });
    expect(known.status).toBe(200);
    await known.arrayBuffer();
  }
  // Hidden once more, it is not visible, and another Undo is in force.
  await submit(boss, path, `/admin/hide/post/${id}`, { reason: 'spam' });
  expect(await submit(boss, path, undo)).toMatch(/role="alert".*can no longer be undone here/);

  const member = `/admin/users/${spammer.id}`;
  const other = await shareNew(app.services, spammer, mark());
  const hidden = await submit(boss, member, `${member}/hide-all`, { reason: 'spam' });
  const all = { undo: await hiddenIn(hidden, 'undo') };
  await submit(boss, member, `${member}/undo-hide-all`, all);
  expect((await app.browser().fetch(`/post/${other}`)).status).toBe(200);
  const page = await submit(second, member, `${member}/undo-hide-all`, all);
  expect(page).toContain('There is nothing left to undo: what it hid is visible again');
  expect(page).not.toContain('role="alert"');
});

it('keeps the Undo of an earlier hiding beside that of a later one', async () => {
  const { app, boss, spammer } = await openOffice();
  const member = `/admin/users/${spammer.id}`;
  const hideAll = () => submit(boss, member, `${member}/hide-all`, { reason: 'spam' });
  const hiddenAtOnce = (page: string) =>
    [...page.matchAll(/Hidden at once: (\d+ things?)/g)].map(([, things]) => things);
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    ids.push(await shareNew(app.services, spammer, mark()));
  }
  expect(hiddenAtOnce(await hideAll())).toEqual(['3 things']);
  await shareNew(app.services, spammer, mark());
  expect(hiddenAtOnce(await hideAll())).toEqual(['1 thing', '3 things']);
  const hide = await (await boss.fetch(`/admin/hide?post=${ids[0]}`)).text();
  expect(hide).toContain('This post is hidden');
  const undone = await submit(boss, `/admin/hide?post=${ids[0]}`, undoIn(hide));
  expect(undone).toContain('Undone. Everybody sees it again.');
  const page = await (await boss.fetch(member)).text();
  expect(hiddenAtOnce(page)).toEqual(['1 thing', '2 things']);
  const [, earlier = ''] = [...page.matchAll(/name="undo" value="([^"]+)"/g)].map(([, id]) => id);
  const left = await submit(boss, member, `${member}/undo-hide-all`, { undo: earlier });
  expect(left).toContain('Visible again: 2 things.');
  expect(hiddenAtOnce(left)).toEqual(['1 thing']);
});

it('deletes an account in two steps that say what goes, and not the admin’s own', async () => {
  const { app, boss, spammer } = await openOffice();
  await shareNew(app.services, spammer, mark());
  const path = `/admin/users/${spammer.id}`;
  expect(await (await boss.fetch(path)).text()).not.toContain('Delete for good');
  const asked = await (await boss.fetch(`${path}?delete`)).text();
  expect(asked).toContain('With it go 1 post, private ones too, and its profile');
  const remove = (id: string | undefined) =>
    boss.fetch(`/admin/users/${id}/delete`, { body: new URLSearchParams() });
  const gone = await remove(spammer.id);
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/admin/users']);
  const words = 'The account is deleted.';
  expect(await (await boss.fetch('/admin/users')).text()).toContain(words);
  expect(await (await boss.fetch('/admin/users')).text()).not.toContain(words);
  expect((await boss.fetch(path)).status).toBe(404);
  expect(await (await boss.fetch('/admin/log')).text()).toContain(
    'deleted an account that is gone',
  );
  expect((await remove(spammer.id)).status).toBe(404);
  const users = app.db.selectFrom('users').select('id');
  const [self] = await users.where('email', '=', ADMIN).execute();
  expect((await remove(self?.id)).status).toBe(409);
});

it('takes any number of reports from an admin', async () => {
  const { app, boss, spammer } = await openOffice();
  const id = await shareNew(app.services, spammer, mark());
  const statuses = new Set<number>();
  for (let times = 0; times < 12; times += 1) {
    const body = new URLSearchParams({ reason: 'spam' });
    statuses.add((await boss.fetch(`/reports?post=${id}`, { body })).status);
  }
  expect([...statuses]).toEqual([200]);
});
