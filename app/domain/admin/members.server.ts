import { cleanInput } from '../../../comedy/clean-input.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { findMember } from '../members/member-store.server.ts';
import { deleteSessionsOf } from '../members/session-store.server.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import { isAdmin } from './is-admin.ts';
import {
  cursorAt,
  findMembers,
  findPostsOf,
  type MemberRow,
  setDisabled,
} from './members-store.server.ts';
import {
  MAX_REASON_LENGTH,
  MEMBER_MESSAGES,
  type MemberLine,
  type MembersQuery,
  writeCursor,
} from './members.ts';

const PAGE = 25;

/** `total` counts all members, not what a search finds. */
type MembersPage = {
  members: MemberLine[];
  previous: string | null;
  next: string | null;
  total: number;
};

/** A page of the members, for admins. Null for everybody else. */
export async function listMembers(
  services: Services,
  viewer: Viewer,
  ask: MembersQuery,
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
async function findPage({ db }: Services, ask: MembersQuery) {
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
function lineOf(row: Omit<MemberRow, 'search_text'>): MemberLine {
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

const POSTS_PER_PAGE = 20;

export type MemberFacts = {
  member: MemberLine & { bio: string | null; isSelf: boolean };
  /** What everybody could read; `isHidden`: now only its writer. */
  posts: { id: string; text: string; at: number; isHidden: boolean }[];
  /** Where the next page of them begins, and whether this is the first. */
  next: string | null;
  isFirst: boolean;
  /** Posts that were never shared are nobody's business: only how many there are. */
  privatePosts: number;
};

/** One member, for admins, with a page of the posts that were shared: those after the cursor `after`. Null for everybody else, and where there is none. */
export async function describeMember(
  services: Services,
  viewer: Viewer,
  id: string,
  after: string | null = null,
): Promise<MemberFacts | null> {
  if (!isAdmin(viewer) || !/^\w{1,40}$/.test(id)) return null;
  const row = await findMember(services.db, id);
  if (!row) return null;
  const cursor = decodeCursor(after);
  const ask = { after: cursor, limit: POSTS_PER_PAGE + 1 };
  const { shared, privateCount } = await findPostsOf(services.db, id, ask);
  const { shown, next } = cutPage(shared, POSTS_PER_PAGE);
  return {
    member: { ...lineOf(row), bio: row.bio, isSelf: row.id === viewer.id },
    posts: shown.map((post) => ({
      id: post.id,
      text: post.post,
      at: post.created_at,
      isHidden: post.hidden_at !== null,
    })),
    next,
    isFirst: cursor === null,
    privatePosts: privateCount,
  };
}

type MemberChange =
  | { ok: true; message: string }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

/**
 * Switches an account off or on, for admins: `intent` says which. Whoever is switched off is signed out
 * everywhere. Of two who do it at once one does, and the audit log has it once.
 */
export async function changeMember(
  services: Services,
  viewer: Viewer,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  if (!isAdmin(viewer)) return { ok: false, status: 403, message: MEMBER_MESSAGES.notAllowed };
  const [intent, given] = [form.get('intent'), form.get('reason')];
  if (intent !== 'disable' && intent !== 'enable') {
    return { ok: false, status: 422, message: MEMBER_MESSAGES.unknown };
  }
  if (id === viewer.id) return { ok: false, status: 409, message: MEMBER_MESSAGES.self };
  const isOff = intent === 'disable';
  const reason = cleanInput(typeof given === 'string' ? given : '').slice(0, MAX_REASON_LENGTH);
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const now = services.now();
    if (!(await setDisabled(trx, id, isOff ? now : null))) return false;
    if (isOff) await deleteSessionsOf(trx, id);
    await insertAudit(trx, {
      id: services.newId(),
      actor_id: viewer.id,
      action: isOff ? 'disable' : 'enable',
      target_kind: 'user',
      target_id: id,
      reason: reason || null,
      details: null,
      created_at: now,
      undone_at: null,
    });
    return true;
  });
  if (isChanged) {
    return { ok: true, message: isOff ? MEMBER_MESSAGES.disabled : MEMBER_MESSAGES.enabled };
  }
  const isThere = await findMember(services.db, id);
  if (!isThere) return { ok: false, status: 404, message: MEMBER_MESSAGES.missing };
  const message = isOff ? MEMBER_MESSAGES.alreadyDisabled : MEMBER_MESSAGES.alreadyEnabled;
  return { ok: false, status: 409, message };
}
