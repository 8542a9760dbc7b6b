import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scrape, scrapeText, TOKEN } from '../../../test/scrape.ts';
import { createTestApp } from '../../../test/test-app.ts';

const RULES = join(import.meta.dirname, '../../../deploy/alerts.yaml');
const NEEDS = { meta: { needs: 'promtool' } } as const;
const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;
const rules = readFileSync(RULES, 'utf8');

it('names in each alert only numbers that the server tells', async () => {
  const { origin } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  const text = (await scrapeText(origin)) ?? '';
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const asked = new Set([...rules.matchAll(/\bbroetry_\w+/g)].map(([name]) => name));
  expect(asked.size).toBeGreaterThan(10);
  expect(
    [...asked].filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, ''))),
  ).toEqual([]);
});

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
