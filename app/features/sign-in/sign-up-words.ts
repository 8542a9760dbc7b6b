import { GUEST_LIMIT_WORDS } from '../../platform/http/viewer.ts';

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
  | 'edit'
  | 'attach'
  | 'ask the model';

// Display text of actions whose name in the event log is not the text.
const WISHES: Partial<Record<PromptedAction, string>> = {
  attach: 'add a picture',
  'crank up': 'crank it up',
  'tone down': 'tone it down',
};

/** Returns the sentence of the sign-up prompt (docs/product.md §4, §5, §6). */
export function signUpWords(action: PromptedAction): string {
  if (action === 'generate') return GUEST_LIMIT_WORDS;
  if (action === 'generate replies') {
    return 'Sign up to generate unlimited LinkedIn replies and unlock all features! 🚀';
  }
  if (action === 'regenerate') {
    return 'Sign up to regenerate posts and create unlimited content! 🚀';
  }
  return `Sign up to ${WISHES[action] ?? action} and unlock all features! 🚀`;
}
