import { expect, it } from 'vitest';
import { writingHealth } from './system.server.ts';
import type { GenerationAttempt } from './system-store.server.ts';

const attempt = (change: Partial<GenerationAttempt>): GenerationAttempt => ({
  state: 'succeeded',
  writer: 'model',
  fallback: null,
  error_code: null,
  created_at: 1000,
  finished_at: 1500,
  ...change,
});

it('summarises generations', () => {
  const health = writingHealth([
    attempt({}),
    attempt({ finished_at: 9000 }),
    attempt({ writer: 'offline', fallback: 'model-failed' }),
    attempt({ writer: 'offline', fallback: 'busy' }),
    attempt({ writer: 'member', finished_at: 1000 }),
    attempt({ state: 'failed', error_code: 'generation-failed' }),
    attempt({ state: 'failed', error_code: 'reader-left' }),
  ]);
  expect(health).toEqual({
    written: 4,
    failed: 1,
    reasons: [
      ['generation-failed', 1],
      ['fallback: model-failed', 1],
      ['fallback: busy', 1],
    ],
    fallbackRate: 50,
    paces: [
      { writer: 'model', written: 2, median: 500, slow: 8000 },
      { writer: 'offline', written: 2, median: 500, slow: 500 },
    ],
  });
});

it('summarises no generations', () => {
  expect(writingHealth([])).toMatchObject({ written: 0, fallbackRate: 0, paces: [] });
});
