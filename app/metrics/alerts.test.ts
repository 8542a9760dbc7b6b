import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { post } from '../../test/alerts/incident.ts';
import { INCIDENTS } from '../../test/alerts/incidents.ts';
import { faultsOfText, hasPrometheus, judgeAlerts, RULES } from '../../test/alerts/prometheus.ts';
import { type Scrape, scrape, scrapeText, TOKEN } from '../../test/alerts/scrape.ts';
import { noteShare } from '../../test/note-figure.ts';
import { createTestApp } from '../../test/test-app.ts';

// Some start processes, of which several run at once on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NEEDS = { meta: { needs: 'promtool' } } as const;
const rules = readFileSync(RULES, 'utf8');
const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const ALERTS = [...rules.matchAll(/- alert: (\w+)$/gm)].map(([, name]) => name);
/** So long goes on what is not said to go on for longer. */
const MINUTES = 4;
/** What Prometheus says to each incident; null: the alerts for it and no other. */
const judged: (string | null)[] = [];

afterAll(() => {
  const right = judged.filter((words) => words === null).length;
  if (hasPrometheus)
    noteShare('Incidents that Prometheus tells by their alarms', right, judged.length);
});

it('has twelve alerts and more, and something that sets off each of them', () => {
  expect(ALERTS.length).toBeGreaterThanOrEqual(12);
  const shown = Object.values(INCIDENTS).flatMap(({ alerts }) => alerts);
  expect(new Set(shown)).toEqual(new Set(ALERTS));
  expect(new Set(ALERTS).size).toBe(ALERTS.length);
});

it('tells of each fault by the number that the guide names', () => {
  const rows = [...guide.matchAll(/^\| (F\d+) \|.*\| `([^|]+)` \|$/gm)];
  const named = Object.fromEntries(
    rows.map(([, fault = '', names = '']) => [fault, names.split('`, `').sort()]),
  );
  const moved: Record<string, Set<string>> = {};
  for (const { moves } of Object.values(INCIDENTS))
    for (const [fault, series] of Object.entries(moves)) (moved[fault] ??= new Set()).add(series);
  const told = Object.entries(moved).map(([fault, series]) => [fault, [...series].sort()]);
  expect(named).toEqual(Object.fromEntries(told));
  expect(rows).toHaveLength(23);
});

it.runIf(hasPrometheus)('writes its numbers as Prometheus wants them', NEEDS, async () => {
  const { origin, browser } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  await post({ browser });
  expect(faultsOfText((await scrapeText(origin)) ?? '')).toBe('');
});

it('answers soon while the disk does not, and has it asked once by however many look', async () => {
  let asked = 0;
  const freeSpace = () => {
    asked += 1;
    return new Promise<number>(() => undefined);
  };
  const { origin } = await createTestApp({
    env: { METRICS_TOKEN: TOKEN },
    overrides: { freeSpace },
  });
  const begun = performance.now();
  const [{ samples }] = await Promise.all([scrape(origin), scrape(origin), scrape(origin)]);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect([samples.get('broetry_ready'), samples.get('broetry_database_up')]).toEqual([0, 1]);
  expect(samples.has('broetry_disk_free_bytes')).toBe(false);
  // Once for the number, and once for whether it is ready.
  expect(asked).toBe(2);
});

it.for(Object.entries(INCIDENTS).map(([name, incident]) => ({ name, incident })))(
  'moves its number, and sets off what tells of it and nothing else, when $name',
  NEEDS,
  async ({ incident }, { skip }) => {
    const { alerts, moves, minutes = MINUTES, happen, isTold } = incident;
    const [before, after] = await happen();
    for (const series of Object.values(moves)) {
      expect([series, valueOf(after, series)]).not.toEqual([series, undefined]);
      expect([series, valueOf(after, series)]).not.toEqual([series, valueOf(before, series)]);
    }
    expect(isTold?.(before, after) ?? true).toBe(true);
    if (!hasPrometheus) return skip();
    judged.push(judgeAlerts([before, after], alerts, minutes));
    expect(judged.at(-1)).toBeNull();
  },
);

function valueOf({ up, samples }: Scrape, series: string): number | undefined {
  return series === 'up' ? Number(up) : samples.get(series);
}
