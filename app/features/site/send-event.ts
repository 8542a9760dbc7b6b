import type { BrowserEvent } from '../../domain/stats/guest-events.server.ts';
import { inTurn } from '../../platform/browser/in-turn.ts';

/** No other request waits longer for an event. Milliseconds. */
const LONGEST_MS = 10_000;

/** Sends an event of the funnel without waiting. Never throws (docs/product.md §8, Silent). */
export function sendEvent(event: BrowserEvent): void {
  const body = JSON.stringify({ ...event, referrer: document.referrer || undefined });
  const headers = { 'content-type': 'application/json' };
  inTurn(() => {
    const signal = AbortSignal.timeout(LONGEST_MS);
    return fetch('/api/events', { method: 'POST', body, headers, keepalive: true, signal });
  }).catch(() => undefined);
}
