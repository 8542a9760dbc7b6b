import type { Services } from '../services.server.ts';
import { insertEvent } from './event-store.server.ts';
import { type GuestEvent, referrerOrigin } from './parse-event.ts';
import { userAgentFamily } from './user-agent-family.ts';

export type EventSource = { userAgent: string; referrer: string | undefined };

/**
 * Writes one guest_analytics event (docs/product.md §3) with the server's clock.
 * A failure is silent for the visitor (docs/product.md §8) and goes to the log.
 */
export async function recordEvent(
  services: Services,
  guestId: string,
  event: GuestEvent,
  source: EventSource,
): Promise<void> {
  try {
    await insertEvent(services.db, {
      id: services.newId(),
      session_id: guestId,
      event: event.event,
      timestamp: services.now(),
      user_agent: userAgentFamily(source.userAgent),
      referrer: referrerOrigin(source.referrer),
      metadata: event.metadata ? JSON.stringify(event.metadata) : null,
    });
  } catch (error) {
    services.log.warn({ err: error, event: event.event }, 'an analytics event was not written');
  }
}
