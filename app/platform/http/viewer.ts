/** A visitor without an account. `id` is null until a page that may spend the free post gave one out. */
type Guest = { kind: 'guest'; id: string | null; guestId: string | null };

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

/** Checks whether an admin is looking. Domain functions check it again after the guard of the page. */
export function isAdmin(viewer: Viewer): viewer is Member {
  return viewer.kind === 'member' && viewer.isAdmin && !viewer.isDisabled;
}

/** Who sees what everybody sees. */
export const ANONYMOUS: Guest = { kind: 'guest', id: null, guestId: null };

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

/** Free generations a guest has: docs/product.md §9. */
export const FREE_GENERATIONS = 1;

/** docs/product.md §5: a guest can generate only while postsGenerated is below 1. */
export function guestMayGenerate(usage: { postsGenerated: number }): boolean {
  return usage.postsGenerated < FREE_GENERATIONS;
}

/** What is said when the free post is gone: docs/product.md §8. Here, so that pages need not the whole catalogue. */
export const GUEST_LIMIT_WORDS =
  "You've used your free post! Sign up to generate unlimited viral content 🚀";

/** The ways in: docs/product.md §2, Login and signup. */
export type ProviderId = 'google' | 'linkedin' | 'oidc' | 'demo';

/** One button of /login and /signup. A way in that this server does not have says why. */
export type SignInOption = {
  id: ProviderId;
  /** On /login. */
  label: string;
  /** On /signup. */
  signUpLabel: string;
  disabledReason: string | null;
};

const PROVIDERS: readonly string[] = ['google', 'linkedin', 'oidc', 'demo'] satisfies ProviderId[];

/** True for the name of a way in. */
export function isProviderId(text: string): text is ProviderId {
  return PROVIDERS.includes(text);
}
