import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { linesLost } from '../../platform/observe/log.server.ts';
import type { RequestMetrics } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import type { Health } from './health.server.ts';
import { gauge, gauges, type Measured, metricsText, quantiles } from './prometheus-text.ts';
import { siteMetrics } from './site-metrics.server.ts';

/**
 * GET /metrics for whoever sends METRICS_TOKEN as `authorization: Bearer …`. Null when there is no such
 * setting: then there is no such page.
 */
export async function metricsResponse(
  services: Services,
  { requests, health }: { requests: RequestMetrics; health: Health },
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
  const slow = await Promise.all([errorMetrics(services, health), siteMetrics(services)]);
  const text = metricsText([...processMetrics(requests), ...loadMetrics(services), ...slow.flat()]);
  return new Response(text, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}

// By their hashes: how long it takes tells neither length nor beginning.
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function processMetrics(requests: RequestMetrics): Measured[] {
  const { byClass, upTo, seconds } = requests.read();
  const count = Object.values(byClass).reduce((sum, each) => sum + each, 0);
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
    gauge('memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    gauge('uptime_seconds', 'Since this process started.', process.uptime()),
  ];
}

const NANO = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** How much this process has to do: requests that run, wait and were refused, and the delay of the event loop. */
function loadMetrics({
  requestQueue,
  uploadQueue,
  breaker,
}: Pick<Services, 'requestQueue' | 'uploadQueue' | 'breaker'>): Measured[] {
  const queues = Object.entries({ requests: requestQueue, uploads: uploadQueue }).map(
    ([queue, { counts }]) => ({ queue, ...counts() }),
  );
  const late = delay.percentile(99) / NANO;
  delay.reset();
  const queueSamples = (what: 'running' | 'waiting' | 'networks'): Measured['samples'] =>
    queues.map(({ queue, ...counts }) => ({ labels: { queue }, value: counts[what] }));
  return [
    gauges('requests_running', 'Requests that hold a place.', queueSamples('running')),
    gauges('requests_waiting', 'Requests that wait for a place.', queueSamples('waiting')),
    gauges('requests_networks', 'Networks with a request that waits.', queueSamples('networks')),
    {
      name: 'broetry_requests_refused_total',
      help: 'Requests that were refused because the queue was full: of their network (429) or of all (503).',
      kind: 'counter',
      samples: queues.flatMap(({ queue, refused }) =>
        Object.entries(refused).map(([scope, value]) => ({ labels: { queue, scope }, value })),
      ),
    },
    quantiles(
      'event_loop_delay_seconds',
      'How late the process came to what was due, 99 of 100 times less, since this was last asked.',
      [{ labels: { quantile: '0.99' }, value: Number.isFinite(late) ? late : 0 }],
    ),
    {
      name: 'broetry_log_lines_lost_total',
      help: 'Lines of the log that could not be written.',
      kind: 'counter',
      samples: [{ value: linesLost() }],
    },
    gauge(
      'model_breaker_open',
      '1 while the model is left alone because its calls failed.',
      breaker.isOpen() ? 1 : 0,
    ),
  ];
}

const HOUR_SECONDS = 3600;
/** Milliseconds. */
const DISK_TIMEOUT_MS = 3000;

type Disk = { free: number | null; backup: string | null };

const looks = new WeakMap<Services, Promise<Disk>>();

/** One look at a time: a disk that does not answer must not take a thread of the process for each that asks. */
function checkDisk(services: Services): Promise<Disk> {
  const running = looks.get(services);
  if (running) return running;
  const look = Promise.all([
    services.freeSpace().catch(() => null),
    newestBackupName(services.settings.backupDir).catch(() => null),
  ])
    .then(([free, backup]) => ({ free, backup }))
    .finally(() => looks.delete(services));
  looks.set(services, look);
  return look;
}

/** What deploy/alerts.yaml looks at beside load and model: refusals, failures, and whether there is room and a backup. */
async function errorMetrics(services: Services, health: Health): Promise<Measured[]> {
  const { faults, settings, now } = services;
  const { faults: faulty, refusals, failedJobs } = faults.read();
  const [isReady, disk] = await Promise.all([
    health.ready(),
    withTimeout(DISK_TIMEOUT_MS, () => checkDisk(services)),
  ]);
  const { free = null, backup = null } = disk ?? {};
  return [
    counter(
      'refusals_total',
      'Answers of this process that refused, by their code.',
      'code',
      refusals,
    ),
    counter('faults_total', 'What went wrong in this process without a refusal.', 'fault', faulty),
    counter(
      'job_failures_total',
      'Jobs of the clock that failed in this process.',
      'name',
      failedJobs,
    ),
    gauge('ready', 'Whether /readyz says ok.', isReady ? 1 : 0),
    gauge('clock_seconds', 'What this server takes for the time, since 1970.', now() / 1000),
    gauge('disk_free_bytes', 'Room that is left where DATA_DIR is.', free),
    gauge(
      'backup_every_seconds',
      'Between backups by the clock; 0: never.',
      settings.backupEveryHours * HOUR_SECONDS,
    ),
    gauge(
      'last_backup_seconds',
      'When the newest backup was made, since 1970.',
      backup === null ? null : timeOfBackup(backup) / 1000,
    ),
  ];
}

function counter(
  name: string,
  help: string,
  label: string,
  counts: ReadonlyMap<string, number>,
): Measured {
  const samples = [...counts].map(([key, value]) => ({ labels: { [label]: key }, value }));
  return { name: `broetry_${name}`, help, kind: 'counter', samples };
}
