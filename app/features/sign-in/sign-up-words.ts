import { GUEST_LIMIT_WORDS } from '../../platform/http/viewer.ts';

/** What a guest wanted when the prompt came. */
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

// What is said otherwise than it is counted.
const WISHES: Partial<Record<PromptedAction, string>> = {
  attach: 'add a picture',
  'crank up': 'crank it up',
  'tone down': 'tone it down',
};

/** The sentence of the sign-up prompt: docs/product.md §4, §5, §6. */
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
