import { monitorEventLoopDelay } from 'node:perf_hooks';
import { linesLost } from '../log.server.ts';
import type { Services } from '../services.server.ts';
import { gauge, gauges, type Measured, quantiles } from './metrics-text.ts';

const NANO = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** How much this process has to do: who is served, who waits, who was sent away, and how late it comes to things. */
export function ofLoad({
  admission,
  breaker,
}: Pick<Services, 'admission' | 'breaker'>): Measured[] {
  const counts = admission.counts();
  const late = delay.percentile(99) / NANO;
  delay.reset();
  const byClass = (what: 'running' | 'waiting'): Measured['samples'] =>
    counts.map(({ name, ...count }) => ({ labels: { class: name }, value: count[what] }));
  return [
    gauges(
      'requests_running',
      'Requests that are being answered, by their class.',
      byClass('running'),
    ),
    gauges(
      'requests_waiting',
      'Requests that wait for a place, by their class.',
      byClass('waiting'),
    ),
    {
      name: 'broetry_requests_shed_total',
      help: 'Requests that were sent away with 503: no place to wait (full), a line that is too long a wait (slow), or it took too long (late).',
      kind: 'counter',
      samples: counts.flatMap(({ name, shed }) =>
        Object.entries(shed).map(([reason, value]) => ({ labels: { class: name, reason }, value })),
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
