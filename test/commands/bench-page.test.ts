import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Measured, pageText } from '../../bench/performance-page.ts';

const part = (title: string, more: Partial<Measured> = {}): Measured => ({
  title,
  about: 'One thing against another.',
  result: { goals: [], pieces: [] },
  machine: '2 × a processor',
  commit: 'abc1234',
  date: '2026-11-22 03:00',
  load: 0.2,
  loadAfter: 1.9,
  seconds: 12,
  ...more,
});

it('says first what holds and what falls short, then why, and under what it was measured', () => {
  const goals = [
    { figure: 'p95', value: '61 ms', goal: '≤ 50 ms', holds: false, why: 'The disk is slow.' },
    { figure: 'p50', value: '9 ms', goal: '≤ 20 ms', holds: true, why: 'Not told.' },
  ];
  const page = pageText({
    feed: part('The signed-in feed', { result: { goals, pieces: [], missing: ['Postgres.'] } }),
    start: part('Start and memory', {
      result: {
        goals: [],
        pieces: [
          {
            unit: 'ms',
            bars: [
              ['one', 10],
              ['two', 20],
            ],
          },
        ],
      },
    }),
  });
  expect(page).toContain(
    '| [The signed-in feed](#the-signed-in-feed) | 1 of 2 | p95: 61 ms (goal ≤ 50 ms) |',
  );
  expect(page).toContain('| [Start and memory](#start-and-memory) | – | – |');
  expect(page).toContain('**p95** falls short. The disk is slow.');
  expect(page).not.toContain('Not told.');
  expect(page).toContain('Not measured: Postgres.');
  expect(page).toContain(
    '_`npm run bench:feed`, 2026-11-22 03:00 UTC, commit abc1234, 12 s, load 0.2 before and 1.9 after; 2 × a processor._',
  );
  const [one = '', two = ''] = page.split('\n').filter((line) => line.includes('█'));
  expect(two.replaceAll(/[^█]/g, '').length).toBe(2 * one.replaceAll(/[^█]/g, '').length);
});

it('knows its parts, and measures nothing under another name', () => {
  const bench = join(import.meta.dirname, '../../bench/bench.ts');
  const { status, stderr } = spawnSync(process.execPath, [bench, '--only', 'feed,nonsense'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('No such part: nonsense.')]);
});
