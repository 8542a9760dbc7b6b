import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { post } from '../../test/alerts/incident.ts';
import { INCIDENTS } from '../../test/alerts/incidents.ts';
import { faultsOfText, hasPrometheus, judgeAlerts, RULES } from '../../test/alerts/prometheus.ts';
import { type Scrape, scrape, scrapeText, TOKEN } from '../../test/alerts/scrape.ts';
import { createTestApp } from '../../test/test-app.ts';

const RULES = join(import.meta.dirname, '../../deploy/alerts.yaml');
const NEEDS = { meta: { needs: 'promtool' } } as const;
const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;
const rules = readFileSync(RULES, 'utf8');
const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const ALERTS = [...rules.matchAll(/- alert: (\w+)$/gm)].map(([, name]) => name);
/** So long goes on what is not said to go on for longer. */
const MINUTES = 4;

it.runIf(hasPrometheus)('gives Prometheus rules and numbers that it can read', NEEDS, async () => {
  const { origin } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  expect(spawnSync('promtool', ['check', 'rules', RULES]).status).toBe(0);
  const input = (await scrapeText(origin)) ?? '';
  expect(spawnSync('promtool', ['check', 'metrics'], { input }).status).toBe(0);
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
  const [{ samples }] = await Promise.all([scrape(origin), scrape(origin), scrape(origin)]);
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
    expect(judgeAlerts([before, after], alerts, minutes)).toBeNull();
  },
);

function valueOf({ up, samples }: Scrape, series: string): number | undefined {
  return series === 'up' ? Number(up) : samples.get(series);
}
