import { sql } from 'kysely';
import { z } from 'zod';
import { beforeCursor } from '../../platform/db/before-cursor.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import type { AuditRow, Db } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';

/** What was done to which target. `at`: epoch milliseconds, now by default. */
type AuditEntry = Pick<AuditRow, 'actor_id' | 'action' | 'target_kind' | 'target_id'> &
  Partial<Pick<AuditRow, 'reason'>> & { details?: object; at?: number };

/** An entry with its details, which are stored as JSON. The action that wrote them knows their shape. */
export type AuditRecord = Omit<AuditRow, 'details'> & { details: unknown };

type OfTarget = Pick<AuditRow, 'target_kind' | 'target_id'>;

/** Adds an entry to the audit log and returns its id. */
export async function logAudit(
  trx: Db,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  { at = now(), details, ...entry }: AuditEntry,
): Promise<string> {
  const row = {
    id: newId(),
    reason: null,
    ...entry,
    details: details ? JSON.stringify(details) : null,
    created_at: at,
    undone_at: null,
  };
  await trx.insertInto('audit_log').values(row).execute();
  return row.id;
}

export async function findAudit(db: Db, id: string): Promise<AuditRecord | undefined> {
  const entry = db.selectFrom('audit_log').selectAll().where('id', '=', id);
  const row = await entry.executeTakeFirst();
  return row && withDetails(row);
}

/** Returns entries by their ids. */
export async function listAuditEntries(db: Db, ids: readonly string[]): Promise<AuditRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('audit_log').selectAll().where('id', 'in', ids).execute();
  return rows.map(withDetails);
}

type Undoable = { action: string; since: number };

/** Returns the entries of an action on a target that were not undone, logged at `since` or later, newest first. */
export async function listUndoable(
  db: Db,
  { target_kind, target_id }: OfTarget,
  { action, since }: Undoable,
): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('target_kind', '=', target_kind)
    .where('target_id', '=', target_id)
    .where('action', '=', action)
    .where('undone_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withDetails);
}

export async function markUndone(trx: Db, id: string, now: number): Promise<void> {
  await trx.updateTable('audit_log').set({ undone_at: now }).where('id', '=', id).execute();
}

/** Marks the removals of a target as undone, which takes them out of the public log. */
export async function withdrawRemovals(trx: Db, target: OfTarget, now: number): Promise<void> {
  await removalsOf(trx, target).set({ undone_at: now }).where('undone_at', 'is', null).execute();
}

/** Restores the removals that `withdrawRemovals` marked as undone at the time `at`. */
export async function renewRemovals(trx: Db, target: OfTarget, at: number): Promise<void> {
  await removalsOf(trx, target).set({ undone_at: null }).where('undone_at', '=', at).execute();
}

/** Returns a page of the removals in effect, newest first. */
export async function listRemovalRows(
  db: Db,
  after: Cursor | null,
  limit: number,
): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    // Must match the condition of the partial index `audit_log_removals`, or the database does not use it.
    .where(sql<boolean>`action in ('hide', 'delete') and undone_at is null`)
    .where(beforeCursor(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withDetails);
}

function withDetails(row: AuditRow): AuditRecord {
  const { id, details: text } = row;
  const place = { table: 'audit_log', column: 'details', id } as const;
  return { ...row, details: text === null ? null : readStored(z.unknown(), text, place) };
}

function removalsOf(trx: Db, { target_kind, target_id }: OfTarget) {
  return trx
    .updateTable('audit_log')
    .where('target_kind', '=', target_kind)
    .where('target_id', '=', target_id)
    .where('action', 'in', ['hide', 'delete']);
}
