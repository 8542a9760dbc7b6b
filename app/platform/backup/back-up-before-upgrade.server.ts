import type { Logger } from 'pino';
import { hasClientPrograms } from '../db/postgres-dump.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { BackupError } from './backup-error.ts';
import { deleteExpiredBackups, makeBackup } from './make-backup.server.ts';

type Needs = { settings: Settings; log: Logger; now: number };

/**
 * Makes the backup that leads back to the version before, while nobody writes yet. On Postgres it takes the
 * client programs; without them one line of the log says that there is none. Throws BackupError when it
 * cannot be made: then nothing may be changed either.
 */
export async function backUpBeforeUpgrade({ settings, log, now }: Needs): Promise<void> {
  if (settings.databaseUrl && !(await hasClientPrograms())) {
    log.warn('no backup was made before the upgrade: the Postgres client programs are missing');
    return;
  }
  try {
    const { folder } = await makeBackup(settings, { now, origin: 'before-upgrade' });
    await deleteExpiredBackups(settings.backupDir, now);
    log.info({ folder }, 'backed up before the upgrade');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`No backup could be made before the upgrade: ${reason}`, {
      cause: error,
    });
  }
}
