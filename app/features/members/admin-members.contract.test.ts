import { expect, it } from 'vitest';
import {
  describeMember,
  disableMember,
  enableMember,
  listMembers,
} from '../../domain/admin/members.server.ts';
import { listAudit } from '../../domain/admin/list-audit.server.ts';
import { type MembersQuery, membersHref, parseMembersQuery } from '../../domain/admin/members.ts';
import { memberFace } from '../../domain/faces/face.ts';
import { listCase } from '../../domain/moderation/cases.server.ts';
import { removeTarget } from '../../domain/moderation/removals.server.ts';
import { ERRORS } from '../../platform/http/errors.ts';
import type { Admin } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { askAsMember as askFor } from '../../../test/factories/ask-as-member.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { newMember, servicesOn, write } from '../../../test/factories/write-as-member.ts';
import { oneOfEach } from '../../../test/factories/one-of-each.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

async function office(): Promise<{ services: Services; boss: Admin }> {
  await db().deleteFrom('users').execute();
  await db().deleteFrom('audit_log').execute();
  const services = servicesOn(db());
  return { services, boss: { ...(await newMember(services)), isAdmin: true } };
}
const ask = (query: string) => parseMembersQuery(new URLSearchParams(query));
const form = (reason = '') => {
  const data = new FormData();
  data.set('reason', reason);
  return data;
};

/** All pages to the end, and all of them back again. */
async function walk(services: Services, asked: MembersQuery) {
  const [there, back]: [string[][], string[][]] = [[], []];
  const go = (place: { after?: string; before?: string }) =>
    ask(membersHref(asked, place).split('?')[1] ?? '');
  let current = asked;
  for (;;) {
    const page = await listMembers(services, current);
    there.push(page.members.map(({ id }) => id));
    if (page.next === null) break;
    current = go({ after: page.next });
  }
  for (;;) {
    const page = await listMembers(services, current);
    back.unshift(page.members.map(({ id }) => id));
    if (page.previous === null) return { there, back };
    current = go({ before: page.previous });
  }
}

it('pages through every member once, in each order, equal ones among them', async () => {
  const { services } = await office();
  for (let index = 0; index < 60; index += 1) {
    const { id } = await addMember(services, { name: index % 3 === 0 ? 'Same' : `N${index}` });
    const numbers = { posts_created: index % 4, created_at: 1000 + (index % 5) };
    await db().updateTable('users').set(numbers).where('id', '=', id).execute();
  }
  for (const sort of ['joined', 'login', 'posts', 'name']) {
    for (const dir of ['asc', 'desc']) {
      const { there, back } = await walk(services, ask(`sort=${sort}&dir=${dir}`));
      const seen = there.flat();
      expect([sort, dir, back]).toEqual([sort, dir, there]);
      expect([sort, dir, seen.length, new Set(seen).size]).toEqual([sort, dir, 61, 61]);
    }
  }
  expect(await listMembers(services, ask('q=nobody'))).toMatchObject({ total: 61, pages: null });
  expect((await listMembers(services, ask(''))).pages).toBe(3);
  const most = await listMembers(services, ask('sort=posts'));
  expect(most.members.slice(0, 15).every(({ posts }) => posts === 3)).toBe(true);
}, 30_000);

it('finds by name or e-mail, in any case, and takes signs for signs', async () => {
  const { services } = await office();
  const { id } = await addMember(services, { name: 'Élodie 100%', email: 'x_y@corp.example' });
  const find = async (search: string) =>
    (await listMembers(services, { ...ask(''), search })).members.map((member) => member.id);
  for (const search of ['ELODIE', 'Élodie', 'e\u0301lo', 'X_Y@corp', '100%', 'die 1']) {
    expect([search, await find(search)]).toEqual([search, [id]]);
  }
  for (const search of ['x%y', '%%', "' or '1'='1", 'xay@corp', '\\']) {
    expect([search, await find(search)]).toEqual([search, []]);
  }
  // Signs that no random name or address has.
  expect(await find('#\0#')).toEqual([]);
});

it('switches an account off once, ends its sessions, and writes it down', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  const changes = await Promise.all(
    [1, 2, 3].map(() => disableMember(services, boss, member.id, form(' Why\u0007 '))),
  );
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(changes.filter((change) => !change.ok && change.reason === 'conflict')).toHaveLength(2);
  const left = db().selectFrom('sessions').selectAll().where('user_id', '=', member.id);
  expect(await left.execute()).toEqual([]);
  expect(await enableMember(services, boss, member.id, form())).toMatchObject({
    ok: true,
  });
  const log = await listAudit(services, null);
  expect(log.entries).toMatchObject([
    {
      action: 'enabled the account of',
      effect: 'gives',
      text: member.name,
      link: `/admin/users/${member.id}`,
      target: `user ${member.id}`,
      reason: null,
    },
    { action: 'disabled the account of', effect: 'takes', actor: boss.name, reason: 'Why' },
  ]);
  expect((await listAudit(services, "'; --")).entries).toHaveLength(2);
});

