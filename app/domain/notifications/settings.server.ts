import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationPreferences } from './notifications.ts';

const stored = z.record(z.string(), z.unknown()).catch({});

/** A member's settings as the users table keeps them. What cannot be read is as if nothing had been said. */
export function readSettings(text: string): Record<string, unknown> {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const preferences = z.record(z.string(), z.boolean().catch(true)).catch({});

/** The preferences among a member's settings, as the users table keeps them. Anything unreadable is wanted. */
export function readPreferences(settings: string): NotificationPreferences {
  const saved = preferences.parse(readSettings(settings)['notices']);
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, saved[kind] ?? true] as const);
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** The same settings with other preferences; what else they hold stays. */
export function withPreferences(settings: string, notices: NotificationPreferences): string {
  return JSON.stringify({ ...readSettings(settings), notices });
}
