/** What a page may know of whoever looks at it. Everything else about a member stays on the server. */
export type PublicViewer = { kind: 'guest' } | PublicMember;

/** `photoUrl` is a path of our own; `unreadNotices` stops at a hundred. */
export type PublicMember = {
  kind: 'member';
  name: string;
  email: string;
  photoUrl: string | null;
  bio: string | null;
  isAdmin: boolean;
  unreadNotices: number;
};

/** Whether two answers about the viewer say the same. */
export function isSameViewer(one: PublicViewer, other: PublicViewer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
