import { findStyle } from '../../../comedy/post-styles.ts';
import type { AuditRow } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import { listRemovalRows } from '../screening/audit-store.server.ts';
import type { AuditDetails } from './decide-case.server.ts';
import { HIDE_REASON_WORDS } from '../screening/moderation-words.ts';
import { HIDE_REASONS } from '../screening/report.ts';

/** What everybody may know of a removal. Never whose it was, and no word of it. */
export type Removal = { at: number; kind: string; style: string; reason: string };
export type RemovalsPage = { removals: Removal[]; next: string | null };

const PAGE = 50;

/** A page of the public log of removals, newest first. */
export async function listRemovals({ db }: Services, after: string | null): Promise<RemovalsPage> {
  const rows = await listRemovalRows(db, decodeCursor(after), PAGE + 1);
  const { shown, next } = cutPage(rows, PAGE);
  return { removals: shown.map(removalOf), next };
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
