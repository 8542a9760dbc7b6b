import { monitorEventLoopDelay } from 'node:perf_hooks';
import { linesLost } from '../../platform/observe/log.server.ts';
import type { Services } from '../../platform/services.ts';
import { gauge, gauges, type Measured, quantiles } from './metrics-text.ts';

const NANO = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** How much this process has to do: requests that run, wait and were refused, and the delay of the event loop. */
export function ofLoad({
  requestQueue,
  uploadQueue,
  breaker,
}: Pick<Services, 'requestQueue' | 'uploadQueue' | 'breaker'>): Measured[] {
  const queues = Object.entries({ requests: requestQueue, uploads: uploadQueue }).map(
    ([queue, { counts }]) => ({ queue, ...counts() }),
  );
  const late = delay.percentile(99) / NANO;
  delay.reset();
  const ofQueues = (what: 'running' | 'waiting' | 'networks'): Measured['samples'] =>
    queues.map(({ queue, ...counts }) => ({ labels: { queue }, value: counts[what] }));
  return [
    gauges('requests_running', 'Requests that hold a place.', ofQueues('running')),
    gauges('requests_waiting', 'Requests that wait for a place.', ofQueues('waiting')),
    gauges('requests_networks', 'Networks with a request that waits.', ofQueues('networks')),
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
