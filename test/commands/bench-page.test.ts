import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PARTS } from '../../bench/parts.ts';
import { type Measured, pageText, withBroken } from '../../bench/performance-page.ts';

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
    '| [The signed-in feed](#the-signed-in-feed) | 1 of 2 | p95: 61 ms (goal ≤ 50 ms) | Postgres. |',
  );
  expect(page).toContain('| [Start and memory](#start-and-memory) | – | – | – |');
  expect(page).toContain('**p95** falls short. The disk is slow.');
  expect(page).not.toContain('Not told.');
  expect(page).toContain('Not measured: Postgres.');
  expect(page).toContain(
    '_`npm run bench:feed`, 2026-11-22 03:00 UTC, commit abc1234, 12 s, load 0.2 before and 1.9 after; 2 × a processor._',
  );
  const [one = '', two = ''] = page.split('\n').filter((line) => line.includes('█'));
  expect(two.replaceAll(/[^█]/g, '').length).toBe(2 * one.replaceAll(/[^█]/g, '').length);
});

const rowsOf = (page: string) => {
  const [, short = ''] = page.split('## In short');
  return short.split('\n').filter((line) => /^\| [[`]/.test(line));
};

it('has a row in short for each part, measured or not, in their order', () => {
  const rows = rowsOf(pageText({ start: part('Start and memory') }));
  const names = Object.keys(PARTS);
  expect(rows).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const expected =
      name === 'start'
        ? '| [Start and memory](#start-and-memory) | – | – | – |'
        : `| \`${name}\` | not measured | – | – |`;
    expect(rows[index]).toBe(expected);
  }
});

it('says of a part that broke so, and of which commit its figures are', () => {
  const broke = { date: '2026-11-23 04:00', commit: 'def5678', words: 'Error: no | browser' };
  const before = { feed: part('The signed-in feed', { result: { goals: [], pieces: ['Old.'] } }) };
  const page = pageText(withBroken(withBroken(before, 'feed', broke), 'scroll', broke));
  const words = 'broke on 2026-11-23 04:00 UTC at commit def5678: Error: no \\| browser';
  const rows = rowsOf(page);
  expect(rows).toContain(
    `| [The signed-in feed](#the-signed-in-feed) | – | – | ${words}; the figures are of commit abc1234 |`,
  );
  expect(rows).toContain(`| \`scroll\` | not measured | – | ${words} |`);
  expect(page).toContain('Old.');
  expect(page).toContain('**The last run broke on 2026-11-23 04:00 UTC at commit def5678');
});

it('writes down that a part broke, and keeps what was measured before', () => {
  const into = mkdtempSync(join(tmpdir(), 'broetry-bench-page-'));
  onTestFinished(() => rmSync(into, { recursive: true }));
  const before = { resources: part('The library'), start: part('Start and memory') };
  writeFileSync(join(into, 'performance.json'), JSON.stringify(before));
  const bench = join(import.meta.dirname, '../../bench/bench.ts');
  // Without a place for its databases no part can measure anything.
  const env = { ...process.env, TMPDIR: join(into, 'none') };
  const args = [bench, '--only', 'resources,lists', '--into', into];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Broken: lists, resources')]);
  const kept = JSON.parse(readFileSync(join(into, 'performance.json'), 'utf8')) as typeof before;
  expect(kept).toEqual({
    resources: { ...before.resources, broke: expect.objectContaining({ words: ENOENT }) },
    lists: { broke: expect.objectContaining({ words: ENOENT }) },
    start: before.start,
  });
  expect(readFileSync(join(into, 'performance.md'), 'utf8')).toMatch(
    /The library.*broke on .*; the figures are of commit abc1234/,
  );
}, 60_000);

const ENOENT = expect.stringMatching(/^Error: ENOENT/) as string;

it('knows its parts, and measures nothing under another name', () => {
  const bench = join(import.meta.dirname, '../../bench/bench.ts');
  const { status, stderr } = spawnSync(process.execPath, [bench, '--only', 'feed,nonsense'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('No such part: nonsense.')]);
});
