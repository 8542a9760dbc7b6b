import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { formText } from '../../platform/http/form-text.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import { memberFace } from '../faces/face.ts';
import type { Admin } from '../members/viewer.ts';
import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { listAdmins, unmarkAdmin } from '../members/admin-store.server.ts';
import { findMember } from '../members/member-store.server.ts';
import { deleteSessionsOf } from '../members/session-store.server.ts';
import { countHideable } from '../moderation/hidden-target-store.server.ts';
import { findUndosOfAll } from '../moderation/hide-all.server.ts';
import { WAITING_REASONS } from '../media-library/resource.ts';
import { findSmallPictures } from '../media-library/small-picture.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import type { TargetKind } from '../screening/report.ts';
import { targetPlace } from '../screening/target-tables.ts';
import {
  cursorAt,
  countOf,
  countPrivatePosts,
  findMembers,
  findPiecesOf,
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
import { commandLine } from './server-configuration.server.ts';

const PAGE_SIZE = 25;

/** Lists a page of members. `total` counts all, also during a search; `pages` is the number of pages without one. */
export async function listMembers(services: Pick<Services, 'db'>, query: MembersQuery) {
  const { total } = await countAll(services.db, { total: countEver('users') });
  const search = foldText(query.search.replaceAll('\0', ''));
  const { rows, previous, next } = await findPage(services, { ...query, search });
  return {
    members: rows.map(lineOf),
    previous: previous && writeCursor(previous),
    next: next && writeCursor(next),
    total,
    pages: search === '' ? Math.max(1, Math.ceil(total / PAGE_SIZE)) : null,
    admins: await listAdmins(services.db),
  };
}

// A page backwards is a page in reverse order, reversed.
async function findPage({ db }: Pick<Services, 'db'>, query: MembersQuery) {
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

const PER_PAGE = 20;

export type MemberFacts = NonNullable<Awaited<ReturnType<typeof describeMember>>>;

/** The cursors of the lists of the member page. Null and missing ones are the first page. */
type MemberPages = Partial<Record<TargetKind, string | null>>;

/** Describes a member with a page of each kind that was shown to others. Null for an unknown id. */
export async function describeMember(
  services: Pick<Services, 'db' | 'now' | 'storage'>,
  admin: Admin,
  id: string,
  pages: MemberPages = {},
) {
  if (!/^\w{1,40}$/.test(id)) return null;
  const { db } = services;
  const row = await findMember(db, id);
  if (!row) return null;
  const pageOf = (kind: TargetKind) => listPieces(services, kind, id, pages[kind] ?? null);
  return {
    member: {
      ...lineOf(row),
      bio: row.bio,
      face: memberFace(row.id, row.display_name),
      isSelf: row.id === admin.id,
    },
    linkCommand: commandLine('owner-link', row.id),
    pieces: {
      post: await pageOf('post'),
      comment: await pageOf('comment'),
      resource: await pageOf('resource'),
      feature_request: await pageOf('feature_request'),
      request_comment: await pageOf('request_comment'),
    } satisfies Record<TargetKind, PiecesPage>,
    // The number of posts that were never shared: admins do not see their texts.
    privatePosts: await countPrivatePosts(db, id),
    hideable: await countHideable(db, id),
    undos: await findUndosOfAll(services, id),
    owned: await countOf(db, id),
  };
}

/** A page of what a member has shown to others, of one kind. */
export type PiecesPage = Awaited<ReturnType<typeof listPieces>>;

async function listPieces(
  services: Pick<Services, 'db' | 'storage'>,
  kind: TargetKind,
  userId: string,
  cursor: string | null,
) {
  const after = decodeCursor(cursor);
  const rows = await findPiecesOf(services.db, kind, { userId, after, limit: PER_PAGE + 1 });
  const { shown, next } = cutPage(rows, PER_PAGE);
  const ids = kind === 'resource' ? shown.map(({ id }) => id) : [];
  const pictures = await findSmallPictures(services, ids);
  const pieces = shown.map(
    (row) =>
      ({
        id: row.id,
        text: row.text,
        at: row.created_at,
        link: targetPlace(kind, row.page_id),
        // Only the author sees a hidden one.
        state: row.hidden_at === null ? 'visible' : stateOf(row.hidden_reason),
        caseId: row.case_id,
        picture: pictures.get(row.id) ?? null,
      }) as const,
  );
  return { pieces, next, isFirst: after === null };
}

const stateOf = (reason: string | null) =>
  WAITING_REASONS.includes(reason ?? '') ? 'waiting' : 'hidden';

/** Disables an account and ends its sessions, with the `reason` of a form. Of two parallel changes one succeeds. */
export function disableMember(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  return switchAccount(services, admin, { id, action: 'disable', reason: reasonIn(form) });
}

/** Enables a disabled account, with the `reason` of a form. Of two parallel changes one succeeds. */
export function enableMember(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  id: string,
  form: FormData,
): Promise<MemberChange> {
  return switchAccount(services, admin, { id, action: 'enable', reason: reasonIn(form) });
}

const reasonIn = (form: FormData) =>
  cleanInput(formText(form, 'reason')).slice(0, MAX_MEMBER_REASON_LENGTH);

type AccountSwitch = { id: string; action: 'disable' | 'enable'; reason: string };

async function switchAccount(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  { id, action, reason }: AccountSwitch,
): Promise<MemberChange> {
  if (id === admin.id) return OWN_ACCOUNT;
  const isDisabling = action === 'disable';
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const now = services.now();
    if (!(await setDisabled(trx, id, isDisabling ? now : null))) return false;
    if (isDisabling) await deleteSessionsOf(trx, id);
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
export async function revokeAdmin(
  services: Services,
  admin: Admin,
  id: string,
): Promise<MemberChange> {
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
