import type { Translation } from '../app/domain/translator/translations.server.ts';
import { type ReadEvent, readEvents } from './read-events.ts';
import type { TestBrowser } from './test-app.ts';

/** Default request body of a translation. */
export const WORDS = {
  text: 'I burned the toast again.',
  direction: 'to-speak',
  voice: 'announcement',
  level: 'Spicy',
  seed: 1,
};

/** Requests a translation from the model as the site's page does. */
export function askForTranslation(
  browser: TestBrowser,
  { key = 'key-000001', ...body }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> {
  const json = { ...WORDS, ...body };
  return browser.fetch('/api/model-translations', { json, headers: { 'idempotency-key': key } });
}

/** Requests a translation and reads the whole response. */
export async function readTranslation(
  browser: TestBrowser,
  body?: Parameters<typeof askForTranslation>[1],
): Promise<ReadEvent<Record<string, string> & { translation: Translation }>[]> {
  return readEvents(await askForTranslation(browser, body));
}
