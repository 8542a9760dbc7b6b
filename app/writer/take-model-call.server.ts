import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { takeQuota } from '../guests/quota-store.server.ts';

/**
 * Takes one of the day's model calls (MODEL_CALLS_PER_DAY, UTC). False when they are used up. One
 * conditional statement, so calls that race, also from several processes, cannot overspend.
 */
export function takeModelCall(db: Kysely<Database>, most: number, now: number): Promise<boolean> {
  const period = new Date(now).toISOString().slice(0, 10);
  return takeQuota(db, { scope: 'model-calls', subject: 'all', period }, most);
}
