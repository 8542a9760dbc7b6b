import { modelCallsLeft, writingHealth } from '../../domain/admin/system.server.ts';
import { findAttempts, createdAt } from '../../domain/admin/system-store.server.ts';
import { MODEL_ERROR_KINDS } from '../../platform/model/model-errors.server.ts';
import { readModelErrors } from '../../platform/observe/model-metrics.server.ts';
import { countAll, countEver, countSince } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { gauge, type PrometheusMetric, samplesBy } from './prometheus-text.ts';

/** Prometheus gives up after ten seconds. */
const DATABASE_TIMEOUT_MS = 3000;

const HELP = {
  users: 'Members.',
  posts: 'Generated posts.',
  community_posts: 'Posts in the community.',
  resources: 'Pictures in the library.',
  active_users: 'Members active in the last seven days.',
  model_input_tokens_today: 'Input tokens of the model today, UTC.',
  model_output_tokens_today: 'Output tokens of the model today, UTC.',
  model_errors_today:
    'Failed calls to the model today, UTC, including calls whose retry succeeded.',
  model_retries_today: 'Retried calls to the model today, UTC.',
  resource_bytes: 'Size of all pictures without their thumbnails.',
};

/** Metrics from the database. Without a response of the database it is `database_up 0` alone. */
export async function siteMetrics(services: Services): Promise<PrometheusMetric[]> {
  const found = await withTimeout(DATABASE_TIMEOUT_MS, () =>
    readMetrics(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the database did not tell its numbers');
      return null;
    }),
  );
  return [gauge('database_up', '1 when the database responds.', found ? 1 : 0), ...(found ?? [])];
}

async function readMetrics({
  db,
  settings,
  now,
  modelStatus,
}: Services): Promise<PrometheusMetric[]> {
  const at = now();
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  const counts = await countAll<keyof typeof HELP>(db, {
    users: countEver('users'),
    posts: countEver('posts'),
    community_posts: countEver('shared'),
    resources: countEver('resources'),
    active_users: countSince('seen', at - 7 * DAY_MS, at),
    model_input_tokens_today: countSince('tokens:in', today, at),
    model_output_tokens_today: countSince('tokens:out', today, at),
    model_errors_today: countSince('model-errors', today, at),
    model_retries_today: countSince('model-retries', today, at),
    resource_bytes: countEver('resource-bytes'),
  });
  const remaining = modelStatus.active() ? await modelCallsLeft({ db, settings, now }) : null;
  const created = await createdAt(db);
  return [
    ...Object.entries(HELP).map(([name, help]) =>
      gauge(name, help, counts[name as keyof typeof HELP]),
    ),
    gauge(
      'model_calls_remaining_today',
      'Calls left of MODEL_CALLS_PER_DAY today, UTC.',
      remaining,
    ),
    gauge(
      'database_created_timestamp_seconds',
      'Creation time of the database, in seconds since 1970.',
      created && created / 1000,
    ),
    ...(await writingMetrics(db, at)),
  ];
}

async function writingMetrics(db: Services['db'], at: number): Promise<PrometheusMetric[]> {
  const errors = new Map(await readModelErrors(db, Math.floor(at / DAY_MS) * DAY_MS));
  const { fallbackRate, failed, paces } = writingHealth(await findAttempts(db, at - DAY_MS));
  return [
    {
      name: 'model_errors_by_kind_today',
      help: 'Failed calls to the model today, UTC, by kind of error.',
      type: 'gauge',
      // All kinds, also at 0: Prometheus sees no increase in a first sample.
      samples: samplesBy(
        'kind',
        MODEL_ERROR_KINDS.map((kind) => [kind, errors.get(kind) ?? 0]),
      ),
    },
    {
      name: 'generation_duration_seconds',
      help: 'Duration of generations in the last 24 hours.',
      type: 'summary',
      samples: paces.flatMap(({ writer, median, slow }) => [
        { labels: { writer, quantile: '0.5' }, value: median / 1000 },
        { labels: { writer, quantile: '0.95' }, value: slow / 1000 },
      ]),
    },
    gauge('generations_failed', 'Failed generations in the last 24 hours.', failed),
    gauge(
      'fallback_percent',
      'Share of generations by the fallback writer in the last 24 hours.',
      fallbackRate,
    ),
  ];
}
