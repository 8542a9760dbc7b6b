import type { SignInIntent } from '../../domain/sign-in/sign-in-words.ts';

/** A sign-in that goes on in a popup: what for, and the path to go to afterwards. */
export type BegunSignIn = { intent: SignInIntent; next?: string };

// Of the page, not of the button that was pressed: a button may be drawn anew while its popup is open.
let begun: BegunSignIn | null = null;

/** Says that a popup is open. A later one takes the place of an earlier one. */
export function beginSignIn(signIn: BegunSignIn): void {
  begun = signIn;
}

/** What this page waits for, once; null when the popup was another page's. */
export function takeBegunSignIn(): BegunSignIn | null {
  const taken = begun;
  begun = null;
  return taken;
}
