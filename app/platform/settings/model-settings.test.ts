import { expect, it } from 'vitest';
import { callLimits } from './model-settings.server.ts';
import { readSettings } from './settings.server.ts';

const OF_PROVIDER = { callsAtOnce: 8, firstTextTimeout: 15_000, totalTimeout: 60_000 };
const OF_OWN_NETWORK = { callsAtOnce: 1, firstTextTimeout: 60_000, totalTimeout: 110_000 };

it.each([
  [undefined, OF_PROVIDER],
  ['https://models.example/v1', OF_PROVIDER],
  ['https://203.0.113.7/v1', OF_PROVIDER],
  ['http://127.0.0.1:11434/v1', OF_OWN_NETWORK],
  ['http://[::1]:11434/v1', OF_OWN_NETWORK],
  ['http://localhost:1234/v1', OF_OWN_NETWORK],
  ['http://192.168.1.20:8080/v1', OF_OWN_NETWORK],
  ['http://10.0.0.7:8000', OF_OWN_NETWORK],
  ['http://model:11434/v1', OF_OWN_NETWORK],
  ['http://host.docker.internal:12434/engines/v1', OF_OWN_NETWORK],
])('knows by the address %s what a call may take', (OPENAI_BASE_URL, limits) => {
  expect(callLimits(readSettings({ OPENAI_BASE_URL }))).toMatchObject(limits);
});

it('waits for one whole text of an engine that writes one at a time, and three seconds for a provider', () => {
  const waitAt = (environment: Record<string, string>) =>
    callLimits(readSettings(environment)).longestWait;
  const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(waitAt(local)).toBe(111_000);
  expect(waitAt({ ...local, MODEL_TOTAL_TIMEOUT: '20000' })).toBe(21_000);
  expect(waitAt({ MODEL_TOTAL_TIMEOUT: '20000' })).toBe(3000);
});

it('takes each limit of the environment for either', () => {
  const environment = {
    MODEL_CALLS_AT_ONCE: '3',
    MODEL_FIRST_TEXT_TIMEOUT: '4000',
    MODEL_TOTAL_TIMEOUT: '300000',
  };
  const given = { callsAtOnce: 3, firstTextTimeout: 4000, totalTimeout: 300_000 };
  for (const OPENAI_BASE_URL of ['https://models.example/v1', 'http://127.0.0.1:1/v1'])
    expect(callLimits(readSettings({ ...environment, OPENAI_BASE_URL }))).toMatchObject(given);
});
