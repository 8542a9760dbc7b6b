import { lintReply } from '../comedy/replies/reply-limits.ts';
import type { ReplyLength } from '../comedy/replies/reply-kinds.ts';
import { type ReadEvent, readEvents } from './read-events.ts';
import type { TestBrowser } from './test-app.ts';

export const POST = 'I got promoted to VP of Sales while waiting in line at Starbucks. Agree?';

/** Asks for replies to a post as our own page would. */
export function askForReplies(
  browser: TestBrowser,
  { key = 'key-000001', ...body }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> {
  const json = { ...('from' in body ? {} : { post: POST }), length: 'short-para', ...body };
  return browser.fetch('/api/replies', { json, headers: { 'idempotency-key': key } });
}

/** The same, read to its end. */
export async function readReplies(
  browser: TestBrowser,
  body?: Parameters<typeof askForReplies>[1],
): Promise<ReadEvent[]> {
  return readEvents(await askForReplies(browser, body));
}

/** The finished replies among events. */
export function finished(events: readonly ReadEvent[]) {
  return events.filter(({ event }) => event === 'done').map(({ data }) => data);
}

/** What is wrong with finished replies, apart from stops that can be read in two ways. */
export function faultsOf(events: readonly ReadEvent[], length: ReplyLength): string[] {
  return finished(events)
    .flatMap(({ text }) => lintReply(text ?? '', length))
    .filter((fault) => fault !== 'doubtful stop');
}
