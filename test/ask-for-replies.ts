import { lintReply } from '../comedy/replies/reply-limits.ts';
import type { ReplyLength } from '../comedy/replies/reply-kinds.ts';
import { type ReadEvent, readEvents } from './read-events.ts';
import type { TestBrowser } from './test-app.ts';

export const POST = 'I got promoted to VP of Sales while waiting in line at Starbucks. Agree?';

/** Requests replies to a post as the site's page does. */
export function askForReplies(
  browser: TestBrowser,
  { key = 'key-000001', ...body }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> {
  const json = { ...('from' in body ? {} : { post: POST }), length: 'short-para', ...body };
  return browser.fetch('/api/replies', { json, headers: { 'idempotency-key': key } });
}

/** Requests replies and reads the whole response. */
export async function readReplies(
  browser: TestBrowser,
  body?: Parameters<typeof askForReplies>[1],
): Promise<ReadEvent[]> {
  return readEvents(await askForReplies(browser, body));
}

/** Returns the data of the `done` events. */
export function finished(events: readonly ReadEvent[]) {
  return events.filter(({ event }) => event === 'done').map(({ data }) => data);
}

/** Returns the faults of finished replies, except ambiguous full stops. */
export function faultsOf(events: readonly ReadEvent[], length: ReplyLength): string[] {
  return finished(events)
    .flatMap(({ text }) => lintReply(text ?? '', length))
    .filter((fault) => fault !== 'doubtful stop');
}
