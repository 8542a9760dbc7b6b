import { formatCount } from '../../platform/text/display-text.ts';

/** The kinds of notifications, with their words in the settings. Members can switch off each of them. */
export const KIND_TEXTS = {
  reactions: { label: 'Reactions', about: 'Somebody was moved by a post of yours, or pressed.' },
  comments: { label: 'Comments', about: 'Somebody had something to add. Agree?' },
  remixes: { label: 'Made worse', about: 'Somebody took a post of yours further than you did.' },
  moderation: { label: 'Moderation', about: 'A decision about something you shared.' },
  requests: { label: 'Feature Requests', about: 'What became of an idea of yours.' },
} as const;

export type NotificationKind = keyof typeof KIND_TEXTS;
export const NOTIFICATION_KINDS = Object.keys(KIND_TEXTS) as readonly NotificationKind[];

/** What becomes of the form of the kinds. */
export const PREFERENCES_SAVED = 'Notification settings saved.';

/** The kinds a member wants. */
export type NotificationPreferences = Readonly<Record<NotificationKind, boolean>>;

/** Who did something to a post: the name of one member, or the number of several. */
export function peopleOf(count: number, name = 'Somebody'): string {
  return count === 1 ? name : `${formatCount(count)} people`;
}

/** The number of unread notifications, as shown. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

/** The accessible name of the link to the notifications. */
export function unreadName(unread: number): string {
  return unread > 0 ? `Notifications, ${unreadBadge(unread)} unread` : 'Notifications';
}
