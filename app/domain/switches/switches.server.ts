import type { Db } from '../../platform/db/tables.ts';
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import { findSwitch, saveSwitch } from './switch-store.server.ts';

/** What admins can switch, and its state until one does. */
const INITIALLY = { 'plot-learning': true } as const satisfies Record<string, boolean>;

export type SwitchName = keyof typeof INITIALLY;

export async function isSwitchedOn(db: Db, name: SwitchName): Promise<boolean> {
  return (await findSwitch(db, name)) ?? INITIALLY[name];
}

/** Turns a switch and writes it to the audit log. False unless the viewer is an admin. */
export async function turnSwitch(
  services: Services,
  viewer: Viewer,
  name: SwitchName,
  isOn: boolean,
): Promise<boolean> {
  if (viewer.kind !== 'member' || !isAdmin(viewer)) return false;
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    await saveSwitch(trx, name, isOn, now);
    await insertAudit(trx, {
      id: services.newId(),
      actor_id: viewer.id,
      action: isOn ? 'turn-on' : 'turn-off',
      target_kind: 'switch',
      target_id: name,
      reason: null,
      details: null,
      created_at: now,
      undone_at: null,
    });
  });
  return true;
}