it('refuses what makes no sense, in words', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  const status = async (change: typeof enableMember, id: string) => {
    const done = await change(services, boss, id, form());
    return done.ok ? 200 : ERRORS[done.reason].status;
  };
  expect(await status(disableMember, boss.id)).toBe(409);
  expect(await status(disableMember, 'nobody')).toBe(404);
  expect(await status(enableMember, member.id)).toBe(409);
  expect(await db().selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

it('shows of a member what everybody could read, and not what was never shared', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  await write(services, member, 'never shared');
  await shareNew(services, member, 'shared');
  await shareNew(services, member, 'hidden', { hidden_at: 1, hidden_reason: 'x' });
  const facts = await describeMember(services, boss, member.id);
  expect(facts?.pieces.post.pieces.map(({ text, state }) => [text, state])).toEqual([
    ['hidden', 'hidden'],
    ['shared', 'visible'],
  ]);
  expect(facts?.privatePosts).toBe(1);
  const requestId = await askFor(services, member, 'Dark mode');
  const { pieces, hideable } = (await describeMember(services, boss, member.id))!;
  expect(pieces.feature_request.pieces).toMatchObject([
    { text: 'Dark mode', link: `/requests/${requestId}` },
  ]);
  expect(hideable).toMatchObject({ post: 2, comment: 0, feature_request: 1 });
  for (const id of ['nobody', '', '../x', "' or 1=1", 'x'.repeat(500)]) {
    expect(await describeMember(services, boss, id)).toBeNull();
  }
});

it('lists every kind that Hide all counts, with what became of each and its case', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  const { targets } = await oneOfEach(services, member);
  const lists = async () => {
    const { pieces } = (await describeMember(services, boss, member.id))!;
    return targets.map(({ kind }) => pieces[kind].pieces);
  };
  const { hideable, owned } = (await describeMember(services, boss, member.id))!;
  const all = await lists();
  expect(all.map((list) => list.length)).toEqual(targets.map(({ kind }) => hideable[kind]));
  expect(all.flat().map(({ id, state, caseId }) => [id, state, caseId])).toEqual(
    targets.map(({ id }) => [id, 'visible', null]),
  );
  expect(all[2]).toMatchObject([{ picture: { width: 640, height: 480 } }]);
  expect(owned).toEqual({ posts: 1, comments: 2, pictures: 1, requests: 1 });
  const [post, comment, picture, request, answer] = targets;
  const held = { hidden_at: 1, hidden_reason: 'review' };
  await db().updateTable('comments').set(held).where('id', '=', comment.id).execute();
  const reported = { hidden_at: 1, hidden_reason: 'reports' };
  await db().updateTable('resources').set(reported).where('id', '=', picture.id).execute();
  for (const target of [post, request, answer]) {
    const how = { action: 'hide', reason: 'spam' } as const;
    await removeTarget(services, boss, { target, how });
  }
  expect((await lists()).flat().map(({ state }) => state)).toEqual([
    'hidden',
    'waiting',
    'waiting',
    'hidden',
    'hidden',
  ]);
  const [hidden] = (await lists())[4]!;
  const found = await listCase(services, hidden?.caseId ?? '');
  expect(found).toMatchObject([{ kind: 'request_comment', text: hidden?.text, isHidden: true }]);
  // One person has one face: in its case, on its page and below a request.
  const authorFace = memberFace(member.id, member.name);
  expect(found).toMatchObject([{ authorFace }]);
  expect((await describeMember(services, boss, member.id))?.member.face).toBe(authorFace);
});

it('pages through every post that a member has shared, those of one moment among them', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  for (let index = 0; index < 45; index += 1) {
    await shareNew(services, member, `post ${index}`, { created_at: 1000 + (index % 3) });
  }
  const seen = await readPages(
    async (post) =>
      (await describeMember(services, boss, member.id, { post }))?.pieces.post ?? null,
    ({ pieces }) => pieces.map(({ text }) => text),
  );
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  for (const odd of ['x', "1-' or 1=1", '9'.repeat(40), '1-']) {
    const facts = await describeMember(services, boss, member.id, { post: odd });
    expect([odd, facts?.pieces.post.pieces.length, facts?.pieces.post.isFirst]).toEqual([
      odd,
      20,
      true,
    ]);
  }
}, 30_000);

it('says in the log what was done to what, in words, and links to what is still there', async () => {
  const { services, boss } = await office();
  const member = await newMember(services);
  const requestId = await askFor(services, member, `Dark mode ${'for spreadsheets '.repeat(9)}`);
  const shown = await shareNew(services, member, 'A shared post.');
  const hidden = await shareNew(services, member, 'A hidden post.', { hidden_at: 1 });
  const { postId: own } = await write(services, member, 'A private post.');
  const entries: [string, string, string][] = [
    ['approve', 'feature_request', requestId],
    ['reject', 'feature_request', 'goneforever'],
    ['keep', 'post', shown],
    ['hide', 'post', hidden],
    ['delete', 'post', own],
    ['hide-resource', 'resource', 'none'],
    ['juggle', 'sword', 'x'],
  ];
  for (const [index, [action, target_kind, target_id]] of entries.entries()) {
    const row = { actor_id: boss.id, action, target_kind, target_id, reason: 'spam' };
    const rest = { id: `entry-${index}`, details: null, created_at: 5, undone_at: null };
    await db()
      .insertInto('audit_log')
      .values({ ...row, ...rest })
      .execute();
  }
  const log = await listAudit(services, null);
  const lines = log.entries.map(({ action, text, link }) => [action, text, link]).toReversed();
  expect(lines).toEqual([
    [
      'approved the feature request',
      expect.stringMatching(/^Dark mode for .{60,75} …$/),
      `/requests/${requestId}`,
    ],
    ['rejected a feature request that is gone', null, null],
    ['kept the post', 'A shared post.', `/post/${shown}`],
    ['hid the post', 'A hidden post.', null],
    ['deleted a post that is gone or private', null, null],
    ['removed a picture that is gone', null, null],
    ['juggle sword (gone)', null, null],
  ]);
  expect(log.entries[0]?.reason).toBe('Spam');
});
