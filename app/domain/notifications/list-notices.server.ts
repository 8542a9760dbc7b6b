import type { Member } from '../../platform/http/viewer.ts';
import type { NoticeRow } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';
import { countUnreadRows, listNoticeRows } from './notice-store.server.ts';

/** More than this is not counted: nobody reads the difference. */
const MOST_COUNTED = 100;

/** A notice as its reader sees it. Time in epoch milliseconds. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  text: string;
  link: string | null;
  at: number;
  isRead: boolean;
};

/** A page of notices, newest first, and where the next one begins. */
export type NoticesPage = { notices: Notice[]; next: string | null };

const PAGE = 20;

/** The viewer's own notices. A cursor that is none begins at the newest. */
export async function listNotices(
  services: Services,
  viewer: Member,
  cursor: string | null,
): Promise<NoticesPage> {
  const after = decodeCursor(cursor);
  const rows = await listNoticeRows(services.db, { userId: viewer.id, after, limit: PAGE + 1 });
  const { shown, next } = cutPage(rows, PAGE);
  return { notices: shown.map(noticeOf), next };
}

function noticeOf({ id, kind, text, link, created_at, read_at }: NoticeRow): Notice {
  return {
    id,
    kind: NOTICE_KINDS.find((known) => known === kind) ?? 'requests',
    text,
    link,
    at: created_at,
    isRead: read_at !== null,
  };
}

/** How many notices the viewer has not read, a hundred at most. */
export function countUnread(services: Services, viewer: Member): Promise<number> {
  return countUnreadRows(services.db, viewer.id, MOST_COUNTED);
}
