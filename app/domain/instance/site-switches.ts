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
