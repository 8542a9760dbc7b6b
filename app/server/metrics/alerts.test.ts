import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scrape, scrapeText, TOKEN } from '../../../test/scrape.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RULES = join(ROOT, 'deploy/alerts.yaml');
const NEEDS = { meta: { needs: 'promtool' } } as const;
const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;
const guide = join(ROOT, 'docs/operations.md');
const named = [RULES, guide].map((file) => readFileSync(file, 'utf8')).join('');

it('uses only metrics that the server exports', async () => {
  const { origin } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  const text = (await scrapeText(origin)) ?? '';
  const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const used = new Set([...named.matchAll(/\bbroetry_\w+/g)].map(([name]) => name));
  expect(used.size).toBeGreaterThan(10);
  expect(
    [...used].filter((name) => !exported.has(name.replace(/_(?:bucket|count|sum)$/, ''))),
  ).toEqual([]);
});

it.runIf(hasPrometheus)('passes promtool with its rules and metrics', NEEDS, async () => {
  const { origin } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  expect(spawnSync('promtool', ['check', 'rules', RULES]).status).toBe(0);
  const input = (await scrapeText(origin)) ?? '';
  expect(spawnSync('promtool', ['check', 'metrics'], { input }).status).toBe(0);
});

it('responds while the disk does not', async () => {
  const freeSpace = () => new Promise<number>(() => undefined);
  const { origin } = await createTestApp({
    env: { METRICS_TOKEN: TOKEN },
    overrides: { freeSpace },
  });
  const { samples } = await scrape(origin);
  expect([samples.get('broetry_ready'), samples.get('broetry_database_up')]).toEqual([0, 1]);
  expect(samples.has('broetry_disk_free_bytes')).toBe(false);
});
