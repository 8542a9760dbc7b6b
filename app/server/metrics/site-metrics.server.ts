import type { Kysely } from 'kysely';
import { modelCallsLeft, writingHealth } from '../../domain/admin/system.server.ts';
import { findAttempts, createdAt } from '../../domain/admin/system-store.server.ts';
import type { Database } from '../../platform/db/tables.ts';
import { MODEL_ERROR_KINDS } from '../../platform/model/model-errors.server.ts';
import { readModelErrors } from '../../platform/observe/model-metrics.server.ts';
import { countAll, countEver, countSince } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { hasModel } from '../../platform/settings/model-settings.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { gauge, gauges, type Measured, quantiles } from './prometheus-text.ts';

/** Prometheus gives up after ten seconds. Milliseconds. */
const DATABASE_TIMEOUT_MS = 3000;

/** What the database counts, and whether it told: what the process counts must be told above all while it is away. */
export async function siteMetrics(services: Services): Promise<Measured[]> {
  const found = await withTimeout(DATABASE_TIMEOUT_MS, () =>
    siteCounts(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the database did not tell its numbers');
      return null;
    }),
  );
  return [
    gauge('database_up', 'Whether the database told the rest.', found ? 1 : 0),
    ...(found ?? []),
  ];
}

async function siteCounts({ db, settings, now }: Services): Promise<Measured[]> {
  const at = now();
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  const counts = await countAll(db, {
    users: countEver('users'),
    posts: countEver('posts'),
    community_posts: countEver('shared'),
    resources: countEver('resources'),
    active_users: countSince('seen', at - 7 * DAY_MS, at),
    tokens_in_today: countSince('tokens:in', today, at),
    tokens_out_today: countSince('tokens:out', today, at),
    model_errors_today: countSince('model-errors', today, at),
    model_retries_today: countSince('model-retries', today, at),
    picture_bytes: countEver('picture-bytes'),
  });
  const single = Object.entries(counts).map(([name, value]) =>
    gauge(name, HELP[name as keyof typeof counts], value),
  );
  const left = hasModel(settings) ? await modelCallsLeft({ db, settings, now }) : null;
  const since = await createdAt(db);
  return [
    ...single,
    gauge('model_calls_left_today', 'Calls to the model that the day, UTC, still allows.', left),
    gauge('data_since_seconds', 'When this database was made, since 1970.', since && since / 1000),
    ...(await writingMetrics(db, at)),
  ];
}

async function writingMetrics(db: Kysely<Database>, at: number): Promise<Measured[]> {
  const errors = new Map(await readModelErrors(db, Math.floor(at / DAY_MS) * DAY_MS));
  const { fallbackRate, failed, paces } = writingHealth(await findAttempts(db, at - DAY_MS));
  return [
    gauges(
      'model_errors_by_kind_today',
      'Calls to the model that failed today, UTC, by what was wrong.',
      // Those that there were none of too: what is seen for the first time has not grown.
      MODEL_ERROR_KINDS.map((kind) => ({ labels: { kind }, value: errors.get(kind) ?? 0 })),
    ),
    quantiles(
      'writing_seconds',
      'How long writing took in the last 24 hours.',
      paces.flatMap(({ writer, median, slow }) => [
        { labels: { writer, quantile: '0.5' }, value: median / 1000 },
        { labels: { writer, quantile: '0.95' }, value: slow / 1000 },
      ]),
    ),
    gauge('writing_failed', 'What could not be written in the last 24 hours.', failed),
    gauge(
      'fallback_percent',
      'How much of the last 24 hours the offline writer took over.',
      fallbackRate,
    ),
  ];
}

const HELP = {
  users: 'Members.',
  posts: 'Posts that were written.',
  community_posts: 'Posts in the community.',
  resources: 'Pictures of the library.',
  active_users: 'Members who were here within seven days.',
  tokens_in_today: 'Tokens that the model has read today, UTC.',
  tokens_out_today: 'Tokens that the model has written today, UTC.',
  model_errors_today: 'Calls to the model that failed today, UTC, also where a second one did not.',
  model_retries_today: 'Calls to the model that were made once more today, UTC.',
  picture_bytes: 'Room that the pictures take, without the small ones made of each.',
} as const;
