import type { Db, NotificationRow } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findMember, updateUser } from '../members/member-store.server.ts';
import {
  countUnreadRows,
  findLastNotification,
  insertNotifications,
  listNotificationRows,
  listSettings,
  markAllRows,
  markRow,
  updateNotification,
} from './notification-store.server.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences,
} from './notifications.ts';
import { readPreferences, withPreferences } from './settings.server.ts';

/** The highest count of unread notifications. The menu shows "99+" above 99. */
const MAX_COUNTED = 100;

const PAGE_SIZE = 20;

/** Lists the viewer's own notifications. An invalid cursor returns the first page. */
export async function listNotifications(
  services: Pick<Services, 'db'>,
  viewer: Member,
  cursor: string | null,
) {
  const after = decodeCursor(cursor);
  const query = { userId: viewer.id, after, limit: PAGE_SIZE + 1 };
  const { shown, next } = cutPage(await listNotificationRows(services.db, query), PAGE_SIZE);
  return { notifications: shown.map(toNotification), next };
}

/** A notification as its reader sees it. */
export type NotificationItem = ReturnType<typeof toNotification>;

// Time in epoch milliseconds.
function toNotification(row: NotificationRow) {
  const kind = NOTIFICATION_KINDS.find((known) => known === row.kind) ?? 'requests';
  const { id, text, link, created_at: at, read_at: readAt } = row;
  return { id, kind, text, link, at, isRead: readAt !== null };
}

/** The number of the viewer's unread notifications, at most MAX_COUNTED. */
export function countUnread(services: Pick<Services, 'db'>, viewer: Member): Promise<number> {
  return countUnreadRows(services.db, viewer.id, MAX_COUNTED);
}

/** `link` is a path of this site. */
type NotificationContent = {
  kind: NotificationKind;
  text: string;
  link?: string | null;
  /** The member named in the text. The notification is deleted with this member. */
  actorId?: string | null;
};
type NewNotification = NotificationContent & { userId: string; id?: string };

/** Notifies a member who wants this kind. Inside a transaction pass it as `db`. */
export function addNotification(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { id, userId, ...content }: NewNotification,
  db: Db = services.db,
): Promise<void> {
  return addNotifications(services, [userId], content, db, id);
}

/**
 * Notifies a member once for each kind and link: the text replaces that of the last notification, which is new and unread
 * again, except within `quietMs` of its time.
 */
export async function mergeNotification(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { quietMs = 0, ...notification }: NewNotification & { link: string; quietMs?: number },
  db: Db,
): Promise<void> {
  const { userId, kind, text, actorId = null } = notification;
  const [member] = await listSettings(db, [userId]);
  if (!member || !readPreferences(member.settings)[kind]) return;
  const last = await findLastNotification(db, notification);
  if (!last) return addNotification(services, notification, db);
  const now = services.now();
  const isQuiet = last.created_at > now - quietMs;
  const renewed = isQuiet ? {} : { created_at: now, read_at: null };
  await updateNotification(db, last.id, { text, actor_id: actorId, ...renewed });
}

const BATCH_SIZE = 200;

/** Sends the same notification to those of these members who want its kind. */
export async function addNotifications(
  services: Pick<Services, 'newId' | 'now'>,
  userIds: readonly string[],
  { kind, text, link = null, actorId = null }: NotificationContent,
  db: Db,
  notificationId?: string,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += BATCH_SIZE) {
    const members = await listSettings(db, userIds.slice(from, from + BATCH_SIZE));
    const rows = members
      .filter(({ settings }) => readPreferences(settings)[kind])
      .map((member) => ({
        id: notificationId ?? services.newId(),
        user_id: member.id,
        kind,
        text,
        link,
        created_at: services.now(),
        read_at: null,
        actor_id: actorId,
      }));
    await insertNotifications(db, rows);
  }
}

type NotificationsChange = { ok: true } | Rejection;

/** Marks a notification of the viewer as read. */
export async function markRead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  id: string,
): Promise<NotificationsChange> {
  const isMine = await markRow(db, { userId: viewer.id, now: now(), id });
  return isMine ? { ok: true } : { ...NOT_FOUND, message: 'This notification is already gone.' };
}

/** Marks all notifications of the viewer as read. */
export async function markAllRead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Member,
): Promise<{ ok: true }> {
  await markAllRows(db, { userId: viewer.id, now: now() });
  return { ok: true };
}

/** Saves the kinds of notifications that are ticked in a form. */
export async function saveTickedKinds(
  services: Pick<Services, 'db'>,
  viewer: Member,
  form: FormData,
): Promise<{ ok: true }> {
  await savePreferences(services, viewer, preferencesOf(form));
  return { ok: true };
}

// Browsers do not send unchecked boxes.
function preferencesOf(form: FormData): NotificationPreferences {
  const wanted = new Set(form.getAll('kind'));
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, wanted.has(kind)] as const);
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** The kinds of notifications the viewer wants. */
export async function findPreferences(
  services: Pick<Services, 'db'>,
  viewer: Member,
): Promise<NotificationPreferences> {
  const member = await findMember(services.db, viewer.id);
  return readPreferences(member?.settings ?? '{}');
}

/** Changes the kinds the viewer wants. Existing notifications stay. */
export async function savePreferences(
  services: Pick<Services, 'db'>,
  viewer: Member,
  preferences: NotificationPreferences,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const member = await findMember(trx, viewer.id);
    if (!member) return;
    const settings = withPreferences(member.settings, preferences);
    await updateUser(trx, viewer.id, { settings });
  });
}
