import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { HOUR_MS } from '../platform/time/durations.ts';
import type { Job } from './run-jobs.server.ts';
import { BackupError } from '../platform/backup/backup-error.ts';

/**
 * The backup by the clock. It runs `script` in a process of its own: copying must not hold up answers.
 * When the server stops, it stops too, and leaves nothing that looks like a backup.
 */
export function backupJob(script: string): Job {
  return {
    name: 'back-up',
    every: ({ settings }) => settings.backupEveryHours * HOUR_MS || null,
    async run({ settings }, stopping) {
      const { dataDir, backupDir, databaseUrl = '' } = settings;
      const child = spawn(process.execPath, [script, 'backup', '--scheduled'], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          BACKUP_DIR: backupDir,
          DATABASE_URL: databaseUrl,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const stop = () => void child.kill();
      stopping.addEventListener('abort', stop);
      let words = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (words += text));
      }
      const [code] = (await once(child, 'close')) as [number | null];
      stopping.removeEventListener('abort', stop);
      if (code !== 0 && !stopping.aborted) throw new BackupError(words.trim());
      return words.trim();
    },
  };
}
