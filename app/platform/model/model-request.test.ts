import { expect, it } from 'vitest';
import { HOUR_MS } from '../time/time-units.ts';
import { readSettings } from '../settings/settings.server.ts';
import { ModelError, type ModelErrorKind } from './model-errors.server.ts';
import { readRetryAfter, waitBeforeRetry } from './model-request.server.ts';

const NOW = Date.UTC(2026, 10, 21);

it.each([
  ['2', 2000],
  ['0', 0],
  ['0.5', 500],
  ['3600', HOUR_MS],
  [new Date(NOW + 4000).toUTCString(), 4000],
  [new Date(NOW - 4000).toUTCString(), 0],
  ['-1', undefined],
  ['soon', undefined],
  [' ', undefined],
  [undefined, undefined],
])('reads Retry-After %j', (header, milliseconds) => {
  expect(readRetryAfter(header, NOW)).toBe(milliseconds);
});

const settings = readSettings({});
const wait = (kind: ModelErrorKind, retryAfter?: number, chance = 0) =>
  waitBeforeRetry(new ModelError(settings, kind, undefined, { retryAfter }), chance);

it('delays a retry with jitter, or by Retry-After up to eight seconds', () => {
  expect([wait('network', undefined, 0), wait('network', undefined, 1)]).toEqual([300, 900]);
  expect([wait('rate_limit', 2000, 0), wait('upstream', 8000, 0)]).toEqual([2000, 8000]);
  expect(wait('rate_limit', 8001)).toBeNull();
});

it.each([
  'auth',
  'quota',
  'content_filter',
  'refusal',
  'empty',
  'truncated',
  'timeout',
  'bad_request',
  'not_found',
  'bad_response',
  'aborted',
] as const)('does not retry after %s', (kind) => {
  expect(wait(kind)).toBeNull();
});

it('retries only errors of the provider', () => {
  expect(waitBeforeRetry(new TypeError('x'), 0)).toBeNull();
});
