/** The switches of /admin/access that are on or off, as on a new instance; their words are in access-form.ts. */
export const ACCESS_TOGGLES = {
  /** Only members may read. */
  isPrivate: false,
  hasCommunity: true,
};

/** The switches that pages show, as on a new instance. `freePosts`: of a guest (docs/product.md §9). */
export const OPEN_SITE = {
  ...ACCESS_TOGGLES,
  freePosts: 1,
  /** Everybody may sign up. */
  isSignUpOpen: true,
  /** Sign-in is by OpenID providers: no passkey, recovery code or demo account. */
  isProviderOnly: false,
  /** The reason that everybody reads. Null: writing goes on. */
  pausedBecause: null as string | null,
};

export type SiteSwitches = typeof OPEN_SITE;

/** What a route can need: without it, the route is not there. */
export type Need = Extract<keyof typeof ACCESS_TOGGLES, `has${string}`>;

export const MAX_FREE_POSTS = 100;
/** Characters. */
export const MAX_PAUSE_REASON = 200;

/** Whether a guest has a free generation left (docs/product.md §5). */
export function guestMayGenerate(usage: { postsGenerated: number }, freePosts: number): boolean {
  return usage.postsGenerated < freePosts;
}
