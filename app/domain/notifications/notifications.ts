/** What a notice can be about. Each can be switched off. */
export const NOTIFICATION_KINDS = ['reactions', 'comments', 'moderation', 'requests'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Which kinds a member wants. */
export type NotificationPreferences = Readonly<Record<NotificationKind, boolean>>;

/** Everything, until a member says otherwise. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  reactions: true,
  comments: true,
  moderation: true,
  requests: true,
};

/** What the settings call each kind, and what it brings. */
export const KIND_WORDS: Readonly<Record<NotificationKind, { label: string; about: string }>> = {
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
