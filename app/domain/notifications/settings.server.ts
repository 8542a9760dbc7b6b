import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationPreferences } from './notifications.ts';

const stored = z.record(z.string(), z.unknown()).catch({});

/** Parses the settings in a row of the users table. Unreadable settings are empty. */
export function readNotificationSettings(text: string): Record<string, unknown> {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const preferences = z.record(z.string(), z.boolean().catch(true)).catch({});

/** The notification preferences in a member's settings. An unreadable preference is true. */
export function readPreferences(settings: string): NotificationPreferences {
  const saved = preferences.parse(readNotificationSettings(settings)['notifications']);
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, saved[kind] ?? true] as const);
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** Replaces the notification preferences in a member's settings. */
export function withPreferences(settings: string, notifications: NotificationPreferences): string {
  return JSON.stringify({ ...readNotificationSettings(settings), notifications });
}
