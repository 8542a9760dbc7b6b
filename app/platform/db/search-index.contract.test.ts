import { beforeAll, expect, it } from 'vitest';
import { findMembers } from '../../domain/admin/members-store.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { listFeed } from '../../domain/community/feed.server.ts';
import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { insertResource } from '../../domain/media-library/resource-store.server.ts';
import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { listResources } from '../../domain/media-library/resources.server.ts';
import { mediaUrl } from '../files/storage.server.ts';
import type { Services } from '../services.ts';
import { insertLibrary, libraryRow } from '../../../test/factories/fill-library.ts';
import { multiplyPost } from '../../../test/factories/multiply-post.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { clockNow, newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

/** Each text is a post and the description of a picture. */
const TEXTS = [
  'I quit coffee. My coffee quit me. Agree?',
  'Der Fahrstuhl blieb stehen, und ich habe gepitcht',
  'A CAFÉ full of Synergy',
  '110% committed_to growth_hacking',
  'Straße of thought leaders',
  '会議は三時間続いた。誰も話さなかった。',
  '我今天開會，開了一整天的會議。',
  'ประชุมสามชั่วโมงไม่มีข้อสรุป',
  '오늘 회의에서 아무도 말하지 않았다',
  'Сегодня я уволил себя сам',
  'Thrilled to announce: I was fired 🎉🎉',
  "O'Brien said \"no\" and I said 'yes' -- and that's leadership",
  'C++ is a mindset; so is C:\\temp',
  'naïve résumé, ＦＵＬＬ ＷＩＤＴＨ letters',
  'xylophone',
  'qz',
  'the theory of the other thing',
  'a aa aaa aaaa',
  'ends with z',
  'zebra first, then nothing',
] as const;
/** So many newer rows hold none of what is asked for. */
const NEWER = 600;

/** What each query finds, by the places of the texts: among the posts, and where that differs, among the pictures. */
const FOUND: readonly [query: string, posts: readonly number[], pictures?: readonly number[]][] = [
  ['z', [15, 18, 19]],
  ['q', [0, 15]],
  ['_', [3]],
  ["'", [11]],
  ['\\', [12]],
  ['は', [5]],
  ['회', [8]],
  ['🎉', [10]],
  ['aa', [17]],
  ['qz', [15]],
  ['++', [12]],
  ['会議', [5]],
  ['話さ', [5]],
  ['會議', [6]],
  ['회의', [8]],
  ['ой', []],
  ['ชั', [7]],
  ['ie', [1, 11]],
  ['me', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [0, 13]],
  ['the', [16, 19]],
  ['The theory', [16]],
  ['aaaa', [17]],
  ['100%', []],
  ['110%', [3]],
  ['growth_hack', [3]],
  ['FAHRSTUHL', [1]],
  ['strasse', []],
  ['straße', [4]],
  ['full width', [13]],
  ['resume naive', [13]],
  ['三時間続いた。誰', [5]],
  ['c:\\te', [12]],
  ["o'brien", [11]],
  ['--', [11]],
  ['announce fired 🎉', [10]],
  ['nowhere', []],
  [
    'a',
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    [0, 1, 2, 3, 4, 10, 11, 12, 13, 17, 19],
  ],
  [
    'i',
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    [0, 1, 3, 10, 11, 12, 13, 16, 18, 19],
  ],
  ['zz', []],
  ['%', [3]],
  ["' or '1'='1", []],
  ['gpt', []],
];

// A search finds the rows whose folded text holds all of its words, wherever they stand. On every database.
let services: Services;
let viewer: Member;
const posts: string[] = [];
const pictures: string[] = [];

