import { z } from 'zod';
import { keyIn, listSearch } from '../../platform/http/list-params.ts';

/** The sort orders of the users tab and their database columns. */
export const MEMBER_SORTS = {
  name: 'search_text',
  joined: 'created_at',
  login: 'last_login',
  posts: 'posts_created',
} as const;
export type MemberSort = keyof typeof MEMBER_SORTS;
type Direction = 'asc' | 'desc';

/** A position in the sorted list. */
export type MemberCursor = { value: string | number; id: string };
export type MembersQuery = {
  search: string;
  sort: MemberSort;
  direction: Direction;
  /** The page after this position, or with `before` the page that ends there. */
  after: MemberCursor | null;
  before: MemberCursor | null;
  /** The number of the page, as the link to it counted. */
  page: number;
};

const MAX_SEARCH_LENGTH = 100;
const cursor = z.tuple([z.union([z.string().max(400), z.number().int()]), z.string().max(40)]);

/** Reads the query of the users tab. Invalid values fall back to the defaults. */
export function parseMembersQuery(search: URLSearchParams): MembersQuery {
  const [chosen, way] = (search.get('order') ?? '').split(' ');
  const sort = keyIn(MEMBER_SORTS, chosen || (search.get('sort') ?? '')) ?? 'joined';
  const dir = way ?? search.get('dir');
  const direction = dir === 'asc' || dir === 'desc' ? dir : defaultDirection(sort);
  const after = parseCursor(search.get('after'), sort);
  const before = after ? null : parseCursor(search.get('before'), sort);
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0];
  return {
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).trim(),
    sort,
    direction,
    after,
    before,
    page: page === undefined || (after ?? before) === null ? 1 : Number(page),
  };
}

/** Builds the URL of the users tab: the first page, or the page after or before a cursor. */
export function membersHref(
  { search, sort, direction }: MembersQuery,
  position: { after?: string; before?: string; page?: string } = {},
): string {
  const query = listSearch({
    q: search,
    sort: sort === 'joined' ? null : sort,
    dir: direction === defaultDirection(sort) ? null : direction,
    ...position,
  });
  return `/admin/users${query}`;
}

/** The query after a click on a column: its default direction first, the other one after a second click. */
export function sortedBy(query: MembersQuery, sort: MemberSort): MembersQuery {
  const reversed = query.direction === 'asc' ? 'desc' : 'asc';
  return {
    ...query,
    sort,
    direction: query.sort === sort ? reversed : defaultDirection(sort),
    after: null,
    before: null,
    page: 1,
  };
}

/** The orders of a phone, which has no columns to press, with their labels. */
export const MEMBER_ORDERS = {
  'joined desc': 'Joined, newest first',
  'joined asc': 'Joined, oldest first',
  'login desc': 'Last Login, latest first',
  'login asc': 'Last Login, longest ago first',
  'name asc': 'User, A to Z',
  'name desc': 'User, Z to A',
  'posts desc': 'Posts, most first',
  'posts asc': 'Posts, fewest first',
} as const satisfies Record<`${MemberSort} ${Direction}`, string>;

export function writeCursor({ value, id }: MemberCursor): string {
  return JSON.stringify([value, id]);
}

function defaultDirection(sort: MemberSort): Direction {
  return sort === 'name' ? 'asc' : 'desc';
}

function parseCursor(text: string | null, sort: MemberSort): MemberCursor | null {
  if (text === null) return null;
  try {
    const read = cursor.safeParse(JSON.parse(text)).data;
    const isValid = read && (typeof read[0] === 'string') === (sort === 'name');
    return isValid && !read[0].toString().includes('\0') ? { value: read[0], id: read[1] } : null;
  } catch {
    return null;
  }
}

/** docs/product.md §2, Users tab. */
export const SEARCH_PLACEHOLDER = 'Search users...';
export const COLUMNS = {
  name: 'User',
  email: 'Email',
  joined: 'Joined',
  login: 'Last Login',
  posts: 'Posts',
} as const;

export const MAX_MEMBER_REASON_LENGTH = 300;

export const MEMBER_MESSAGES = {
  disabled: 'Account disabled. Its sessions are over.',
  enabled: 'Account enabled.',
  self: 'This is your own account: ask another admin to let you go.',
  alreadyDisabled: 'The account is disabled already.',
  alreadyEnabled: 'The account is enabled already.',
  adminRevoked: 'No admin any more.',
  notAdmin: 'The owner link has not made this account an admin.',
  lastAdmin:
    'You are the last admin, so nothing was changed. Make another one first: {command}, opened with the other account.',
  nothingToHide: 'There is nothing to hide: nothing of this member is visible to others.',
  moreToHide: 'There is more: press once more.',
  deleted: 'The account is deleted.',
  missing: 'This member is gone.',
} as const;
