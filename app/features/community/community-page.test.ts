import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { readPage } from '../../../test/read-page.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  MISREAD,
  LOAD_FEED_FAILED,
  NO_POSTS,
  NO_POSTS_AT_ALL,
  NO_POSTS_HINT,
  WRITE_FIRST,
} from './community-words.ts';
import { writeStoredForm } from '../../domain/posts/stored-forms.server.ts';
import type { FeedPage } from '../../domain/community/feed.server.ts';

async function community(app: TestApp) {
  const { browser, member } = await memberBrowser(app, {
    name: 'CANARY name',
    email: 'canary@x.example',
  });
  const share = (text: string, row = {}) => shareNew(app.services, member, text, row);
  return { browser, member, share };
}

const htmlOf = async (app: TestApp, path: string) => (await app.browser().fetch(path)).text();

it('shows the empty words, and what the house has written, until there is a community', async () => {
  const app = await createTestApp();
  const { share } = await community(app);
  const empty = await htmlOf(app, '/community');
  expect(empty).toContain(NO_POSTS);
  expect(empty).toContain(NO_POSTS_HINT);
  expect(empty).toContain(WRITE_FIRST);
  // Nothing was searched for: the way to a first post comes before the words for a search.
  const order = [NO_POSTS_AT_ALL, WRITE_FIRST, NO_POSTS, 'Post by The House'];
  const places = order.map((words) => empty.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const filtered = await htmlOf(app, '/community?period=today');
  expect(filtered).toContain(NO_POSTS_HINT);
  expect(filtered).not.toContain(WRITE_FIRST);
  expect(empty.match(/Post by The House/g)).toHaveLength(6);
  expect(await app.db.selectFrom('posts').select('id').execute()).toEqual([]);
  // The first guest has somebody to make worse, and knows what it costs.
  expect(empty).toContain('“Make it worse” uses your free post.');
  const ways = Array.from(empty.matchAll(/action="(\/post\/house-[^"]*\/worse)"/g));
  expect(ways).toHaveLength(6);
  for (const [, way = ''] of ways) {
    const { browser } = await memberBrowser(app);
    const written = await browser.fetch(way, { method: 'POST' });
    expect(await written.json()).toMatchObject({ to: expect.stringMatching(/^\/preview/) });
  }
  // A filter holds for the posts of the house too.
  const ofStyle = await htmlOf(app, '/community?style=humblebrag');
  expect(ofStyle.match(/Post by The House/g)).toHaveLength(1);
  expect(ofStyle).not.toContain(NO_POSTS);
  expect((await htmlOf(app, '/community?q=PRINTER')).match(/Post by The House/g)).toHaveLength(1);
  for (const search of ['q=zebra', 'style=buzzword-soup', 'period=today']) {
    expect([search, (await htmlOf(app, `/community?${search}`)).includes('The House')]).toEqual([
      search,
      false,
    ]);
  }
  for (let count = 1; count <= 5; count += 1) await share(`post ${count}`);
  const some = await htmlOf(app, '/community');
  expect(some).not.toContain(NO_POSTS);
  expect(some.match(/Post by The House/g)).toHaveLength(6);
  const none = await htmlOf(app, '/community?q=nowhere');
  expect(none).toContain(NO_POSTS);
  expect(none).toContain(`No post says “nowhere”. ${NO_POSTS_HINT}.`);
  expect(none).toMatch(/No post says.*The newest meanwhile(.*<article){3}/s);
  expect(none).toMatch(/Search posts" class="field"[^>]*value="nowhere"/);
  await share('post 6');
  expect(await htmlOf(app, '/community')).not.toContain('The House');
  expect(await htmlOf(app, '/community?q=nowhere')).not.toContain('The House');
});

it('shows everybody the same numbers of a post, on every page that has it', async () => {
  const app = await createTestApp();
  const { share, browser: author } = await community(app);
  const row = { likes: 1099, comments: 17, post: 'A stapler.' };
  const id = await share('a post', row);
  const { browser: reader } = await memberBrowser(app);
  const { browser: other } = await memberBrowser(app);
  await reader.fetch(`/post/${id}/reactions`, { body: new URLSearchParams({ kind: 'agree' }) });
  const body = new URLSearchParams({ text: 'So true.', key: 'key-000001' });
  await reader.fetch(`/post/${id}/comments`, { body });
  const guest = app.browser();
  const pages = ['/community', '/community?sort=popular', '/hall-of-fame', `/post/${id}`];
  const seen = new Set<string>();
  for (const who of [guest, author, reader, other, guest]) {
    for (const path of pages) {
      const html = await (await who.fetch(path)).text();
      const found = html.matchAll(/([\d,]+) in all: ([\d,]+) from the algorithm/g);
      seen.add([...new Set([...found].map(([words]) => words))].toSorted().join('; '));
    }
  }
  expect([...seen]).toEqual([
    '1,100 in all: 1,099 from the algorithm; 18 in all: 17 from the algorithm',
  ]);
  const own = await (await author.fetch('/account')).text();
  expect(readPage(own).text).toMatch(/1\.1k reactions\s*·\s*18 comments/);
});

it('says above a post what happened, unless the post begins with it', async () => {
  const app = await createTestApp();
  const { browser, share } = await community(app);
  const WORDS = 'What happened:';
  const said = await share('I fed a duck.\nIt fed me.', { shown_premise: 'I fed a duck' });
  const unsaid = await share('I lead by example.\nDucks agree.', { shown_premise: 'I fed a duck' });
  expect(await htmlOf(app, `/post/${unsaid}`)).toContain(WORDS);
  expect(await htmlOf(app, `/post/${said}`)).not.toContain(WORDS);
  // Its author can still hide it.
  expect(await (await browser.fetch(`/post/${said}`)).text()).toContain(WORDS);
});

it("says once what 'Make it worse' costs, where a post of the page offers it", async () => {
  const app = await createTestApp();
  const { share } = await community(app);
  const grave = await share('grave words');
  await app.db.updateTable('posts').set({ is_grave: 1 }).execute();
  const costs = async (path: string) => (await htmlOf(app, path)).match(/id="worse-cost"/g)?.length;
  for (const path of ['/hall-of-fame', `/post/${grave}`])
    expect([path, await costs(path)]).toEqual([path, undefined]);
  const id = await share('shared words');
  for (const path of ['/community', `/post/${id}`])
    expect([path, await costs(path)]).toEqual([path, 1]);
});

it('lets out of a post what everybody may see, and nothing more', async () => {
  const app = await createTestApp();
  const { member, share } = await community(app);
  const id = await share('shared words', { hidden_reason: 'CANARY reason' });
  const canaries = { context: '{"context":"CANARY form"}', humorLevel: 'CANARY level' };
  const row = await app.db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
  const form_data = JSON.stringify({ ...JSON.parse(row.form_data), ...canaries });
  await app.db.updateTable('posts').set({ form_data, search_text: 'CANARY search' }).execute();
  for (const path of [
    '/community',
    '/community.data',
    '/api/community',
    '/community.xml',
    `/post/${id}`,
    `/post/${id}.data`,
  ]) {
    const body = await htmlOf(app, path);
    expect([path, body.includes('shared words')]).toEqual([path, true]);
    for (const secret of ['CANARY', 'canary@', member.id, row.generation_id]) {
      expect([path, secret, body.includes(secret)]).toEqual([path, secret, false]);
    }
  }
});

it('asks for twenty on the page, and leads on without script', async () => {
  const app = await createTestApp();
  const { share } = await community(app);
  for (let count = 0; count < 25; count += 1) await share(`post ${count} of many\n2\n3\n4\n5`);
  const first = await htmlOf(app, '/community?sort=popular&period=week');
  expect(first.match(/aria-label="Post by/g)).toHaveLength(20);
  const [, href = ''] = /href="(\/community\?[^"]*after=[^"]+)"/.exec(first) ?? [];
  expect(href).toContain('sort=popular');
  const second = await htmlOf(app, href.replaceAll('&amp;', '&'));
  expect(second.match(/aria-label="Post by/g)).toHaveLength(5);
  expect(second).toContain('Newest posts');
  const ten = (await (await app.browser().fetch('/api/community')).json()) as FeedPage;
  expect(ten.posts).toHaveLength(10);
  const seen = [
    ...first.matchAll(/post (\d+) of many/g),
    ...second.matchAll(/post (\d+) of many/g),
  ];
  expect(new Set(seen.map(([, number]) => number)).size).toBe(25);
  // The filters are a form with a button, and a folded post is one click away in full.
  const form = /<form[^>]*action="\/community"[^>]*>.*?<\/form>/s.exec(first)?.[0] ?? '';
  expect(form).toMatch(/name="sort"[^>]*value="popular"/);
  expect(form).toMatch(/<button[^>]*>Apply/);
  expect(first).toMatch(/<a[^>]*href="\/post\/\w+"[^>]*>[^<]*more/);
});

it.each([
  ['sort=__proto__', 'sort'],
  ['period=year', 'period'],
  ['sort=popular&after=recent-1-', 'after'],
  ['q=%00', 'q'],
])('says so where %s in its address means nothing, and shows the rest', async (query, field) => {
  const app = await createTestApp();
  const { share } = await community(app);
  await share('a post');
  const page = await app.browser().fetch(`/community?${query}`);
  const html = await page.text();
  expect([page.status, html.includes(MISREAD), html.includes('a post')]).toEqual([422, true, true]);
  const answer = await app.browser().fetch(`/api/community?${query}`);
  expect([answer.status, await answer.json()]).toMatchObject([422, { field }]);
});

it('gives a link preview its words and its picture, under the address people type', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://broetry.example' } });
  const { share, browser } = await community(app);
  const id = await share('The first line & "more"\nThe second line');
  const url = `https://broetry.example/post/${id}`;
  const answer = await app.browser().fetch(`/post/${id}`, {
    headers: { 'x-forwarded-host': 'evil.example', 'user-agent': 'Twitterbot/1.0' },
  });
  const html = await answer.text();
  for (const tag of [
    '<title>The first line &amp; &quot;more&quot; · Broetry</title>',
    '<meta name="description" content="The second line"/>',
    `<link rel="canonical" href="${url}"/>`,
    `<meta property="og:image" content="${url}/picture.png?size=link"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toContain('evil.example');
  const picture = (size: string, who = app.browser()) =>
    who.fetch(`/post/${id}/picture.png?size=${size}`);
  const link = await picture('link');
  expect(link.headers.get('content-type')).toBe('image/png');
  expect(link.headers.get('cache-control')).toBe('public, max-age=3600');
  const sizeOf = async (drawn: Response) => {
    const { width, height } = await decodePng(Buffer.from(await drawn.arrayBuffer()));
    return [width, height];
  };
  expect(await sizeOf(link)).toEqual([1200, 627]);
  // Downloading is for members (docs/product.md §5).
  expect(await sizeOf(await picture('card'))).toEqual([1200, 627]);
  const [width, height] = await sizeOf(await picture('card', browser));
  expect([width, height === 627]).toEqual([1200, false]);
});

it('tells feed readers of the feed, and gives them the twenty newest', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://broetry.example' } });
  const { share } = await community(app);
  for (let count = 0; count < 22; count += 1) await share(`post ${count}.`);
  for (const [page, of, title] of [
    ['/community', 'community', 'Community Posts · Broetry'],
    ['/hall-of-fame', 'best', 'Best Community Posts · Broetry'],
  ] as const) {
    const html = await htmlOf(app, page);
    for (const format of ['xml', 'atom']) {
      const link = `rel="alternate"[^>]*href="/${of}\\.${format}" title="${title}"`;
      expect(html).toMatch(new RegExp(link));
      expect(await htmlOf(app, `/${of}.${format}`)).toContain(`<title>${title}</title>`);
    }
  }
  const answer = await app.browser().fetch('/community.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  expect(xml.match(/<item>/g)).toHaveLength(20);
  expect(xml).toContain('<link>https://broetry.example/community</link>');
  expect(xml).toContain('post 21.');
  expect(xml).not.toContain('post 1.');
});

it('answers readers while the feed cannot be read', async () => {
  const app = await createTestApp();
  const { share } = await community(app);
  await share('a post');
  await app.db.schema.alterTable('posts').renameTo('elsewhere').execute();
  const answer = await app.browser().fetch('/community?sort=popular');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(html).toContain(LOAD_FEED_FAILED);
  expect(html).toContain('Try again');
  await app.db.schema.alterTable('elsewhere').renameTo('posts').execute();
  // The next one is not told what was so a moment ago.
  const healed = await app.browser().fetch('/community?sort=popular');
  expect([healed.status, await healed.text()]).toEqual([200, expect.stringContaining('a post')]);
});

it('shows what people typed as text, on every page that has it', async () => {
  const app = await createTestApp();
  const { share } = await community(app);
  const id = await share('harmless words\nand more of them');
  const counts = async () => {
    const found: Record<string, number> = {};
    for (const path of ['/community', `/post/${id}`]) {
      const html = await htmlOf(app, path);
      found[`${path} scripts`] = html.match(/<script/g)?.length ?? 0;
      // The house comments on every text in its own way: our own icons and faces do not count.
      const elements =
        /<(?:iframe|img|meta|b|svg(?! aria-hidden="true" (?:width="|class="face )))[\s>/]/g;
      found[`${path} elements`] = html.match(elements)?.length ?? 0;
      found[`${path} handlers`] = html.match(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/g)?.length ?? 0;
    }
    return found;
  };
  const harmless = await counts();
  for (const text of HOSTILE_TEXTS) {
    const form_data = writeStoredForm({
      type: 'gpt4-context',
      fields: { context: text },
      humorLevel: text,
      profileName: text,
      profileBio: text,
      useProfilePicture: false,
    });
    // Postgres and our own forms refuse it; what has come in anyway must be harmless too.
    const post = `${text}\n${text}`;
    await app.db.updateTable('posts').set({ post, form_data }).execute();
    expect([text.slice(0, 40), await counts()]).toEqual([text.slice(0, 40), harmless]);
    expect((await app.browser().fetch(`/post/${id}/picture.png?size=link`)).status).toBe(200);
  }
}, 60_000);

it('shows the other posts, and says so once in the log, where one cannot be read', async () => {
  const { log, events } = recordLog();
  const app = await createTestApp({ overrides: { log } });
  const writer = await newMember(app.services);
  const broken = await shareNew(app.services, writer, 'a broken post', { form_data: 'x' });
  await shareNew(app.services, writer, 'a whole post');
  for (const path of ['/community', '/community?sort=popular', `/post/${broken}`]) {
    const answer = await app.browser().fetch(path, { headers: { accept: 'text/html' } });
    const page = await answer.text();
    expect([path, answer.status, page.includes('a broken post')]).toEqual([path, 200, true]);
    const [posts = ''] = page.split('<aside');
    expect(posts.includes('a whole post')).toBe(path.startsWith('/community'));
  }
  expect(events('unreadable_row')).toMatchObject([{ table: 'posts', id: broken }]);
});
