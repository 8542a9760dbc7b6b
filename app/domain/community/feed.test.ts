import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import { formDataOf } from '../posts/post.ts';
import { feedPost } from './feed.server.ts';
import { feedSearch, parseFeedParams, PERIODS, SORTS } from './feed.ts';

const parse = (text: string) => parseFeedParams(new URLSearchParams(text));

it('names sorts and times as docs/product.md §2 does', () => {
  expect(Object.values(SORTS)).toEqual(['Most Recent', 'Most Popular', 'Most Comments']);
  expect(Object.values(PERIODS)).toEqual(['All Time', 'Today', 'This Week', 'This Month']);
});

it('asks for the ten newest of all without a word', () => {
  expect(parse('')).toEqual({
    ask: { sort: 'recent', period: 'all', style: null, search: '', after: null, limit: 10 },
    faults: [],
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
])('names what is wrong with %s, and goes on without it', (text, field) => {
  const { ask, faults } = parse(text);
  expect(faults).toEqual([field]);
  const sort = text.startsWith('sort=popular') ? 'popular' : 'recent';
  expect(ask).toEqual({ ...parse('').ask, sort });
});

it('writes what it reads', () => {
  const text = '?sort=popular&period=week&style=humblebrag&q=a+b%26c';
  const { ask, faults } = parse(text);
  expect(faults).toEqual([]);
  expect(feedSearch(ask)).toBe(text);
  expect(feedSearch(parse('').ask)).toBe('');
  const after = { at: 5, id: '0abc' };
  const cursor = encodeSortedCursor('popular', after);
  expect(parse(`sort=popular&after=${cursor}`).ask.after).toEqual(after);
});

it('takes any address whatsoever', () => {
  const names = fc.constantFrom('sort', 'period', 'style', 'q', 'after', 'limit');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
      const { ask } = parseFeedParams(new URLSearchParams(pairs));
      expect(ask.limit).toBeGreaterThanOrEqual(1);
      expect(ask.limit).toBeLessThanOrEqual(50);
      expect(Object.keys(SORTS)).toContain(ask.sort);
      expect(Object.keys(PERIODS)).toContain(ask.period);
    }),
    { numRuns: 500 },
  );
});

const form = formDataOf({
  style: 'humblebrag',
  fields: { achievement: 'CANARY form' },
  humorLevel: 'CANARY level',
});
const row = {
  id: '01post',
  user_id: 'CANARY user',
  post: 'one\ntwo',
  formatted_post: 'CANARY formatted',
  generation_id: 'CANARY generation',
  search_text: 'CANARY search',
  form_data: JSON.stringify({ ...form, profileName: 'Ada', useProfilePicture: true }),
  style: 'humblebrag',
  likes: 100,
  comments: 10,
  reactions: 3,
  real_comments: 2,
  created_at: 5,
  remix_of: null,
  photo_url: '/avatars/CANARY-user?v=abc_1-2',
  email: 'CANARY@x.example',
};

it('lets out exactly what everybody may see', () => {
  expect(feedPost(row, null)).toEqual({
    id: '01post',
    text: 'one\ntwo',
    authorName: 'Ada',
    authorBio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
    authorAvatar: '/post/01post/avatar?v=abc_1-2',
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

it('shows a picture only of who wanted it, and who has one', () => {
  const without = { ...row, form_data: JSON.stringify(form) };
  expect(feedPost(without, null).authorAvatar).toBeNull();
  expect(feedPost({ ...row, photo_url: null }, null).authorAvatar).toBeNull();
});

it('knows the reader’s own', () => {
  expect(feedPost(row, 'CANARY user').isOwn).toBe(true);
  expect(feedPost(row, 'somebody').isOwn).toBe(false);
});
