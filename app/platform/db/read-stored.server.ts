import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from './tables.ts';

/** Where a JSON text is stored. */
type Place = { table: keyof Database; column: string; id: string };

const listeners = new Set<(place: Place) => void>();

/**
 * The value of a stored JSON text. Null for a text that does not fit the shape: callers show the row without it, so that
 * one row does not close a page of many.
 */
export function readStored<Value>(
  shape: z.ZodType<Value>,
  text: string,
  place: Place,
): Value | null {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    for (const listener of listeners) listener(place);
    return null;
  }
}

/** Of one process. */
const MAX_LOGGED = 1000;

/** Logs each stored text that cannot be read, once, until the result is called. Stores have no log. */
export function logUnreadable(log: Logger): () => void {
  const logged = new Set<string>();
  const listener = (place: Place) => {
    const key = Object.values(place).join(' ');
    if (logged.has(key) || logged.size === MAX_LOGGED) return;
    logged.add(key);
    log.error({ event: 'unreadable_row', ...place }, 'a stored text cannot be read');
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
