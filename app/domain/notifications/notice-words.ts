import type { NoticeKind } from './notice-kinds.ts';

/** What the settings call each kind, and what it brings. */
export const KIND_WORDS: Readonly<Record<NoticeKind, { label: string; about: string }>> = {
  reactions: { label: 'Reactions', about: 'Somebody was moved by a post of yours, or pressed.' },
  comments: { label: 'Comments', about: 'Somebody had something to add. Agree?' },
  moderation: { label: 'Moderation', about: 'A decision about something you shared.' },
  requests: { label: 'Feature requests', about: 'What became of an idea of yours.' },
};

/** The number at the bell. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

/** The name of the bell. */
export function unreadName(unread: number): string {
  return unread > 0 ? `Notices, ${unreadBadge(unread)} unread` : 'Notices';
}
