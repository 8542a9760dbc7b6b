import { z } from 'zod';
import { readSettings } from './read-settings.ts';
import { NOTICE_KINDS, type NoticeWishes } from './notice-kinds.ts';

const wishes = z.record(z.string(), z.boolean().catch(true)).catch({});

/** The wishes among a member's settings, as the users table keeps them. Anything unreadable is wanted. */
export function readPreferences(settings: string): NoticeWishes {
  const kept = wishes.parse(readSettings(settings)['notices']);
  const entries = NOTICE_KINDS.map((kind) => [kind, kept[kind] ?? true] as const);
  return Object.fromEntries(entries) as NoticeWishes;
}

/** The same settings with other wishes; what else they hold stays. */
export function withPreferences(settings: string, notices: NoticeWishes): string {
  return JSON.stringify({ ...readSettings(settings), notices });
}
