import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { MODEL_REFUSALS } from '../../platform/model/model-memory.server.ts';
import { linesLost } from '../../platform/observe/log.server.ts';
import type { RequestMetrics } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { LOW_SPACE_BYTES } from '../../platform/settings/data-dir.server.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import type { Health } from './health.server.ts';
import {
  counter,
  gauge,
  type PrometheusMetric,
  metricsText,
  samplesBy,
} from './prometheus-text.ts';
import { siteMetrics } from './site-metrics.server.ts';

/**
 * Answers GET /metrics to a client that sends METRICS_TOKEN as `authorization: Bearer …`, else 401. Returns null when
 * METRICS_TOKEN is not set.
 */
export async function metricsResponse(
  services: Services,
  { requests, health }: { requests: RequestMetrics; health: Health },
  authorization: string | undefined,
): Promise<Response | null> {
  const token = services.settings.metricsToken;
  if (token === undefined) return null;
  if (!isEqual(authorization ?? '', `Bearer ${token}`)) {
    return new Response('Send METRICS_TOKEN as a bearer token.\n', {
      status: 401,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      },
    });
  }
  const slow = await Promise.all([errorMetrics(services, health), siteMetrics(services)]);
  const text = metricsText([
    ...processMetrics(requests),
    ...loadMetrics(services),
    ...modelMetrics(services),
    ...slow.flat(),
  ]);
  return new Response(text, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}

// Hashes have equal lengths, so the duration depends on neither text.
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

function processMetrics(requests: RequestMetrics): PrometheusMetric[] {
  const { byClass, buckets, seconds } = requests.read();
  const count = buckets.at(-1)?.[1] ?? 0;
  return [
    counter(
      'http_requests_total',
      'Responses of this process by status class.',
      'status',
      Object.entries(byClass),
    ),
    {
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the start of its response.',
      type: 'histogram',
      samples: [
        ...buckets.map(([bound, value]) => {
          const le = bound === Infinity ? '+Inf' : String(bound);
          return { suffix: '_bucket', labels: { le }, value };
        }),
        { suffix: '_sum', value: seconds },
        { suffix: '_count', value: count },
      ],
    },
    gauge('resident_memory_bytes', 'Resident memory of this process.', process.memoryUsage.rss()),
    gauge('uptime_seconds', 'Time since the start of this process.', process.uptime()),
  ];
}

const NANOSECONDS = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** The load of this process: its queues of requests and of tasks, the event loop and the log. */
function loadMetrics({
  requestQueue,
  uploadQueue,
  workers,
}: Pick<Services, 'requestQueue' | 'uploadQueue' | 'workers'>): PrometheusMetric[] {
  const found = { requests: requestQueue, uploads: uploadQueue, tasks: workers };
  const queues = Object.entries(found).map(([queue, one]) => ({ queue, ...one.counts() }));
  // Not a number while the histogram is empty.
  const delaySeconds = delay.percentile(99) / NANOSECONDS || 0;
  delay.reset();
  const queueGauge = (name: string, help: string, key: 'running' | 'waiting' | 'networks') => {
    const values = queues.map(({ queue, ...counts }) => [queue, counts[key]] as const);
    return { name, help, type: 'gauge', samples: samplesBy('queue', values) } as const;
  };
  return [
    queueGauge('requests_running', 'Requests in progress.', 'running'),
    queueGauge('requests_waiting', 'Requests in the queue.', 'waiting'),
    queueGauge('requests_waiting_networks', 'Networks with a request in the queue.', 'networks'),
    {
      name: 'requests_rejected_total',
      help: 'Requests rejected by a full queue, of one network (429) or of all (503).',
      type: 'counter',
      samples: queues.flatMap(({ queue, rejected }) =>
        Object.entries(rejected).map(([scope, value]) => ({ labels: { queue, scope }, value })),
      ),
    },
    // A summary: by convention no other type has the label `quantile`.
    {
      name: 'event_loop_delay_seconds',
      help: 'Event loop delay since the last scrape.',
      type: 'summary',
      samples: samplesBy('quantile', [['0.99', delaySeconds]]),
    },
    {
      name: 'log_lines_dropped_total',
      help: 'Log lines that could not be written.',
      type: 'counter',
      samples: [{ value: linesLost() }],
    },
  ];
}

/** What this process knows about the model: its circuit breaker and what was refused. */
function modelMetrics({ modelStatus }: Pick<Services, 'modelStatus'>): PrometheusMetric[] {
  const refusal = modelStatus.refusal();
  return [
    gauge(
      'model_circuit_breaker_open',
      '1 while the circuit breaker stops calls to the model.',
      modelStatus.isFailing() ? 1 : 0,
    ),
    {
      name: 'model_refused',
      help: '1 for what the model refused at the check of the start or the last call.',
      type: 'gauge',
      samples: samplesBy(
        'what',
        MODEL_REFUSALS.map((what) => [what, what === refusal ? 1 : 0]),
      ),
    },
  ];
}

const HOUR_SECONDS = 3600;
const DISK_TIMEOUT_MS = 3000;

/** Errors, failed jobs, readiness, free space and the age of the newest backup, for deploy/alerts.yaml. */
async function errorMetrics(services: Services, health: Health): Promise<PrometheusMetric[]> {
  const { errorCounters, freeSpace, settings, now } = services;
  const { errors, responses, failedJobs } = errorCounters.read();
  const ofDisk = <Value>(value: Promise<Value>) =>
    withTimeout(DISK_TIMEOUT_MS, () => value.catch(() => null));
  const [isReady, free, backup] = await Promise.all([
    health.ready(),
    ofDisk(freeSpace()),
    ofDisk(newestBackupName(settings.backupDir)),
  ]);
  return [
    counter('error_responses_total', 'Error responses by error code.', 'code', responses),
    counter('errors_total', 'Errors without an error response, by kind.', 'kind', errors),
    counter('job_failures_total', 'Failed runs of scheduled jobs.', 'name', failedJobs),
    gauge('ready', '1 when /readyz returns 200.', isReady ? 1 : 0),
    gauge('time_seconds', 'System time, in seconds since 1970.', now() / 1000),
    gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR.', free),
    gauge(
      'disk_low',
      '1 when less than 100 MB are free on the disk of DATA_DIR.',
      free === null ? null : Number(free < LOW_SPACE_BYTES),
    ),
    gauge(
      'backup_interval_seconds',
      'Interval of scheduled backups; 0: off.',
      settings.backupEveryHours * HOUR_SECONDS,
    ),
    gauge(
      'last_backup_timestamp_seconds',
      'Time of the newest backup, in seconds since 1970.',
      backup === null ? null : timeOfBackup(backup) / 1000,
    ),
  ];
}
