import { GUEST_LIMIT_WORDS } from './guest-limit.ts';

/** What a guest wanted when the prompt came. */
export type PromptedAction =
  | 'generate'
  | 'generate replies'
  | 'regenerate'
  | 'copy'
  | 'download'
  | 'share'
  | 'like'
  | 'comment'
  | 'edit'
  | 'attach'
  | 'ask the model';

/** The sentence of the sign-up prompt: docs/product.md §4, §5, §6. */
export function signUpWords(action: PromptedAction): string {
  if (action === 'generate') return GUEST_LIMIT_WORDS;
  if (action === 'generate replies') {
    return 'Sign up to generate unlimited LinkedIn replies and unlock all features! 🚀';
  }
  if (action === 'regenerate') {
    return 'Sign up to regenerate posts and create unlimited content! 🚀';
  }
  const wish = action === 'attach' ? 'add a picture' : action;
  return `Sign up to ${wish} and unlock all features! 🚀`;
}
