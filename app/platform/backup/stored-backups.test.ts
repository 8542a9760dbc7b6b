import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/time-units.ts';
import { backupName, expiredBackups } from './stored-backups.server.ts';

// A Saturday, noon.
const NOW = Date.UTC(2026, 10, 21, 12);

function kept(names: string[]): string[] {
  const gone = new Set(expiredBackups(names));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 13));
}

it('keeps the newest backup of seven days and of four weeks', () => {
  const daily = Array.from({ length: 60 }, (_, index) =>
    backupName(NOW - index * DAY_MS, 'scheduled'),
  );
  const week = ['11-21T12', '11-20T12', '11-19T12', '11-18T12', '11-17T12', '11-16T12', '11-15T12'];
  // Sundays: the last backups of the weeks before.
  expect(kept(daily)).toEqual([...week, '11-08T12', '11-01T12']);
});

it('keeps one backup of a day', () => {
  const hourly = Array.from({ length: 36 }, (_, index) =>
    backupName(NOW - index * HOUR_MS, 'scheduled'),
  );
  expect(kept(hourly)).toEqual(['11-21T12', '11-20T23']);
});

it('counts only days with a backup', () => {
  const old = [1, 2, 3].map((days) => backupName(NOW - 400 * DAY_MS - days * DAY_MS, 'scheduled'));
  expect(expiredBackups([...old, backupName(NOW, 'scheduled')])).toEqual([]);
});

it('expires upgrade backups separately from scheduled ones', () => {
  const upgrades = Array.from({ length: 60 }, (_, index) =>
    backupName(NOW - index * DAY_MS - HOUR_MS, 'before-upgrade'),
  );
  const daily = Array.from({ length: 60 }, (_, index) =>
    backupName(NOW - index * DAY_MS, 'scheduled'),
  );
  const gone = expiredBackups([...upgrades, ...daily]);
  expect(gone).toHaveLength(2 * (60 - 9));
  expect(gone).not.toContain(upgrades[0]);
});

it('never expires manual backups and other files', () => {
  const names = Array.from({ length: 99 }, (_, index) =>
    backupName(NOW - index * DAY_MS, 'by-hand'),
  );
  expect(expiredBackups([...names, 'photos', '2020-01-01-scheduled', '.unfinished-x'])).toEqual([]);
});

it('keeps at most eleven backups, and is idempotent', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 400 * 24 }), { minLength: 1 });
  fc.assert(
    fc.property(moments, (hours) => {
      const names = hours.map((hour) => backupName(NOW - hour * HOUR_MS, 'scheduled'));
      const gone = expiredBackups(names);
      const left = names.filter((name) => !gone.includes(name));
      expect(left).toContain([...names].sort().at(-1));
      expect(left.length).toBeLessThanOrEqual(11);
      expect(expiredBackups(left)).toEqual([]);
    }),
  );
});
