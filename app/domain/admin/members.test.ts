import { expect, it } from 'vitest';
import { membersHref, parseMembersQuery, sortedBy, writeCursor } from './members.ts';

const NOWHERE = { after: null, before: null, page: 1 };
const ask = (query: string) => parseMembersQuery(new URLSearchParams(query));

it('parses the query and builds the same URL', () => {
  const after = writeCursor({ value: 12, id: 'abc' });
  const asked = ask(`q=Ada&sort=posts&dir=asc&after=${encodeURIComponent(after)}`);
  expect(asked).toEqual({
    search: 'Ada',
    sort: 'posts',
    direction: 'asc',
    after: { value: 12, id: 'abc' },
    before: null,
    page: 1,
  });
  const href = membersHref(asked, { after });
  expect(ask(href.split('?')[1] ?? '')).toEqual(asked);
  expect(membersHref(ask(''))).toBe('/admin/users');
});

it.each([
  'sort=__proto__&dir=up',
  'after=',
  'after=[1]',
  'after=["x","y"]',
  'after=[1.5,"y"]',
  'after={"a":1}',
  'before=[1.5,"y"]',
  'sort=constructor',
])('falls back to the defaults for %j', (query) => {
  expect(ask(query)).toEqual({ search: '', sort: 'joined', direction: 'desc', ...NOWHERE });
});

it('takes the order of a phone, and counts pages only where there is a way to one', () => {
  expect(ask('order=name+desc&sort=posts')).toMatchObject({ sort: 'name', direction: 'desc' });
  expect(ask('order=posts')).toMatchObject({ sort: 'posts', direction: 'desc' });
  expect(ask('order=nothing+up')).toMatchObject({ sort: 'joined', direction: 'desc' });
  const after = writeCursor({ value: 12, id: 'abc' });
  expect(ask(membersHref(ask(''), { after, page: '3' }).split('?')[1] ?? '').page).toBe(3);
  expect(ask('page=3').page).toBe(1);
  expect(ask(`page=x&after=${after}`).page).toBe(1);
});

it('cuts a search to 100 characters', () => {
  expect(ask(`q=${'x'.repeat(5000)}`).search).toHaveLength(100);
});

it('reverses the order when a column is selected again', () => {
  expect(sortedBy(ask('sort=name'), 'name').direction).toBe('desc');
  expect(sortedBy(ask('sort=name&after=["a","b"]'), 'posts')).toMatchObject({
    sort: 'posts',
    direction: 'desc',
    ...NOWHERE,
  });
});
