/** A visitor without an account. `id` is null until a page that may spend the free post gave one out. */
export type Guest = { kind: 'guest'; id: string | null; guestId: string | null };

/** A signed-in person. `guestId` is the guest this browser was, and may be again after signing out. */
export type Member = {
  kind: 'member';
  id: string;
  guestId: string | null;
  sessionId: string;
  name: string;
  email: string;
  photoUrl: string | null;
  bio: string | null;
  /** By a verified e-mail in ADMIN_EMAILS, asked at each request. */
  isAdmin: boolean;
  isDisabled: boolean;
};

/** Whoever is looking. Every decision about access takes one of these. */
export type Viewer = Guest | Member;

/** Who sees what everybody sees. */
export const ANONYMOUS: Guest = { kind: 'guest', id: null, guestId: null };
