import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { type AuditLine, findAuditLines } from './audit-list-store.server.ts';
import { type AuditTarget, findAuditTargets } from './audit-target-store.server.ts';
import { auditReason, auditWords, openingOf } from './audit-words.ts';
import { isAdmin } from './is-admin.ts';

const PAGE = 50;

/** `did` is what the actor did to what; `what` its words, while it is there; `link` where it stands. */
export type AuditEntry = {
  id: string;
  actor: string;
  did: string;
  what: string | null;
  link: string | null;
  /** As it is written down. */
  target: string;
  reason: string | null;
  at: number;
  isUndone: boolean;
};

export type AuditPage = { entries: AuditEntry[]; next: string | null };

/** What admins did, the last first, for admins. Null for everybody else. */
export async function listAudit(
  services: Services,
  viewer: Viewer,
  before: string | null,
): Promise<AuditPage | null> {
  if (!isAdmin(viewer)) return null;
  const from = before !== null && /^\w{1,40}$/.test(before) ? before : null;
  const rows = await findAuditLines(services.db, from, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const targets = await findAuditTargets(services.db, shown);
  const known = new Map(targets.map((target) => [`${target.kind} ${target.id}`, target]));
  return {
    entries: shown.map((row) => entryOf(row, known.get(`${row.target_kind} ${row.target_id}`))),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function entryOf(row: AuditLine, target: AuditTarget | undefined): AuditEntry {
  return {
    id: row.id,
    actor: row.actor ?? 'Somebody who is gone',
    did: auditWords(row.action, row.target_kind, target !== undefined),
    what: target ? openingOf(target.words) : null,
    link: target?.link ?? null,
    target: `${row.target_kind} ${row.target_id}`,
    reason: auditReason(row.reason),
    at: row.created_at,
    isUndone: row.undone_at !== null,
  };
}
