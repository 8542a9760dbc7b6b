import { reportCard } from '../../../comedy/devices/report-card.ts';
import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { write as writeText } from '../../../test/factories/write-as-member.ts';
import { memberFace } from '../../domain/faces/face.ts';
import { NAME_REQUIRED } from '../../domain/members/profile.ts';

async function write(browser: TestBrowser, key: string) {
  const json = { style: 'gpt4-context', fields: { context: `the sandwich number ${key}` } };
  const headers = { 'idempotency-key': key };
  return (await readEvents(await browser.fetch('/api/generations', { json, headers }))).at(-1)!;
}

const form = (values: Record<string, string>) => ({ body: new URLSearchParams(values) });

it('shows the member, the three figures and both tabs with their empty states', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'Ada Lovelace', email: 'ada@id.example' });
  const page = await (await browser.fetch('/account')).text();
  for (const words of [
    'Ada Lovelace',
    'ada@id.example',
    'Posts Created',
    'Member Since',
    'Last Active',
    'Generated Posts',
    'Community Posts',
    'No posts generated yet',
  ]) {
    expect(page).toContain(words);
  }
  const community = await (await browser.fetch('/account?tab=community')).text();
  expect(community).toContain('No community posts yet');
});

it('lists and finds the own posts, a page at a time', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  for (let index = 10; index < 22; index += 1) await write(browser, `key-0000${index}`);
  const page = await (await browser.fetch('/account')).text();
  expect(page.match(/>Another one</g)).toHaveLength(10);
  expect(page).toContain('Older posts');
  const next = /href="(\/account\?after=[^"]+)"/.exec(page)![1]!;
  expect((await (await browser.fetch(next)).text()).match(/>Another one</g)).toHaveLength(2);
  const found = await (await browser.fetch('/account?q=key-000015')).text();
  expect(found.match(/>Another one</g)).toHaveLength(1);
  expect(await (await browser.fetch('/account?q=nowhere')).text()).toContain('Nothing of yours');
});

it('says what a post that was typed whole says once', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  await writeText(app.services, member, 'A post of mine.\n\nIn two lines.');
  const page = await (await browser.fetch('/account')).text();
  expect(page).toContain('A post of mine. In two lines.</span>');
  expect(page).not.toContain('>A post of mine.<');
});

it('says of each post whether it is shared, and leads to it', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const { generationId } = await writeText(app.services, member, 'A post of mine.');
  const shown = async (path: string) =>
    readPage(await (await browser.fetch(path)).text()).text.replaceAll(/\s+/g, ' ');
  expect(await shown('/account')).toMatch(/Not shared Another one/);
  const open = new RegExp(
    `href="/preview\\?generation=${generationId}"[^>]*>(?:(?!</a>)[^])*A post of mine`,
  );
  expect(await (await browser.fetch('/account')).text()).toMatch(open);
  const id = await shareNew(app.services, member, 'A post of ours.');
  expect(await shown('/account')).toMatch(
    /Shared · [\d,.k]+ reactions · [\d,.k]+ comments See it Another one/,
  );
  const community = await shown('/account?tab=community');
  expect(community).toMatch(/[\d,.k]+ comments See it Another one/);
  expect(community).not.toMatch(/Not shared|Shared ·/);
  expect(await (await browser.fetch('/account')).text()).toContain(`href="/post/${id}"`);
});

it('ends a long title after a whole word', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const json = { style: 'gpt4-context', fields: { context: 'a sandwich and '.repeat(9) } };
  const headers = { 'idempotency-key': 'key-000001' };
  await readEvents(await browser.fetch('/api/generations', { json, headers }));
  const page = await (await browser.fetch('/account')).text();
  const title =
    '>a sandwich and a sandwich and a sandwich and a sandwich and a sandwich and a sandwich…</span>';
  expect(page).toContain(title);
  // The line of the post that says the same in other letters says no more.
  expect(page.toLowerCase().split(title)).toHaveLength(2);
});

it('shows the face that others see beside the letter, and none beside a photo', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const shown = async () => (await browser.fetch('/account')).text();
  const [name] = memberFace(member.id, member.name).split('-');
  expect(await shown()).toMatch(new RegExp(`#${name}"(?:(?!</div>).)*How others see you`));
  await app.db.updateTable('users').set({ photo_url: 'https://id.example/ada.png' }).execute();
  expect(await shown()).not.toContain('How others see you');
});

