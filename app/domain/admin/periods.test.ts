import { expect, it } from 'vitest';
import {
  addDays,
  dayInZone,
  hasNext,
  isDay,
  isZone,
  periodLabel,
  periodOf,
  startOfDay,
} from './periods.ts';

it.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00Z'],
  ['Pacific/Chatham', '2026-07-01', '2026-06-30T11:15:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
  // The clocks go from midnight to one: there is no midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  // They go back over midnight: the day begins at the first one, or at the only one that is its own.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00Z'],
  // A day that never was.
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
])('finds the start of a day in %s on %s', (zone, day, start) => {
  expect(new Date(startOfDay(zone, day)).toISOString()).toBe(start.replace('Z', '.000Z'));
});

it('finds the day of each moment of a year', () => {
  for (const zone of ['Asia/Kathmandu', 'Africa/Cairo', 'America/Havana', 'Australia/Lord_Howe']) {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(zone, day);
      const end = startOfDay(zone, addDays(day, 1));
      expect([zone, dayInZone(zone, start), dayInZone(zone, end - 1)]).toEqual([zone, day, day]);
      expect((end - start) / 1_800_000).toBeOneOf([46, 47, 48, 49, 50]);
    }
  }
});

it('starts weeks on Sunday and months on the first', () => {
  expect(periodOf('week', '2026-11-21')).toEqual({
    kind: 'week',
    days: [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
    previous: '2026-11-08',
    next: '2026-11-22',
  });
  expect(periodOf('week', '2026-11-22').days[0]).toBe('2026-11-22');
  const february = periodOf('month', '2028-02-29');
  expect(february.days).toHaveLength(29);
  expect([february.previous, february.next]).toEqual(['2028-01-01', '2028-03-01']);
  expect(periodOf('month', '2026-01-31').previous).toBe('2025-12-01');
  expect(periodOf('month', '2026-12-05').next).toBe('2027-01-01');
});

it('moves forward only to a period that has begun', () => {
  const week = periodOf('week', '2026-11-14');
  expect([hasNext(week, '2026-11-14'), hasNext(week, '2026-11-15')]).toEqual([false, true]);
  const month = periodOf('month', '2026-11-14');
  expect([hasNext(month, '2026-11-30'), hasNext(month, '2026-12-01')]).toEqual([false, true]);
});

it('labels weeks and months', () => {
  expect(periodLabel(periodOf('week', '2026-11-21'))).toBe('Nov 15 - Nov 21, 2026');
  expect(periodLabel(periodOf('week', '2027-01-01'))).toBe('Dec 27 - Jan 2, 2027');
  expect(periodLabel(periodOf('month', '2026-11-21'))).toBe('November 2026');
});

it.each(['', 'Mars/Olympus', 'x'.repeat(70), "UTC'; drop", 'Europe/Berlin\u0000', '../etc'])(
  'does not take %j for a zone',
  (text) => expect(isZone(text)).toBe(false),
);

it.each(['UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])(
  'takes %j for a zone',
  (text) => expect(isZone(text)).toBe(true),
);

it.each(['', '2026-02-29', '2026-13-01', '1999-12-31', '2026-1-1', '9999-99-99', 'today'])(
  'does not take %j for a day',
  (text) => expect(isDay(text)).toBe(false),
);
