import { Copy, Download, RefreshCw, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProgress } from '../generator/use-progress.ts';
import { useSignUpPrompt } from '../guests/sign-up-prompt.tsx';
import { useViewer } from '../auth/use-viewer.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { PreviewState } from './preview-state.ts';
import { CopyNow } from './copy-now.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { useCopyPost } from './use-copy-post.ts';
import { usePicture } from './use-picture.ts';
import { useResumedAction } from './use-resumed-action.ts';
import { useRegenerate } from './use-regenerate.ts';

type Props = { preview: PreviewState; mayGenerate: boolean };

/** What can be done with the post: docs/product.md §2, Post result screen. */
export function PostActions({ preview, mayGenerate }: Props) {
  const id = preview.generationId;
  const prompt = useSignUpPrompt({
    nextAfter: (action) => `/preview?generation=${id}&then=${action}`,
  });
  const onLimit = () => prompt.show('regenerate');
  const { isRunning, regenerate } = useRegenerate({ preview, mayGenerate, onLimit });
  const progress = useProgress(isRunning);
  const isMember = useViewer().kind === 'member';
  const { copy, copyUnasked, isWaiting, giveUp } = useCopyPost(preview.post);
  const picture = usePicture(id);
  useResumedAction(preview, isMember, (action) => {
    if (action === 'copy') void copyUnasked();
    else if (action === 'download') void picture.open('card');
    else regenerate();
  });
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
        <Action onPress={() => (isMember ? void copy() : prompt.show('copy'))}>
          <Copy aria-hidden size={18} /> Copy
        </Action>
        <Action
          isBusy={picture.isDrawing}
          onPress={() => (isMember ? void picture.open('card') : prompt.show('download'))}
        >
          <Download aria-hidden size={18} /> Download
        </Action>
        {!isMember && (
          <Action onPress={() => prompt.show('share')}>
            <UserPlus aria-hidden size={18} /> Sign up
          </Action>
        )}
      </div>
      <CopyNow isOpen={isWaiting} onCopy={() => void copy()} onClose={giveUp} />
      <DownloadDialog
        picture={picture.picture}
        onSize={(size) => void picture.open(size)}
        onSave={picture.save}
        onCopy={() => void picture.copy()}
        onClose={picture.close}
      />
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
