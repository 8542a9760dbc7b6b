import { Copy, Download, RefreshCw, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProgress } from '../generator/use-progress.ts';
import { useSignUpPrompt } from '../guests/sign-up-prompt.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { PreviewState } from './preview-state.ts';
import { useRegenerate } from './use-regenerate.ts';

type Props = { preview: PreviewState; mayGenerate: boolean };

/** What can be done with the post: docs/product.md §2, Post result screen. */
export function PostActions({ preview, mayGenerate }: Props) {
  const prompt = useSignUpPrompt();
  const onLimit = () => prompt.show('regenerate');
  const { isRunning, regenerate } = useRegenerate({ preview, mayGenerate, onLimit });
  const progress = useProgress(isRunning);
  return (
    <section aria-labelledby="post-actions" className="card p-5 sm:p-6">
      <h2 id="post-actions" className="text-xl">
        Post Actions
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-3">
        <Action kind="primary" onPress={regenerate} isBusy={isRunning}>
          <RefreshCw aria-hidden size={18} />
          {isRunning ? 'Regenerating...' : 'Regenerate Post'}
        </Action>
        {isRunning && <ProgressBar value={progress} label="Regenerating your post" />}
        <Action onPress={() => prompt.show('copy')}>
          <Copy aria-hidden size={18} /> Copy
        </Action>
        <Action onPress={() => prompt.show('download')}>
          <Download aria-hidden size={18} /> Download
        </Action>
        <Action onPress={() => prompt.show('share')}>
          <UserPlus aria-hidden size={18} /> Sign up
        </Action>
      </div>
      {prompt.element}
    </section>
  );
}

type ActionProps = {
  kind?: 'primary' | 'plain';
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Action({ kind = 'plain', isBusy = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className={`button w-full ${kind === 'primary' ? 'button-primary' : 'button-plain'}`}
    >
      {children}
    </button>
  );
}
