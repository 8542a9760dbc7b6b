import type { InstanceSettingRow } from '../../platform/db/count-tables.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The row of the picture, as a JSON string in base64. Too large to be read with the others. */
const LOGO_PICTURE = 'logo-picture';

/** The settings that an admin has changed. */
export function listSettingRows(db: Db): Promise<InstanceSettingRow[]> {
  return db.selectFrom('instance_settings').selectAll().where('name', '!=', LOGO_PICTURE).execute();
}

/** The picture of the logo, a PNG, or null. */
export async function findLogoPicture(db: Db): Promise<Buffer | null> {
  const value = await findSetting(db, LOGO_PICTURE);
  return value === null ? null : Buffer.from(JSON.parse(value) as string, 'base64');
}

/** The value of one setting as JSON, or null. */
export async function findSetting(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('instance_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a setting that is not stored yet. */
export async function claimSetting(db: Db, row: InstanceSettingRow): Promise<void> {
  await db
    .insertInto('instance_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Stores the picture of the logo; null deletes it. */
export async function saveLogoPicture(trx: Db, picture: Buffer | null, now: number): Promise<void> {
  if (picture === null) return forgetSetting(trx, LOGO_PICTURE);
  const value = JSON.stringify(picture.toString('base64'));
  await saveSetting(trx, { name: LOGO_PICTURE, value, changed_at: now });
}

export async function saveSetting(trx: Db, row: InstanceSettingRow): Promise<void> {
  const { name: _, ...state } = row;
  await trx
    .insertInto('instance_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute();
}

export async function forgetSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('instance_settings').where('name', '=', name).execute();
}
