import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from './open-browser.ts';

/** Starts the run's browser for a test file, which closes it when it is done. */
export function launchBrowser(): Promise<Browser> {
  return openBrowser(inject('browser'));
}
