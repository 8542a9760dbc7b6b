import type { BrowserEvent } from '../../domain/stats/guest-events.server.ts';
import { fetchInTurn } from '../../platform/browser/fetch-in-turn.ts';

/** No other request waits longer for an event. Milliseconds. */
const LONGEST_MS = 10_000;

/** Sends an event of the funnel without waiting. Never throws (docs/product.md §8, Silent). */
export function sendEvent(event: BrowserEvent): void {
  const body = JSON.stringify({ ...event, referrer: document.referrer || undefined });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const init = { method: 'POST', body, headers, keepalive: true, signal };
  fetchInTurn('/api/events', init).catch(() => undefined);
}
