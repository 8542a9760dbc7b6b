import { z } from 'zod';

const stored = z.record(z.string(), z.unknown()).catch({});

/** A member's settings as the users table keeps them. What cannot be read is as if nothing had been said. */
export function readSettings(text: string): Record<string, unknown> {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
