import { findStyle } from '../../comedy/post-styles.ts';
import type { AuditRow } from '../db/tables.ts';
import type { Services } from '../services.server.ts';
import { listRemovalRows } from './audit-store.server.ts';
import { readCaseCursor, writeCaseCursor } from './case-cursor.ts';
import type { AuditDetails } from './decide-case.server.ts';
import { HIDE_REASON_WORDS } from './moderation-words.ts';
import { HIDE_REASONS } from './report.ts';

/** What everybody may know of a removal. Never whose it was, and no word of it. */
export type Removal = { at: number; kind: string; style: string; reason: string };
export type RemovalsPage = { removals: Removal[]; next: string | null };

const PAGE = 50;

/** A page of the public log of removals, newest first. */
export async function listRemovals({ db }: Services, after: string | null): Promise<RemovalsPage> {
  const rows = await listRemovalRows(db, readCaseCursor(after), PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    removals: rows.slice(0, PAGE).map(removalOf),
    next: last ? writeCaseCursor({ at: last.created_at, id: last.id }) : null,
  };
}

function removalOf({ created_at: at, target_kind: kind, reason, details }: AuditRow): Removal {
  const { style } = JSON.parse(details ?? '{"style":""}') as Pick<AuditDetails, 'style'>;
  const known = HIDE_REASONS.find((one) => one === reason) ?? 'other';
  return {
    at,
    kind,
    style: findStyle(style)?.label ?? style,
    reason: HIDE_REASON_WORDS[known],
  };
}
