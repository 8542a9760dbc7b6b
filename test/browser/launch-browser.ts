import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from './open-browser.ts';

/** Starts the run's browser for a test, which closes it when it is done. */
export function launchBrowser(): Promise<Browser> {
  return openBrowser(inject('browser'));
}

let shared: Promise<Browser> | undefined;

/**
 * The one browser of this worker, which ends with it: people in it are kept apart by contexts of their own, which
 * their test closes. One that has died is followed by another.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}
