import { expect, it } from 'vitest';
import { memberBrowser } from '../../test/people/signed-in.ts';
import { shareNew } from '../../test/people/share-as-member.ts';
import { createTestApp } from '../../test/test-app.ts';

const ADMIN = 'boss@corp.example';
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

async function site() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser, member } = await memberBrowser(app, { name: 'Wanda Writer' });
  const { browser: reader } = await memberBrowser(app, { name: 'Rita Reader' });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  const id = await shareNew(app.services, { ...member, kind: 'member' } as never, 'a known post');
  const read = async (path: string) => {
    const answer = await app.raw(path, {
      headers: { host: `127.0.0.1:${app.services.port}`, 'accept-encoding': 'identity' },
    });
    return answer.body;
  };
  return { app, id, member, writer: browser, reader, boss, read, post: `/post/${id}` };
}

type Site = Awaited<ReturnType<typeof site>>;

const generationOf = async ({ app, id }: Site) => {
  const row = await app.db
    .selectFrom('posts')
    .select('generation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.generation_id;
};

/** Reported by somebody, and hidden by an admin. */
async function hide(
  { app, boss }: Site,
  reporter: Site['reader'],
  target: { kind: 'post' | 'comment'; id: string },
): Promise<Response> {
  await reporter.fetch('/api/reports', { json: { target, reason: 'spam' } });
  const known = await app.db
    .selectFrom('moderation_cases')
    .select(['id', 'version'])
    .executeTakeFirstOrThrow();
  const fields = { case: known.id, version: String(known.version) };
  return boss.fetch('/admin/moderation', form({ ...fields, intent: 'hide', reason: 'spam' }));
}

// Everything that changes what everybody sees, done as people do it, and what the pages say then.
const changes: [string, (at: Site) => Promise<unknown>, (at: Site) => [string, RegExp, boolean]][] =
  [
    [
      'taking a post back',
      ({ writer, id }) => writer.fetch(`/api/posts/${id}/share`, { method: 'DELETE' }),
      () => ['/community', /a known post/, false],
    ],
    [
      'deleting a post',
      ({ writer, id }) => writer.fetch(`/api/posts/${id}`, { method: 'DELETE' }),
      ({ post }) => [post, /a known post/, false],
    ],
    [
      'changing the profile on a post',
      async (at) =>
        at.writer.fetch(`/api/generations/${await generationOf(at)}/profile`, {
          method: 'PUT',
          json: {
            displayName: 'Wilma Other',
            bio: 'Chief of Others',
            useAccountData: false,
            useProfilePicture: false,
          },
        }),
      ({ post }) => [post, /Wilma Other/, true],
    ],
    [
      'a reaction',
      ({ reader, id }) =>
        reader.fetch(`/api/posts/${id}/reaction`, { method: 'PUT', json: { kind: 'agree' } }),
      () => ['/community.data', /"realReactions",1/, true],
    ],
    [
      'a comment',
      ({ reader, id }) =>
        reader.fetch(`/api/posts/${id}/comments`, {
          json: { text: 'so true of you' },
          headers: { 'idempotency-key': 'a-good-key' },
        }),
      ({ post }) => [post, /so true of you/, true],
    ],
    [
      'a decision of moderation',
      (at) => hide(at, at.reader, { kind: 'post', id: at.id }),
      () => ['/community', /a known post/, false],
    ],
  ];

it.each(changes)('%s is seen at once by everybody', async (_, change, expected) => {
  const at = await site();
  const [path, words, isThere] = expected(at);
  expect([path, words.test(await at.read(path))]).toEqual([path, !isThere]);
  // Kept by now.
  await at.read(path);
  await change(at);
  expect([path, words.test(await at.read(path))]).toEqual([path, isThere]);
});

/** The reader has commented, and that is kept. */
async function commented(at: Site) {
  const headers = { 'idempotency-key': 'a-good-key' };
  const json = { text: 'so true of you' };
  await at.reader.fetch(`/api/posts/${at.id}/comments`, { json, headers });
  const { id } = await at.app.db.selectFrom('comments').select('id').executeTakeFirstOrThrow();
  return id;
}

const removals: [string, (at: Site, comment: string) => Promise<Response>, RegExp][] = [
  ['hiding a comment', (at, id) => hide(at, at.writer, { kind: 'comment', id }), /so true of you/],
  [
    'deleting a comment',
    ({ reader }, id) => reader.fetch(`/api/comments/${id}`, { method: 'DELETE' }),
    /so true of you/,
  ],
  [
    'another name of a member',
    ({ reader }) =>
      reader.fetch(
        '/account',
        form({ intent: 'save-profile', displayName: 'Roberta Renamed', bio: '' }),
      ),
    /Rita Reader/,
  ],
];

it.each(removals)('%s takes it from the page that is kept', async (_, change, words) => {
  const at = await site();
  const comment = await commented(at);
  const { post } = at;
  for (const path of [post, `${post}.data`]) {
    // Kept by now.
    await at.read(path);
    expect([path, words.test(await at.read(path))]).toEqual([path, true]);
  }
  expect((await change(at, comment)).status).toBeLessThan(400);
  for (const path of [post, `${post}.data`]) {
    expect([path, words.test(await at.read(path))]).toEqual([path, false]);
  }
});

it('sharing is seen at once by everybody', async () => {
  const { app, member, read } = await site();
  expect(await read('/community')).not.toContain('a second post');
  expect(await read('/sitemap.xml')).toContain('/post/');
  const id = await shareNew(app.services, { ...member, kind: 'member' } as never, 'a second post');
  expect(await read('/community')).toContain('a second post');
  expect(await read('/sitemap.xml')).toContain(`/post/${id}<`);
});

it('disabling a member, or another name for one, may change what everybody sees', async () => {
  const { app, boss, member } = await site();
  const count = () => app.services.publicChanges.count();
  const before = count();
  await boss.fetch(`/admin/users/${member.id}`, form({ intent: 'disable' }));
  expect(count()).toBeGreaterThan(before);
});

it('forgets nothing for what nobody sees', async () => {
  const { app, reader } = await site();
  const before = app.services.publicChanges.count();
  await reader.fetch('/api/events', { json: { event: 'generator_visit' } });
  await app.db.transaction().execute((trx) => trx.selectFrom('posts').select('id').execute());
  expect(app.services.publicChanges.count()).toBe(before);
});
