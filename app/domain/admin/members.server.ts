import { UNKNOWN_FORM } from '../../platform/http/rejection.ts';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { formText } from '../../platform/http/form-text.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Admin } from '../../platform/http/viewer.ts';
import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { listAdmins, unmarkAdmin } from '../members/admin-store.server.ts';
import { findMember } from '../members/member-store.server.ts';
import { deleteSessionsOf } from '../members/session-store.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import {
  cursorAt,
  countOf,
  findCommentsOf,
  findMembers,
  findPostsOf,
  type MemberRow,
  setDisabled,
} from './members-store.server.ts';
import { conflict, MEMBER_GONE, type MemberChange, OWN_ACCOUNT } from './member-change.ts';
import {
  MAX_MEMBER_REASON_LENGTH,
  MEMBER_MESSAGES,
  type MembersQuery,
  writeCursor,
} from './members.ts';
import { deleteMember, hideMember, undoHideMember } from './remove-member.server.ts';
import { commandLine } from './server-configuration.server.ts';

const PAGE_SIZE = 25;

/** Lists a page of members. `total` counts all, also during a search. */
export async function listMembers(services: Services, query: MembersQuery) {
  const { total } = await countAll(services.db, { total: countEver('users') });
  const search = foldText(query.search.replaceAll('\0', ''));
  const { rows, previous, next } = await findPage(services, { ...query, search });
  return {
    members: rows.map(lineOf),
    previous: previous && writeCursor(previous),
    next: next && writeCursor(next),
    total,
    admins: await listAdmins(services.db),
  };
}

// A page backwards is a page in reverse order, reversed.
async function findPage({ db }: Services, query: MembersQuery) {
  const { sort, after, before, direction } = query;
  if (before === null) {
    const { rows, next } = await findMembers(db, { ...query, limit: PAGE_SIZE });
    const [first] = rows;
    return { rows, next, previous: after && first ? cursorAt(first, sort) : after };
  }
  const reversed = { ...query, direction: direction === 'asc' ? 'desc' : 'asc' } as const;
  const found = await findMembers(db, { ...reversed, after: before, limit: PAGE_SIZE });
  const [last] = found.rows;
  return {
    rows: found.rows.toReversed(),
    previous: found.next,
    next: last ? cursorAt(last, sort) : before,
  };
}

/** A row of the users tab: docs/product.md §2. Times in epoch milliseconds. */
export type MemberLine = ReturnType<typeof lineOf>;

function lineOf(row: Omit<MemberRow, 'search_text'>) {
  return {
    id: row.id,
    name: row.display_name,
    email: row.email,
    photoUrl: row.photo_url,
    joined: row.created_at,
    lastLogin: row.last_login,
    posts: row.posts_created,
    isDisabled: row.disabled_at !== null,
    // By the owner link.
    adminSince: row.admin_since,
  };
}

const POSTS_PER_PAGE = 20;

export type MemberFacts = NonNullable<Awaited<ReturnType<typeof describeMember>>>;

/** Describes a member with a page of shared posts and a page of comments. Null for an unknown id. */
export async function describeMember(
  services: Services,
  admin: Admin,
  id: string,
  after: string | null = null,
  commentsAfter: string | null = null,
) {
  if (!/^\w{1,40}$/.test(id)) return null;
  const row = await findMember(services.db, id);
  if (!row) return null;
  const cursor = decodeCursor(after);
  const page = { after: cursor, limit: POSTS_PER_PAGE + 1 };
  const { shared, privateCount } = await findPostsOf(services.db, id, page);
  const { shown, next } = cutPage(shared, POSTS_PER_PAGE);
  return {
    member: { ...lineOf(row), bio: row.bio, isSelf: row.id === admin.id },
    linkCommand: commandLine('owner-link', row.id),
    posts: shown.map((post) => ({
      id: post.id,
      text: post.post,
      at: post.created_at,
      // Only the author sees it now.
      isHidden: post.hidden_at !== null,
    })),
    next,
    isFirst: cursor === null,
    // The number of posts that were never shared: admins do not see their texts.
    privatePosts: privateCount,
    comments: await listCommentsOf(services, id, commentsAfter),
    owned: await countOf(services.db, id),
  };
}

async function listCommentsOf({ db }: Services, id: string, after: string | null) {
  const cursor = decodeCursor(after);
  const rows = await findCommentsOf(db, id, { after: cursor, limit: POSTS_PER_PAGE + 1 });
  const { shown, next } = cutPage(rows, POSTS_PER_PAGE);
  const comments = shown.map((row) => ({
    id: row.id,
    postId: row.post_id,
    text: row.text,
    at: row.created_at,
    isHidden: row.hidden_at !== null,
  }));
  return { shown: comments, next, isFirst: cursor === null };
}

/**
 * Changes an account by the `intent` of a form. Disabling ends all sessions. Of two parallel changes one succeeds, with
 * one audit entry.
 */
export async function changeMember(
  services: Services,
  admin: Admin,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  const intent = form.get('intent');
  if (intent === 'revoke-admin') return revokeAdmin(services, admin, id);
  if (intent === 'hide-all') return hideMember(services, admin, id, form);
  if (intent === 'undo-hide-all') return undoHideMember(services, admin, form);
  if (intent === 'delete-account') return deleteMember(services, admin, id);
  if (intent !== 'disable' && intent !== 'enable') return UNKNOWN_FORM;
  if (id === admin.id) return OWN_ACCOUNT;
  const isDisabling = intent === 'disable';
  const reason = cleanInput(formText(form, 'reason')).slice(0, MAX_MEMBER_REASON_LENGTH);
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const now = services.now();
    if (!(await setDisabled(trx, id, isDisabling ? now : null))) return false;
    if (isDisabling) await deleteSessionsOf(trx, id);
    const action = isDisabling ? 'disable' : 'enable';
    const entry = { actor_id: admin.id, action, target_kind: 'user', target_id: id };
    await logAudit(trx, services, { ...entry, reason: reason || null });
    return true;
  });
  if (isChanged) {
    return { ok: true, message: isDisabling ? MEMBER_MESSAGES.disabled : MEMBER_MESSAGES.enabled };
  }
  if (!(await findMember(services.db, id))) return MEMBER_GONE;
  return conflict(isDisabling ? 'alreadyDisabled' : 'alreadyEnabled');
}

/** Takes the admin area from an account that the owner link made an admin. The last admin cannot do it to itself. */
async function revokeAdmin(services: Services, admin: Admin, id: string): Promise<MemberChange> {
  const isLast = async (trx: Services['db']) => {
    if (id !== admin.id || services.settings.adminEmails.length > 0) return false;
    return (await listAdmins(trx)).every((other) => other.id === id || other.isDisabled);
  };
  const outcome = await services.db.transaction().execute(async (trx) => {
    if (await isLast(trx)) return 'lastAdmin';
    if (!(await unmarkAdmin(trx, id))) return 'notAdmin';
    const entry = { action: 'revoke-admin', target_kind: 'user', target_id: id };
    await logAudit(trx, services, { actor_id: admin.id, ...entry });
    return 'adminRevoked';
  });
  const message = MEMBER_MESSAGES[outcome].replace('{command}', commandLine('owner-link'));
  return outcome === 'adminRevoked'
    ? { ok: true, message }
    : { ok: false, reason: 'conflict', message };
}
