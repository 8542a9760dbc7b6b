import { type ReadEvent, readEvents } from './read-events.ts';
import type { TestBrowser } from './test-app.ts';

/** What is translated unless a test says otherwise. */
export const WORDS = {
  text: 'I burned the toast again.',
  direction: 'to-speak',
  voice: 'announcement',
  level: 'Spicy',
  seed: 1,
};

/** Asks the model for a translation as our own page would. */
export function askForTranslation(
  browser: TestBrowser,
  { key = 'key-000001', ...body }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> {
  const json = { ...WORDS, ...body };
  return browser.fetch('/api/model-translations', { json, headers: { 'idempotency-key': key } });
}

/** The same, read to its end. */
export async function readTranslation(
  browser: TestBrowser,
  body?: Parameters<typeof askForTranslation>[1],
): Promise<ReadEvent[]> {
  return readEvents(await askForTranslation(browser, body));
}
