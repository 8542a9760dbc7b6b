import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { DAY_MS } from '../platform/time/time-units.ts';
import { backupName } from '../platform/backup/stored-backups.server.ts';
import { backupJob } from './jobs.server.ts';

// Each starts processes, of which several run at once on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const SCRIPT = join(import.meta.dirname, '../../build/server/backup.js');
const job = backupJob(SCRIPT);

const neverStopping = () => new AbortController().signal;

it('backs up a running server and deletes expired backups', async () => {
  const { services, dataDir } = await createTestApp();
  const backups = join(dataDir, 'backups');
  const old = Array.from({ length: 30 }, (_, days) =>
    backupName(Date.now() - (days + 1) * DAY_MS, 'scheduled'),
  );
  const abandoned = '.unfinished-2026-01-01T00-00-00-000Z';
  const byHand = backupName(0, 'by-hand');
  for (const name of [...old, byHand, abandoned])
    mkdirSync(join(backups, name), { recursive: true });
  utimesSync(join(backups, abandoned), 0, 0);
  const words = await job.run(services, neverStopping());
  expect(words).toMatch(/^Backed up and verified: .*-scheduled\n/);
  const left = readdirSync(backups);
  expect(left).toContain(byHand);
  expect(left).not.toContain(abandoned);
  // Seven days, and the weeks before them that are not among the seven.
  expect(left.length).toBeGreaterThanOrEqual(1 + 7 + 2);
  expect(left.length).toBeLessThanOrEqual(1 + 7 + 4);
});

it('throws the error in one sentence', async () => {
  const { services, dataDir } = await createTestApp();
  writeFileSync(join(dataDir, 'backups'), 'in the way');
  await expect(job.run(services, neverStopping())).rejects.toThrow(
    /^The backup could not be written to .*\.$/,
  );
});

it('stops with the server and leaves no backup', async () => {
  const { services, dataDir } = await createTestApp();
  const stopping = new AbortController();
  const running = job.run(services, stopping.signal);
  stopping.abort();
  await running;
  expect(() => readdirSync(join(dataDir, 'backups'))).toThrow('ENOENT');
});

it('runs at the interval of BACKUP_EVERY_HOURS', async () => {
  const { services } = await createTestApp({ env: { BACKUP_EVERY_HOURS: '0' } });
  expect(job.every(services)).toBeNull();
  const { services: other } = await createTestApp();
  expect(job.every(other)).toBe(DAY_MS);
});
