import { findAttached } from '../posts/attachment-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import { describeCase } from './describe-case.server.ts';
import type { ModerationCase } from '../screening/moderation-case.ts';
import {
  countOpenCases,
  countReports,
  listCaseRows,
  listReportWords,
} from './queue-store.server.ts';

export type CasesPage = { cases: ModerationCase[]; next: string | null };

const PAGE = 20;
const MOST_WORDS = 10;
const MOST_COUNTED = 100;

/** A page of the queue, for admins: open cases oldest first, closed ones newest first. Null for everybody else. */
export async function listCases(
  services: Services,
  viewer: Viewer,
  ask: { isOpen: boolean; after: string | null },
): Promise<CasesPage | null> {
  if (!isAdmin(viewer)) return null;
  const { isOpen } = ask;
  const { db } = services;
  const rows = await listCaseRows(db, {
    isOpen,
    after: decodeCursor(ask.after),
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const ids = shown.map(({ id }) => id);
  const postIds = shown.flatMap((row) => (row.target_kind === 'post' ? (row.post_id ?? []) : []));
  const [counts, words, attached] = await Promise.all([
    countReports(db, ids),
    listReportWords(db, ids, MOST_WORDS),
    findAttached(db, postIds),
  ]);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const at = (last && (isOpen ? last.opened_at : last.closed_at)) ?? 0;
  return {
    cases: shown.map((row) => describeCase(services, row, { counts, words, attached })),
    next: last ? encodeCursor({ at, id: last.id }) : null,
  };
}

/** How many cases wait, for admins; it stops at a hundred. 0 for everybody else. */
export async function countWaiting({ db }: Services, viewer: Viewer): Promise<number> {
  return isAdmin(viewer) ? countOpenCases(db, MOST_COUNTED) : 0;
}

function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'member' && viewer.isAdmin;
}
