import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { countAll, countEver, countSince } from '../analytics/rollup-store.server.ts';
import { findAttempts } from '../admin/system-store.server.ts';
import { writingHealth } from '../admin/writing-health.ts';
import type { Database } from '../db/tables.ts';
import type { Services } from '../services.server.ts';
import { ofLoad } from './load-metrics.server.ts';
import { readModelErrors } from './keep-model-error.server.ts';
import { type Measured, metricsText } from './metrics-text.ts';
import type { RequestMetrics } from './request-metrics.ts';

const DAY = 86_400_000;

/**
 * GET /metrics for whoever sends METRICS_TOKEN as `authorization: Bearer …`. Null when there is no such
 * setting: then there is no such page.
 */
export async function answerMetrics(
  services: Services,
  requests: RequestMetrics,
  authorization: string | undefined,
): Promise<Response | null> {
  const token = services.settings.metricsToken;
  if (token === undefined) return null;
  if (!isSame(authorization ?? '', `Bearer ${token}`)) {
    return new Response('Send METRICS_TOKEN as a bearer token.\n', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
    });
  }
  const text = metricsText([
    ...ofProcess(requests),
    ...ofLoad(services),
    ...(await ofSite(services)),
  ]);
  return new Response(text, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}

// By their hashes: how long it takes tells neither length nor beginning.
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function ofProcess(requests: RequestMetrics): Measured[] {
  const { byClass, upTo, seconds } = requests.read();
  const count = Object.values(byClass).reduce((sum, each) => sum + each, 0);
  const gauge = (name: string, help: string, value: number): Measured => ({
    name,
    help,
    kind: 'gauge',
    samples: [{ value }],
  });
  return [
    {
      name: 'broetry_http_requests_total',
      help: 'Answers of this process by their class of status.',
      kind: 'counter',
      samples: Object.entries(byClass).map(([status, value]) => ({ labels: { status }, value })),
    },
    {
      name: 'broetry_http_request_seconds',
      help: 'How long answers took until they began.',
      kind: 'histogram',
      samples: [
        ...upTo.map(([le, value]) => ({ suffix: '_bucket', labels: { le: String(le) }, value })),
        { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
        { suffix: '_sum', value: seconds },
        { suffix: '_count', value: count },
      ],
    },
    gauge('broetry_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    gauge('broetry_uptime_seconds', 'Since this process started.', process.uptime()),
  ];
}

async function ofSite({ db, now }: Services): Promise<Measured[]> {
  const at = now();
  const today = Math.floor(at / DAY) * DAY;
  const counts = await countAll(db, {
    users: countEver('users'),
    posts: countEver('posts'),
    community_posts: countEver('shared'),
    resources: countEver('resources'),
    active_users: countSince('seen', at - 7 * DAY, at),
    tokens_in_today: countSince('tokens:in', today, at),
    tokens_out_today: countSince('tokens:out', today, at),
    model_errors_today: countSince('model-errors', today, at),
    model_retries_today: countSince('model-retries', today, at),
    picture_bytes: countEver('picture-bytes'),
  });
  const single = Object.entries(counts).map(([name, value]): Measured => ({
    name: `broetry_${name}`,
    help: HELP[name as keyof typeof counts],
    kind: 'gauge',
    samples: [{ value }],
  }));
  return [...single, ...(await ofWriting(db, at))];
}

async function ofWriting(db: Kysely<Database>, at: number): Promise<Measured[]> {
  const errors = await readModelErrors(db, Math.floor(at / DAY) * DAY);
  const { fallbackRate, failed, paces } = writingHealth(await findAttempts(db, at - DAY));
  const gauge = (name: string, help: string, samples: Measured['samples']): Measured => ({
    name: `broetry_${name}`,
    help,
    kind: 'gauge',
    samples,
  });
  return [
    gauge(
      'model_errors_by_kind_today',
      'Calls to the model that failed today, UTC, by what was wrong.',
      errors.map(([kind, value]) => ({ labels: { kind }, value })),
    ),
    gauge(
      'writing_seconds',
      'How long writing took in the last 24 hours.',
      paces.flatMap(({ writer, median, slow }) => [
        { labels: { writer, quantile: '0.5' }, value: median / 1000 },
        { labels: { writer, quantile: '0.95' }, value: slow / 1000 },
      ]),
    ),
    gauge('writing_failed', 'What could not be written in the last 24 hours.', [{ value: failed }]),
    gauge('fallback_percent', 'How much of the last 24 hours the offline writer took over.', [
      { value: fallbackRate },
    ]),
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
