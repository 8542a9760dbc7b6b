import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedRowOf } from '../../../test/factories/feed-post.ts';
import { memberFace } from '../faces/face.ts';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import { feedPost } from './feed.server.ts';
import { feedSearch, parseFeedParams, PERIODS, FEED_SORTS } from './feed.ts';

const parse = (text: string) => parseFeedParams(new URLSearchParams(text));

it('has the sorts and periods of docs/product.md §2', () => {
  expect(Object.values(FEED_SORTS)).toEqual(['Most Recent', 'Most Popular', 'Most Comments']);
  expect(Object.values(PERIODS)).toEqual(['All Time', 'Today', 'This Week', 'This Month']);
});

it('parses an empty query as the ten newest posts', () => {
  expect(parse('')).toEqual({
    params: { sort: 'recent', period: 'all', style: null, search: '', after: null, limit: 10 },
    invalid: [],
  });
});

it.each([
  ['sort=best', 'sort'],
  ['sort=toString', 'sort'],
  ['period=year', 'period'],
  ['style=random-lol', 'style'],
  ['limit=0', 'limit'],
  ['limit=51', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1e1', 'limit'],
  ['limit=9999999999', 'limit'],
  ['after=x', 'after'],
  ['after=popular-1-a', 'after'],
  ['sort=popular&after=popular-1-1-a', 'after'],
  ['sort=popular&after=popular-9999999999999999-a', 'after'],
  ['after=recent-1-A', 'after'],
  [`after=recent-1-${'a'.repeat(61)}`, 'after'],
  ['q=%00', 'q'],
  [`q=${'a'.repeat(101)}`, 'q'],
])('parses %s as invalid %s with the default', (text, field) => {
  const { params, invalid } = parse(text);
  expect(invalid).toEqual([field]);
  const sort = text.startsWith('sort=popular') ? 'popular' : 'recent';
  expect(params).toEqual({ ...parse('').params, sort });
});

it('builds the query that it parses', () => {
  const text = '?sort=popular&period=week&style=humblebrag&q=a+b%26c';
  const { params, invalid } = parse(text);
  expect(invalid).toEqual([]);
  expect(feedSearch(params)).toBe(text);
  expect(feedSearch(parse('').params)).toBe('');
  const after = { at: 5, id: '0abc' };
  const cursor = encodeSortedCursor('popular', after);
  expect(parse(`sort=popular&after=${cursor}`).params.after).toEqual(after);
});

it('parses any query to valid parameters', () => {
  const names = fc.constantFrom('sort', 'period', 'style', 'q', 'after', 'limit');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
      const { params } = parseFeedParams(new URLSearchParams(pairs));
      expect(params.limit).toBeGreaterThanOrEqual(1);
      expect(params.limit).toBeLessThanOrEqual(50);
      expect(Object.keys(FEED_SORTS)).toContain(params.sort);
      expect(Object.keys(PERIODS)).toContain(params.period);
    }),
    { numRuns: 500 },
  );
});

const written = feedRowOf({ text: 'one\ntwo', fields: { achievement: 'CANARY form' } });
const form = { ...written.formData, humorLevel: 'CANARY level' };
const row = {
  ...written,
  id: '01post',
  user_id: 'CANARY user',
  shown_premise: 'I watered a plant.',
  formatted_post: 'CANARY formatted',
  generation_id: 'CANARY generation',
  search_text: 'CANARY search',
  form_data: 'CANARY form data',
  formData: { ...form, profileName: 'Ada', useProfilePicture: true },
  likes: 100,
  comments: 10,
  reactions: 3,
  real_comments: 2,
  created_at: 5,
  photo_url: '/avatars/CANARY-user?v=abc_1-2',
  email: 'CANARY@x.example',
};

it('marks a grave post and tells nothing else of its form', () => {
  expect(feedPost({ ...row, is_grave: 1 }, null)).toEqual({
    ...feedPost(row, null),
    isGrave: true,
  });
});

it('returns public data only', () => {
  expect(feedPost(row, null)).toEqual({
    id: '01post',
    text: 'one\ntwo',
    shownPremise: 'I watered a plant.',
    authorName: 'Ada',
    authorBio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
    authorAvatar: '/post/01post/avatar?v=abc_1-2',
    authorFace: memberFace('CANARY user', 'Ada'),
    createdAt: 5,
    likes: 103,
    comments: 12,
    style: 'humblebrag',
    isOwn: false,
    realReactions: 3,
    realComments: 2,
    viewerReaction: null,
    picture: null,
    isRemix: false,
    remixes: 0,
  });
  expect(JSON.stringify(feedPost(row, 'CANARY user'))).not.toContain('CANARY');
});

it('says that a model wrote a post, and of no other writer', () => {
  expect(feedPost({ ...row, writer: 'model' }, null).isByModel).toBe(true);
  for (const writer of ['offline', 'member', null])
    expect(feedPost({ ...row, writer }, null)).not.toHaveProperty('isByModel');
});

it('shows a photo only if the author has one and shows it', () => {
  const without = { ...row, formData: form };
  expect(feedPost(without, null).authorAvatar).toBeNull();
  expect(feedPost({ ...row, photo_url: null }, null).authorAvatar).toBeNull();
});

it('marks the viewer’s own post', () => {
  expect(feedPost(row, 'CANARY user').isOwn).toBe(true);
  expect(feedPost(row, 'other').isOwn).toBe(false);
});
