import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scrape } from './scrape.ts';

/** The rules that come with the product. */
export const RULES = join(import.meta.dirname, '../../deploy/alerts.yaml');

/** Whether this machine has Prometheus' own reader of rules. */
export const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;

/** The time of a server, or of something on it: told since 1970, where the reader of rules begins at 0. */
const TIMES = new Set([
  'broetry_clock_seconds',
  'broetry_last_backup_seconds',
  'broetry_data_since_seconds',
]);
/** How late the process comes to things; and the test, which it shares its time with. */
const LATE = 'broetry_event_loop_delay_seconds';
/** Minutes of `before`. */
const QUIET = 10;

/**
 * Lets Prometheus read ten minutes of `before` and then `minutes` of `after`. Null when nothing is set off in the
 * first and exactly the alerts named at the end of the second, else what it says to that.
 */
export function judgeAlerts(
  [before, after]: readonly [Scrape, Scrape],
  expected: readonly string[],
  minutes: number,
): string | null {
  const all = new Set([...before.samples.keys(), ...after.samples.keys()]);
  const isAboutLateness = expected.includes('BroetryHeldUp');
  const series = [...all].filter((name) => isAboutLateness || !name.startsWith(LATE));
  const look = (minute: number, alerts: readonly string[]) => ({
    expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${minute}m`,
    exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
  });
  const tests = {
    rule_files: [RULES],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [
          {
            series: 'up{job="broetry",instance="x"}',
            values: values([before, after], 'up', minutes),
          },
          ...series.map((name) => ({
            series: withInstance(name),
            values: values([before, after], name, minutes),
          })),
        ],
        promql_expr_test: [look(QUIET - 1, []), look(QUIET + minutes - 1, expected)],
      },
    ],
  };
  return run(JSON.stringify(tests));
}

/** What Prometheus has against a text of numbers; '' when nothing. */
export function faultsOfText(text: string): string {
  const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function values([before, after]: readonly [Scrape, Scrape], name: string, minutes: number): string {
  const part = (scrape: Scrape, from: number, length: number) => {
    const found = name === 'up' ? Number(scrape.up) : scrape.samples.get(name);
    if (found === undefined) return `_x${length}`;
    const isTime = TIMES.has(name);
    const value = isTime ? found - scrape.at + from * 60 : found;
    return `${value}${name === 'broetry_clock_seconds' ? '+60' : '+0'}x${length - 1}`;
  };
  return `${part(before, 0, QUIET)} ${part(after, QUIET, minutes)}`;
}

function withInstance(series: string): string {
  const labels = 'job="broetry",instance="x"';
  return series.endsWith('}') ? series.replace('{', `{${labels},`) : `${series}{${labels}}`;
}

// YAML takes JSON as it is.
function run(tests: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-alerts-'));
  try {
    const file = join(folder, 'alerts.test.yaml');
    writeFileSync(file, tests);
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
      encoding: 'utf8',
    });
    return status === 0 ? null : `${stdout}\n${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
