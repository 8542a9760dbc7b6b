import { z } from 'zod';

/** What the users tab can be sorted by, and the column of the database that each goes by. */
export const MEMBER_SORTS = {
  name: 'search_text',
  joined: 'created_at',
  login: 'last_login',
  posts: 'posts_created',
} as const;
export type MemberSort = keyof typeof MEMBER_SORTS;
type Direction = 'asc' | 'desc';

/** Where a page begins: after this one, or where it ends: before it. */
export type MemberCursor = { value: string | number; id: string };
export type MembersQuery = {
  search: string;
  sort: MemberSort;
  direction: Direction;
  after: MemberCursor | null;
  /** Instead of `after`: the page that ends there. */
  before: MemberCursor | null;
};

/** A member as the table shows it: docs/product.md §2, Users tab. */
export type MemberLine = {
  id: string;
  name: string;
  email: string;
  photoUrl: string | null;
  joined: number;
  lastLogin: number;
  posts: number;
  isDisabled: boolean;
};

const MAX_SEARCH_LENGTH = 100;
const cursor = z.tuple([z.union([z.string().max(400), z.number().int()]), z.string().max(40)]);

/** Reads the address of the users tab. What is not understood stays at its default. */
export function parseMembersQuery(search: URLSearchParams): MembersQuery {
  const asked = search.get('sort') ?? '';
  const sort = Object.hasOwn(MEMBER_SORTS, asked) ? (asked as MemberSort) : 'joined';
  const given = search.get('dir');
  const direction = given === 'asc' || given === 'desc' ? given : firstDirection(sort);
  const after = parseCursor(search.get('after'), sort);
  return {
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).trim(),
    sort,
    direction,
    after,
    before: after ? null : parseCursor(search.get('before'), sort),
  };
}

/** The address of a page of the users tab: the first, or the one after or before a place in it. */
export function membersHref(
  { search, sort, direction }: MembersQuery,
  place: { after?: string; before?: string } = {},
): string {
  const asked = new URLSearchParams();
  if (search) asked.set('q', search);
  if (sort !== 'joined') asked.set('sort', sort);
  if (direction !== firstDirection(sort)) asked.set('dir', direction);
  for (const [name, cursor] of Object.entries(place)) asked.set(name, cursor);
  const query = asked.toString();
  return query ? `/admin/users?${query}` : '/admin/users';
}

/** Where a column that is chosen leads: its natural order first, the other way round when it is chosen again. */
export function sortedBy(ask: MembersQuery, sort: MemberSort): MembersQuery {
  const turned = ask.direction === 'asc' ? 'desc' : 'asc';
  return {
    ...ask,
    sort,
    direction: ask.sort === sort ? turned : firstDirection(sort),
    after: null,
    before: null,
  };
}

/** A cursor in an address. */
export function writeCursor({ value, id }: MemberCursor): string {
  return JSON.stringify([value, id]);
}

function firstDirection(sort: MemberSort): Direction {
  return sort === 'name' ? 'asc' : 'desc';
}

function parseCursor(text: string | null, sort: MemberSort): MemberCursor | null {
  if (text === null) return null;
  try {
    const read = cursor.safeParse(JSON.parse(text)).data;
    const isRight = read && (typeof read[0] === 'string') === (sort === 'name');
    return isRight && !read[0].toString().includes('\0') ? { value: read[0], id: read[1] } : null;
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

/** Letters that the reason for switching an account off may have. */
export const MAX_REASON_LENGTH = 300;

export const MEMBER_MESSAGES = {
  disabled: 'Account disabled. Its sessions are over.',
  enabled: 'Account enabled.',
  self: 'This is your own account: ask another admin to let you go.',
  alreadyDisabled: 'The account is disabled already.',
  alreadyEnabled: 'The account is enabled already.',
  missing: 'This member is gone.',
  unknown: 'This form is not known here. Reload the page.',
  notAllowed: 'Only admins can do that.',
} as const;
