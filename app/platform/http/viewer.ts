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
  /** The verified e-mail is in ADMIN_EMAILS. Checked on each request. */
  isAdmin: boolean;
  isDisabled: boolean;
};

/** The person behind a request, for access control. */
export type Viewer = Guest | Member;

/** Checks whether an admin is looking. Domain functions check it again after the guard of the page. */
export function isAdmin(viewer: Viewer): viewer is Member {
  return viewer.kind === 'member' && viewer.isAdmin && !viewer.isDisabled;
}

/** A viewer without any identity. */
export const ANONYMOUS: Guest = { kind: 'guest', id: null, guestId: null };

/** The viewer as sent to the browser. */
export type PublicViewer = { kind: 'guest' } | PublicMember;

/** `photoUrl` is a path of this site; `unreadNotices` is at most 100. */
export type PublicMember = {
  kind: 'member';
  name: string;
  email: string;
  photoUrl: string | null;
  bio: string | null;
  isAdmin: boolean;
  unreadNotices: number;
};

/** Whether two viewers are equal. */
export function isSameViewer(one: PublicViewer, other: PublicViewer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Free generations of a guest (docs/product.md §9). */
export const FREE_GENERATIONS = 1;

/** Whether a guest has a free generation left (docs/product.md §5). */
export function guestMayGenerate(usage: { postsGenerated: number }): boolean {
  return usage.postsGenerated < FREE_GENERATIONS;
}

/** The message of `guest-limit` (docs/product.md §8). Here, so that pages do not load the whole catalogue. */
export const GUEST_LIMIT_WORDS =
  "You've used your free post! Sign up to generate unlimited viral content 🚀";

/** Sign-in providers (docs/product.md §2, Login and signup). */
export type ProviderId = 'google' | 'linkedin' | 'oidc' | 'demo';

/** A button of /login and /signup. `disabledReason` explains a provider that is not configured. */
export type SignInOption = {
  id: ProviderId;
  label: string;
  signUpLabel: string;
  disabledReason: string | null;
};

const PROVIDERS: readonly string[] = ['google', 'linkedin', 'oidc', 'demo'] satisfies ProviderId[];

/** Whether the text is the id of a provider. */
export function isProviderId(text: string): text is ProviderId {
  return PROVIDERS.includes(text);
}
