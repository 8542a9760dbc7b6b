import type { Kysely } from 'kysely';
import type { Database, NotificationRow } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';
import {
  countUnreadRows,
  findSettings,
  hasNotificationSince,
  insertNotification,
  insertNotifications,
  listNotificationRows,
  listSettings,
  markAllRows,
  markRow,
  updateSettings,
} from './notification-store.server.ts';
import {
  DEFAULT_PREFERENCES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences,
} from './notifications.ts';
import { readPreferences, withPreferences } from './settings.server.ts';

/** More than this is not counted: nobody reads the difference. */
const MAX_COUNTED = 100;

/** A notice as its reader sees it. Time in epoch milliseconds. */
export type NotificationItem = {
  id: string;
  kind: NotificationKind;
  text: string;
  link: string | null;
  at: number;
  isRead: boolean;
};

/** A page of notices, newest first, and where the next one begins. */
export type NotificationsPage = { notices: NotificationItem[]; next: string | null };

const PAGE = 20;

/** The viewer's own notices. A cursor that is none begins at the newest. */
export async function listNotifications(
  services: Services,
  viewer: Member,
  cursor: string | null,
): Promise<NotificationsPage> {
  const after = decodeCursor(cursor);
  const rows = await listNotificationRows(services.db, {
    userId: viewer.id,
    after,
    limit: PAGE + 1,
  });
  const { shown, next } = cutPage(rows, PAGE);
  return { notices: shown.map(toNotification), next };
}

function toNotification({
  id,
  kind,
  text,
  link,
  created_at,
  read_at,
}: NotificationRow): NotificationItem {
  return {
    id,
    kind: NOTIFICATION_KINDS.find((known) => known === kind) ?? 'requests',
    text,
    link,
    at: created_at,
    isRead: read_at !== null,
  };
}

/** How many notices the viewer has not read, a hundred at most. */
export function countUnread(services: Services, viewer: Member): Promise<number> {
  return countUnreadRows(services.db, viewer.id, MAX_COUNTED);
}

/** `link` is a path of our own. */
type NewNotification = {
  /** For whoever may have to take it back. */
  id?: string;
  userId: string;
  kind: NotificationKind;
  text: string;
  link?: string;
  /** The member whom the text names: the notice goes when that one goes. */
  actorId?: string;
};

/**
 * Leaves a member a notice, if it wants that kind. Inside a transaction pass it as `db`. False when nothing was
 * left: the kind is switched off, or the member has gone.
 */
export async function addNotification(
  services: Services,
  { id = services.newId(), userId, kind, text, link, actorId }: NewNotification,
  db: Kysely<Database> = services.db,
): Promise<boolean> {
  const settings = await findSettings(db, userId);
  if (settings === undefined || !readPreferences(settings)[kind]) return false;
  await insertNotification(db, {
    id,
    user_id: userId,
    kind,
    text,
    link: link ?? null,
    created_at: services.now(),
    read_at: null,
    actor_id: actorId ?? null,
  });
  return true;
}

/** The same, unless there is one of the kind with the same link from the last hour: twenty clicks are one notice. */
export async function addHourlyNotification(
  services: Services,
  notice: NewNotification & { link: string },
  db: Kysely<Database> = services.db,
): Promise<boolean> {
  const since = services.now() - HOUR_MS;
  return !(await hasNotificationSince(db, notice, since)) && addNotification(services, notice, db);
}

const BATCH_SIZE = 200;

/** Leaves many members the same notice, those who want its kind, inside a transaction. */
export async function addNotifications(
  services: Services,
  userIds: readonly string[],
  { kind, text, link, actorId }: Omit<NewNotification, 'userId'>,
  trx: Kysely<Database>,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += BATCH_SIZE) {
    const settings = await listSettings(trx, userIds.slice(from, from + BATCH_SIZE));
    const wanting = settings.filter((member) => readPreferences(member.settings)[kind]);
    const rows = wanting.map(({ id }) => ({
      id: services.newId(),
      user_id: id,
      kind,
      text,
      link: link ?? null,
      created_at: services.now(),
      read_at: null,
      actor_id: actorId ?? null,
    }));
    await insertNotifications(trx, rows);
  }
}

/** What a form of /notices came to. */
export type NotificationsChange =
  | { ok: true; did: 'marked' | 'all-marked' | 'settings-saved' }
  | { ok: false; status: 404 | 422; message: string };

/** Carries out what a form of /notices asks for; its `intent` names it. */
export async function changeNotifications(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<NotificationsChange> {
  const me = { userId: viewer.id, now: services.now() };
  switch (form.get('intent')) {
    case 'mark-read': {
      const id = form.get('notice');
      const isMine = typeof id === 'string' && (await markRow(services.db, { ...me, id }));
      if (isMine) return { ok: true, did: 'marked' };
      return { ok: false, status: 404, message: 'This notice is already gone.' };
    }
    case 'mark-all-read':
      await markAllRows(services.db, me);
      return { ok: true, did: 'all-marked' };
    case 'save-settings':
      await savePreferences(services, viewer, preferencesOf(form));
      return { ok: true, did: 'settings-saved' };
    default:
      return {
        ok: false,
        status: 422,
        message: 'This form is not known here. Reload the page and try again.',
      };
  }
}

// A box that is not ticked is not sent.
function preferencesOf(form: FormData): NotificationPreferences {
  const wanted = new Set(form.getAll('kind'));
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, wanted.has(kind)] as const);
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** Which kinds of notices the viewer wants. */
export async function findPreferences(
  services: Services,
  viewer: Member,
): Promise<NotificationPreferences> {
  const settings = await findSettings(services.db, viewer.id);
  return settings === undefined ? DEFAULT_PREFERENCES : readPreferences(settings);
}

/** Changes which kinds the viewer wants. What is there already stays. */
export async function savePreferences(
  services: Services,
  viewer: Member,
  preferences: NotificationPreferences,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const settings = await findSettings(trx, viewer.id);
    if (settings !== undefined)
      await updateSettings(trx, viewer.id, withPreferences(settings, preferences));
  });
}