// Newer rows in front: what is searched has to come out of the index.
beforeAll(async () => {
  services = { ...servicesOn(db()), storage: { url: mediaUrl } } as Services;
  viewer = await newMember(services);
  for (const [index, text] of TEXTS.entries()) {
    const created_at = index + 1;
    posts.push(await shareNew(services, viewer, text, { style: 'gpt4-context', created_at }));
    const row = { id: `lib${String(index).padStart(3, '0')}`, user_id: viewer.id };
    pictures.push(row.id);
    await insertResource(db(), libraryRow({ ...row, description: text, created_at }));
  }
  const newest = await shareNew(services, viewer, 'newest');
  await db().updateTable('posts').set({ search_text: 'jjj' }).where('id', '=', newest).execute();
  await multiplyPost(db(), newest, NEWER, clockNow());
  await insertLibrary(db(), { userId: viewer.id, count: NEWER, now: clockNow() });
  await db()
    .updateTable('resources')
    .set({ search_text: 'jjj' })
    .where('created_at', '>', TEXTS.length)
    .execute();
}, 30_000);

it.each(FOUND)('finds %j', async (query, ofPosts, ofPictures = ofPosts) => {
  const { params } = parseFeedParams(new URLSearchParams({ q: query, limit: '50' }));
  const feed = await listFeed(services, viewer, params);
  expect(feed.posts.map(({ id }) => posts.indexOf(id))).toEqual(ofPosts.toReversed());
  expect(feed.next).toBeNull();
  const library = parseLibraryParams(new URLSearchParams({ q: query, limit: '48' }));
  const page = await listResources(services, viewer, library.params);
  expect(page.resources.map(({ id }) => pictures.indexOf(id))).toEqual(ofPictures.toReversed());
  expect(page.next).toBeNull();
});

it('finds a member behind many others', async () => {
  const rows = Array.from({ length: NEWER }, (_, index) => ({
    id: `member${index}`,
    email: `member${index}@corp.example`,
    display_name: 'jjj',
    search_text: index === 0 ? 'the needle 50%' : 'jjj',
    created_at: index,
    last_login: index,
    email_verified: 0,
    bio: null,
    photo_url: null,
    posts_created: 0,
    disabled_at: null,
    settings: '{}',
  }));
  await db().insertInto('users').values(rows).execute();
  for (const search of ['needle', 'e needle 5', '%', 'nee', '0%']) {
    for (const sort of ['name', 'joined', 'login', 'posts'] as const) {
      const place = { sort, direction: 'desc', after: null, limit: 25 } as const;
      const page = await findMembers(db(), { ...place, search });
      const found = page.rows.map(({ id }) => id);
      expect([search, sort, found, page.next]).toEqual([search, sort, ['member0'], null]);
    }
  }
});

it('finds a row by the text that it has now, and only while it is shown', async () => {
  const [post = '', picture = ''] = [posts[0], pictures[0]];
  const found = async (q: string) => {
    const feed = await listFeed(
      services,
      viewer,
      parseFeedParams(new URLSearchParams({ q })).params,
    );
    const { params } = parseLibraryParams(new URLSearchParams({ q }));
    const library = await listResources(services, viewer, params);
    return [feed.posts.length, library.resources.length];
  };
  const set = async (values: { search_text?: string; hidden_at?: number | null }) => {
    await db().updateTable('posts').set(values).where('id', '=', post).execute();
    await db().updateTable('resources').set(values).where('id', '=', picture).execute();
  };
  expect(await found('quit')).toEqual([1, 1]);
  await set({ search_text: 'resigned' });
  expect([await found('quit'), await found('resigned')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  await set({ hidden_at: 1 });
  expect(await found('resigned')).toEqual([0, 0]);
  await set({ hidden_at: null });
  expect(await found('resigned')).toEqual([1, 1]);
  await unsharePost(services, viewer, post);
  await db().deleteFrom('resources').where('id', '=', picture).execute();
  expect(await found('resigned')).toEqual([0, 0]);
  await db().deleteFrom('users').execute();
  for (const table of ['searchable_posts', 'searchable_resources', 'searchable_users'] as const)
    expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
});
