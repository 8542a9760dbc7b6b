import { createHash, timingSafeEqual } from 'node:crypto';
import type { Health } from './health.server.ts';
import type { Services } from '../../platform/services.ts';
import { ofFaults } from './fault-metrics.server.ts';
import { ofLoad } from './load-metrics.server.ts';
import { gauge, type Measured, metricsText } from './metrics-text.ts';
import type { RequestMetrics } from '../../platform/observe/request-metrics.ts';
import { ofDatabase } from './site-metrics.server.ts';

/**
 * GET /metrics for whoever sends METRICS_TOKEN as `authorization: Bearer …`. Null when there is no such
 * setting: then there is no such page.
 */
export async function answerMetrics(
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
  const slow = await Promise.all([ofFaults(services, health), ofDatabase(services)]);
  const text = metricsText([...ofProcess(requests), ...ofLoad(services), ...slow.flat()]);
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
