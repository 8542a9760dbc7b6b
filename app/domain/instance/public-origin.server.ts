import type { Db } from '../../platform/db/tables.ts';
import { claimSetting, findSetting, saveSetting } from './instance-store.server.ts';

/** The row of the origin that the owner's first link has set. */
const PUBLIC_ORIGIN = 'public-origin';

/** The origin that the owner's first link has set, or null. PUBLIC_ORIGIN is asked before it. */
export async function findPublicOrigin(db: Db): Promise<string | null> {
  const value = await findSetting(db, PUBLIC_ORIGIN);
  return typeof value === 'string' ? value : null;
}

/** Stores `origin` where none is stored. Returns the stored one, which is another one for the later of two callers. */
export async function claimPublicOrigin(db: Db, origin: string, now: number): Promise<string> {
  await claimSetting(db, { name: PUBLIC_ORIGIN, value: origin, changed_at: now });
  return (await findPublicOrigin(db)) ?? origin;
}

/** Stores `origin` in the place of another one. Processes read it when they start. */
export function savePublicOrigin(db: Db, origin: string, now: number): Promise<void> {
  return saveSetting(db, { name: PUBLIC_ORIGIN, value: origin, changed_at: now });
}
