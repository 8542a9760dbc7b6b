import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from './open-browser.ts';

/** Starts the run's browser. The caller closes it. */
function launchBrowser(): Promise<Browser> {
  return openBrowser(inject('browser'));
}

let shared: Promise<Browser> | undefined;

/**
 * Returns this worker's shared browser, which lives as long as the worker. Tests isolate users by browser contexts and
 * close these. A crashed browser is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}
