const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-scheduled)?$/;

/** A moment (epoch milliseconds, shown in UTC) as a part of a file name: names sort by time. */
export function timeName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The name of a backup's folder. Only those of the clock are ever deleted by the clock. */
export function backupName(at: number, scheduled: boolean): string {
  return timeName(at) + (scheduled ? '-scheduled' : '');
}

/** The backups among the names of a folder, oldest first. */
export function backupNames(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}
