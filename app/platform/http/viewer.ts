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

/**
 * The switches of an instance that pages show: whether only members read, free posts of a guest (docs/product.md §9),
 * whether there is a community, whether everybody may sign up, whether this browser signs in by OpenID providers only, and
 * why writing is paused.
 */
export type SiteSwitches = {
  isPrivate: boolean;
  freePosts: number;
  hasCommunity: boolean;
  isSignUpOpen: boolean;
  isProviderOnly: boolean;
  pausedBecause: string | null;
};

/** The switches of a new instance. */
export const OPEN_SITE: SiteSwitches = {
  isPrivate: false,
  freePosts: 1,
  hasCommunity: true,
  isSignUpOpen: true,
  isProviderOnly: false,
  pausedBecause: null,
};
export const MAX_FREE_POSTS = 100;
/** Characters. */
export const MAX_PAUSE_REASON = 200;

/** Whether a guest has a free generation left (docs/product.md §5). */
export function guestMayGenerate(usage: { postsGenerated: number }, freePosts: number): boolean {
  return usage.postsGenerated < freePosts;
}

/** The message of `guest-limit` (docs/product.md §8). Here, so that pages do not load the whole catalogue. */
export function guestLimitWords(freePosts: number): string {
  const offer = 'Sign up to generate unlimited viral content 🚀';
  if (freePosts === 0) return offer;
  return `You've used your ${freePosts === 1 ? 'free post' : `${freePosts} free posts`}! ${offer}`;
}

/** What is said in place of a text while writing is paused. */
export function pausedWords(reason: string): string {
  return `Writing is paused: ${reason}`;
}

/** Why passkeys do not work at the address of a page, and where they do. Null where they work. */
export type PasskeyOffer = { reason: string; link: string } | null;

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

/** Shown for the e-mail address of an account that has none. */
export const NO_EMAIL = '—';
