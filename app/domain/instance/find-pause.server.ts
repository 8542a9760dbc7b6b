import type { Db } from '../../platform/db/tables.ts';
import { pausedWords } from '../../platform/http/viewer.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { readInstance } from './instance.server.ts';

/** Nothing is written at the moment, and why. */
export type WritingPaused = {
  reason: 'writing-paused';
  message: string;
  headers: Record<string, string>;
};

const RETRY_AFTER_MS = 5 * MINUTE_MS;

/** Why nothing may be written. Null while writing goes on. */
export async function findPause(db: Db): Promise<WritingPaused | null> {
  const { pausedBecause } = await readInstance(db);
  if (pausedBecause === null) return null;
  const headers = { 'retry-after': String(RETRY_AFTER_MS / 1000) };
  return { reason: 'writing-paused', message: pausedWords(pausedBecause), headers };
}
