import { guestLimitWords } from '../../platform/http/error-words.ts';
import { OPEN_SITE } from '../../domain/instance/site-switches.ts';

/** The action of a guest that opened the sign-up prompt. */
export type PromptedAction =
  | 'generate'
  | 'generate replies'
  | 'regenerate'
  | 'crank up'
  | 'tone down'
  | 'copy'
  | 'download'
  | 'share'
  | 'like'
  | 'comment'
  | 'attach'
  | 'ask the model';

// Display text of actions whose name in the event log is not the text.
const WISHES: Partial<Record<PromptedAction, string>> = {
  attach: 'add a picture',
  'crank up': 'crank it up',
  'tone down': 'tone it down',
};

/**
 * Returns the sentence of the sign-up prompt (docs/product.md §4, §5, §6). `isPlain` is for the prompts beside something
 * grave: it asks, and does not sell. `freePosts` is what a guest has had.
 */
export function signUpWords(
  action: PromptedAction,
  isPlain = false,
  freePosts = OPEN_SITE.freePosts,
): string {
  const wish = WISHES[action] ?? action;
  if (isPlain) return `Sign up to ${wish}.`;
  if (action === 'generate') return guestLimitWords(freePosts);
  if (action === 'generate replies') {
    return 'Sign up to generate unlimited LinkedIn replies and unlock all features! 🚀';
  }
  if (action === 'regenerate') {
    return 'Sign up to regenerate posts and create unlimited content! 🚀';
  }
  return `Sign up to ${wish} and unlock all features! 🚀`;
}
