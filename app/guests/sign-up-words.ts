import { errorMessage } from '../errors.ts';

/** What a guest wanted when the prompt came. */
export type PromptedAction = 'generate' | 'regenerate' | 'copy' | 'download' | 'share';

/** The sentence of the sign-up prompt: docs/product.md §4, §5, §6. */
export function signUpWords(action: PromptedAction): string {
  if (action === 'generate') return errorMessage('guest-limit');
  if (action === 'regenerate') {
    return 'Sign up to regenerate posts and create unlimited content! 🚀';
  }
  return `Sign up to ${action} and unlock all features! 🚀`;
}
