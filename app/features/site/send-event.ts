import type { BrowserEvent } from '../../domain/stats/guest-events.server.ts';

/** Sends an event of the funnel without waiting. Never throws (docs/product.md §8, Silent). */
export function sendEvent(event: BrowserEvent): void {
  const body = JSON.stringify({ ...event, referrer: document.referrer || undefined });
  const headers = { 'content-type': 'application/json' };
  fetch('/api/events', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}
