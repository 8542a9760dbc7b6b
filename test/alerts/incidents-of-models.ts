import { expect } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
} from '../fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../model-settings.ts';
import { type Incidents, post, watch } from './incident.ts';
import type { Scrape } from './scrape.ts';

const errorsOf = (kind: string) => `broetry_model_errors_by_kind_today{kind="${kind}"}`;

async function withModel(
  behaviour: Behaviour,
  posts = 1,
  more: Record<string, string> = {},
): Promise<[Scrape, Scrape]> {
  const env = modelEnvironment(await fakeProvider(behaviour), more);
  return watch({ env }, async (app) => {
    for (let index = 0; index < posts; index += 1)
      expect((await post(app, index)).status).toBe(200);
  });
}

const breakOff: Behaviour = (response) => {
  begin(response, frame(chunk({ content: 'I made toast this morning.\n\nNobody asked.\n\n' })));
  setTimeout(() => response.destroy(), 100);
};

/** What a provider of models can do to a server. */
export const MODEL_INCIDENTS: Incidents = {
  'the model says nothing': {
    alerts: [],
    moves: { F1: errorsOf('timeout') },
    happen: () => withModel(() => undefined),
  },
  'the model wants a pause': {
    alerts: [],
    moves: { F2: errorsOf('rate_limit') },
    happen: () => withModel(refuseWith(429, {}, { 'retry-after': '120' })),
  },
  'the model fails all the time': {
    alerts: ['BroetryModelRests'],
    moves: { F3: 'broetry_model_breaker_open' },
    happen: () => withModel(refuseWith(500, {}), 12),
  },
  'the model breaks off': {
    alerts: [],
    moves: { F4: 'broetry_refusals_total{code="generation-failed"}' },
    happen: () => withModel(breakOff),
  },
  'every post breaks off': {
    alerts: ['BroetryWritesNothing'],
    moves: {},
    happen: () => withModel(breakOff, 8),
  },
  'the model answers with rubbish': {
    alerts: [],
    moves: { F5: errorsOf('bad_response') },
    happen: () => withModel(refuseWith(200, '<html>')),
  },
  'the provider refuses the key': {
    alerts: ['BroetryModelRefuses'],
    moves: { F6: errorsOf('auth') },
    happen: () => withModel(refuseWith(401, { error: { code: 'invalid_api_key' } })),
  },
  'the calls of the day are used up': {
    alerts: ['BroetryModelSpent'],
    moves: { F6: 'broetry_model_calls_left_today' },
    happen: () => withModel(answerWith('I made toast. Agree?'), 1, { MODEL_CALLS_PER_DAY: '1' }),
  },
};
