import { z } from 'zod';
import type { InstanceSettingRow } from '../../platform/db/count-tables.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The row of the picture, in base64. Too large to be read with the others. */
const LOGO_PICTURE = 'logo-picture';

/** A row of `instance_settings` with its value, which is stored as JSON. */
type Setting = Omit<InstanceSettingRow, 'value'> & { value: unknown };

/** The settings that an admin has changed. */
export async function listSettingRows(db: Db): Promise<Setting[]> {
  const rows = db.selectFrom('instance_settings').selectAll().where('name', '!=', LOGO_PICTURE);
  return (await rows.execute()).map((row) => ({ ...row, value: readValue(row) }));
}

/** The picture of the logo, a PNG, or null. */
export async function findLogoPicture(db: Db): Promise<Buffer | null> {
  const value = await findSetting(db, LOGO_PICTURE);
  return typeof value === 'string' ? Buffer.from(value, 'base64') : null;
}

/** The value of one setting. Undefined when it is not stored. */
export async function findSetting(db: Db, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('instance_settings')
    .select(['name', 'value'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && readValue(row);
}

// Its reader knows the shape. What is no JSON is null.
function readValue({ name: id, value }: Pick<InstanceSettingRow, 'name' | 'value'>): unknown {
  return readStored(z.unknown(), value, { table: 'instance_settings', column: 'value', id });
}

/** Stores a setting that is not stored yet. */
export async function claimSetting(db: Db, setting: Setting): Promise<void> {
  await db
    .insertInto('instance_settings')
    .values(rowOf(setting))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Stores the picture of the logo; null deletes it. */
export async function saveLogoPicture(trx: Db, picture: Buffer | null, now: number): Promise<void> {
  if (picture === null) return forgetSetting(trx, LOGO_PICTURE);
  const value = picture.toString('base64');
  await saveSetting(trx, { name: LOGO_PICTURE, value, changed_at: now });
}

export async function saveSetting(trx: Db, setting: Setting): Promise<void> {
  const row = rowOf(setting);
  const { name: _, ...state } = row;
  await trx
    .insertInto('instance_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute();
}

function rowOf(setting: Setting): InstanceSettingRow {
  return { ...setting, value: JSON.stringify(setting.value) };
}

export async function forgetSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('instance_settings').where('name', '=', name).execute();
}