it('saves the name and bio, and says what is wrong with them', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const save = (values: Record<string, string>) => browser.fetch('/account/profile', form(values));
  expect((await save({ displayName: ' Dr.\u202e Ada ', bio: 'Counts.' })).status).toBe(200);
  const user = () =>
    app.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
  expect(await user()).toMatchObject({ display_name: 'Dr. Ada', bio: 'Counts.' });
  expect((await user()).search_text).toContain('dr. ada');
  for (const [values, words] of [
    [{ displayName: '  ', bio: '' }, NAME_REQUIRED],
    [{ displayName: 'x'.repeat(61), bio: '' }, 'Display name is too long: 60 characters at most.'],
    [{ displayName: 'x', bio: 'y'.repeat(161) }, 'Bio is too long: 160 characters at most.'],
  ] as const) {
    const answer = await save(values);
    expect(answer.status).toBe(422);
    expect(await user()).toMatchObject({ display_name: 'Dr. Ada' });
    const data = await browser.fetch('/account/profile.data', form(values));
    expect(await data.text()).toContain(words);
  }
  const kept = { ...form({ displayName: '', bio: 'Typed <b>' }), page: '/account' };
  const plain = await browser.fetch('/account/profile', kept);
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/account#name-and-bio']);
  const page = await (await browser.fetch('/account')).text();
  expect(page).toContain(NAME_REQUIRED);
  expect(page).toContain('Typed &lt;b&gt;</textarea>');
  const json = await browser.fetch('/account/profile', { json: { displayName: 'Ada' } });
  expect(json.status).toBe(422);
});

it('deletes an own post, and nothing for a stranger', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const other = await memberBrowser(app);
  await write(browser, 'key-000001');
  const { id } = await app.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  const path = `/post/${id}/delete`;
  expect((await other.browser.fetch(path, form({}))).status).toBe(404);
  expect(await app.db.selectFrom('posts').select('id').execute()).toHaveLength(1);
  expect((await browser.fetch(path, form({}))).status).toBe(200);
  expect(await app.db.selectFrom('posts').select('id').execute()).toEqual([]);
  expect((await browser.fetch(path, form({}))).status).toBe(404);
});

it('hands out everything kept about the member as a file', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { email: 'ada@id.example' });
  const post = await write(browser, 'key-000001');
  const answer = await browser.fetch('/account/export');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="broetry-export.json"',
  );
  const data = (await answer.json()) as Record<string, Record<string, unknown>[]>;
  expect(data['users']![0]).toMatchObject({ email: 'ada@id.example' });
  expect(data['posts']![0]).toMatchObject({ post: post.data['text'] });
  expect(data['generations']).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain('token_hash');
});

it('deletes the account only when the words were typed, and ends every session of it', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  await write(browser, 'key-000001');
  const remove = (confirmation: string) => browser.fetch('/account/delete', form({ confirmation }));
  expect((await remove('delete')).status).toBe(422);
  const gone = await remove('Delete my account');
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/']);
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const answer = await browser.fetch('/account');
  expect(answer.headers.get('location')).toMatch(/^\/login\?next=/);
});

it('offers to search the own posts only where there are many, or something was searched for', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const hasSearch = async (path: string) =>
    (await (await browser.fetch(path)).text()).includes('aria-label="Search your posts"');
  expect(await hasSearch('/account')).toBe(false);
  expect(await hasSearch('/account?q=duck')).toBe(true);
  for (const index of [1, 2, 3]) await write(browser, `key-00000${index}`);
  expect(await hasSearch('/account')).toBe(false);
  await write(browser, 'key-000004');
  expect(await hasSearch('/account')).toBe(true);
});

it(
  'shows the highest score of the newest posts, and nothing before there is one',
  { timeout: 60_000 },
  async () => {
    const app = await createTestApp();
    const { browser } = await memberBrowser(app);
    expect(await (await browser.fetch('/account')).text()).not.toContain('Personal record');
    const scores: number[] = [];
    for (const [at, context] of [
      'a sandwich',
      'Thrilled to announce that I am humbled and grateful. Agree?',
    ].entries()) {
      const json = { style: 'gpt4-context', fields: { context } };
      const headers = { 'idempotency-key': `key-of-post-${at}` };
      const done = (
        await readEvents(await browser.fetch('/api/generations', { json, headers }))
      ).at(-1)!;
      const text = done.data['text'];
      scores.push(reportCard(String(text)).score);
    }
    expect(scores[1]).toBeGreaterThan(scores[0]!);
    const page = await (await browser.fetch('/account')).text();
    expect(page.replaceAll('<!-- -->', '')).toContain(`>${scores[1]} of 100<`);
  },
);

it('counts the posts that a member has, not their versions or what was deleted', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const created = async () => {
    const page = await (await browser.fetch('/account')).text();
    return /Posts Created<\/dt><dd[^>]*>([\d,]+)</.exec(page)?.[1];
  };
  const first = await write(browser, 'key-000001');
  await write(browser, 'key-000002');
  await readEvents(
    await browser.fetch('/api/generations', {
      json: { from: first.data['id'] },
      headers: { 'idempotency-key': 'key-000003' },
    }),
  );
  expect(await created()).toBe('2');
  const posts = await app.db.selectFrom('posts').select('id').orderBy('created_at').execute();
  await browser.fetch(`/post/${posts[0]!.id}/delete`, form({}));
  expect(await created()).toBe('1');
});
