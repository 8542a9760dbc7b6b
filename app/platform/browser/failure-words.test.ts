import { afterEach, expect, it, vi } from 'vitest';
import { failureWords } from './failure-words.ts';

afterEach(() => vi.unstubAllGlobals());

it('says what to do where the device has no network', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureWords('Failed to regenerate post')).toBe('Failed to regenerate post');
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureWords('Please try again.')).toBe(
    'Please try again. You are offline; nothing is lost. Connect, then press it again.',
  );
});
