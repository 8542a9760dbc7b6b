const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-scheduled|-before-upgrade)?$/;

/** Who made a backup: somebody with a command, the clock, or a start that was about to change the schema. */
export type BackupOrigin = 'by-hand' | 'scheduled' | 'before-upgrade';

/** A moment (epoch milliseconds, shown in UTC) as a part of a file name: names sort by time. */
export function timeName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The name of a backup's folder. Those made by hand are never deleted by the clock. */
export function backupName(at: number, origin: BackupOrigin): string {
  return timeName(at) + (origin === 'by-hand' ? '' : `-${origin}`);
}

/** When a backup with that name was made, in epoch milliseconds. */
export function timeOfBackup(name: string): number {
  const [day, time = ''] = name.split('T');
  const [hour, minute, second, thousandth] = time.slice(0, 12).split('-');
  return Date.parse(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
}

/** The backups among the names of a folder, oldest first. */
export function backupNames(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}
