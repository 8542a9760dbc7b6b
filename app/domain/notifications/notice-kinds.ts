/** What a notice can be about. Each can be switched off. */
export const NOTICE_KINDS = ['reactions', 'comments', 'moderation', 'requests'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Which kinds a member wants. */
export type NoticeWishes = Readonly<Record<NoticeKind, boolean>>;

/** Everything, until a member says otherwise. */
export const ALL_NOTICES: NoticeWishes = {
  reactions: true,
  comments: true,
  moderation: true,
  requests: true,
};
