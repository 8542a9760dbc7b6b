import type { Db } from '../../platform/db/tables.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { pausedWords } from '../../platform/http/error-words.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { readInstance } from './instance.server.ts';

const RETRY_AFTER_MS = 5 * MINUTE_MS;

/** Why nothing may be written. Null while writing goes on. */
export async function findPause(db: Db): Promise<Rejection<'writing-paused'> | null> {
  const { pausedBecause } = await readInstance(db);
  if (pausedBecause === null) return null;
  const headers = { 'retry-after': String(RETRY_AFTER_MS / 1000) };
  return { ok: false, reason: 'writing-paused', message: pausedWords(pausedBecause), headers };
}
