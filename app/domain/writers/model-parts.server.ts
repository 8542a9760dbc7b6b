import { createCircuitBreaker } from '../../platform/model/call-limits.server.ts';
import { type CallCounters, createModelClient } from '../../platform/model/model-client.server.ts';
import { createModelMemory } from '../../platform/model/model-memory.server.ts';
import type { Services } from '../../platform/services.ts';
import type { ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { takeModelCall } from '../rate-limits/quotas.server.ts';
import { lineOf } from './call-lines.server.ts';
import { loaderOf } from './model-loader.server.ts';
import type { ModelWriterParts } from './model-writers.server.ts';

type Parts = Parameters<typeof loaderOf>[0] & Pick<Services, 'db' | 'log' | 'settings'>;

/** What the writers of one model share: its line, its client, what is known of it, and the calls of the day. */
export function modelParts(
  services: Parts,
  settings: ModelSettings,
  counters: Omit<CallCounters, 'onAnswer'> = {},
): ModelWriterParts {
  const memory = createModelMemory(settings);
  const breaker = createCircuitBreaker();
  const loader = loaderOf(services, settings, memory);
  const onAnswer = () => loader?.used();
  return {
    settings,
    log: services.log,
    memory,
    breaker,
    loader,
    client: createModelClient(settings, { counters: { ...counters, onAnswer }, breaker, memory }),
    line: lineOf(services, settings),
    takeCall: (payer) => takeModelCall(services, payer),
  };
}
