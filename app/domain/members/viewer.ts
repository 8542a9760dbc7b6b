import type { Face } from '../faces/face.ts';

/** A visitor without a session. `id` is null until the visitor needs a quota. */
type Guest = { kind: 'guest'; id: string | null; guestId: string | null };

/** A signed-in member. `guestId` is the guest of the same browser. */
export type Member = {
  kind: 'member';
  id: string;
  guestId: string | null;
  sessionId: string;
  name: string;
  email: string;
  photoUrl: string | null;
  bio: string | null;
  /** As its row has them: the profile of the cards and the notifications. */
  settings: string;
  /** The verified e-mail is in ADMIN_EMAILS, or the account redeemed the owner link. Checked on each request. */
  isAdmin: boolean;
  isDisabled: boolean;
};

/** The person behind a request, for access control. */
export type Viewer = Guest | Member;

/** An admin, as `isAdmin` found: what only admins may change takes no other viewer. */
export type Admin = Member & { isAdmin: true };

/** Checks whether an admin is looking. */
export function isAdmin(viewer: Viewer): viewer is Admin {
  return viewer.kind === 'member' && viewer.isAdmin && !viewer.isDisabled;
}

/** The id of a member, null for a guest. */
export function memberId(viewer: Viewer): string | null {
  return viewer.kind === 'member' ? viewer.id : null;
}

/** A viewer without any identity. */
export const ANONYMOUS: Guest = { kind: 'guest', id: null, guestId: null };

/** The viewer as sent to the browser. */
export type PublicViewer = { kind: 'guest' } | PublicMember;

export type NextAuthor = { name: string; bio: string; photoUrl: string | null; face: Face };

/** `photoUrl` is a path of this site; `unreadNotifications` is at most 100. */
export type PublicMember = {
  kind: 'member';
  name: string;
  email: string;
  photoUrl: string | null;
  /** The face under the account's name. */
  face: Face;
  /** What the card of the next post says of its author. */
  card: NextAuthor;
  bio: string | null;
  isAdmin: boolean;
  unreadNotifications: number;
};

/** Whether two viewers are equal. */
export function isSameViewer(one: PublicViewer, other: PublicViewer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Shown for the e-mail address of an account that has none. */
export const NO_EMAIL = '—';
