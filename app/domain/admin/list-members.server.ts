import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { Services } from '../../platform/services.ts';
import { isAdmin } from './is-admin.ts';
import { type MemberLine, type MembersAsk, writeCursor } from './members.ts';
import { cursorAt, findMembers, type MemberRow } from './members-store.server.ts';

const PAGE = 25;

/** `total` counts all members, not what a search finds. */
export type MembersPage = {
  members: MemberLine[];
  previous: string | null;
  next: string | null;
  total: number;
};

/** A page of the members, for admins. Null for everybody else. */
export async function listMembers(
  services: Services,
  viewer: Viewer,
  ask: MembersAsk,
): Promise<MembersPage | null> {
  if (!isAdmin(viewer)) return null;
  const { total } = await countAll(services.db, { total: countEver('users') });
  const search = foldText(ask.search.replaceAll('\0', ''));
  const { rows, previous, next } = await findPage(services, { ...ask, search });
  return {
    members: rows.map(lineOf),
    previous: previous && writeCursor(previous),
    next: next && writeCursor(next),
    total,
  };
}

// Backwards is forwards in the other order, read from its end.
async function findPage({ db }: Services, ask: MembersAsk) {
  const { sort, after, before, direction } = ask;
  if (before === null) {
    const { rows, next } = await findMembers(db, { ...ask, limit: PAGE });
    const [first] = rows;
    return { rows, next, previous: after && first ? cursorAt(first, sort) : after };
  }
  const turned = direction === 'asc' ? 'desc' : 'asc';
  const walked = await findMembers(db, { ...ask, direction: turned, after: before, limit: PAGE });
  const [last] = walked.rows;
  return {
    rows: walked.rows.toReversed(),
    previous: walked.next,
    next: last ? cursorAt(last, sort) : before,
  };
}

/** What the table shows of a member. */
export function lineOf(row: Omit<MemberRow, 'search_text'>): MemberLine {
  return {
    id: row.id,
    name: row.display_name,
    email: row.email,
    photoUrl: row.photo_url,
    joined: row.created_at,
    lastLogin: row.last_login,
    posts: row.posts_created,
    isDisabled: row.disabled_at !== null,
  };
}
