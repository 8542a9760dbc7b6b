import { Check, Copy, Download, Hourglass, UserPlus, UserRoundPen, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useViewer } from '../../ui/use-viewer.ts';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { EDITOR_ID } from './post-editor.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { EDIT_PROFILE, EDITING_FIRST } from './result-words.ts';
import { useCopyPost } from './use-copy-post.ts';
import { usePicture } from './use-picture.ts';
import type { Rewrite } from './use-regenerate.ts';
import { useResumedAction } from './use-resumed-action.ts';
import { useShare } from './use-share.ts';
import { WriteAgain } from './write-again.tsx';

const CopyNow = lazyPart(() => import('./copy-now.tsx').then((part) => part.CopyNow));

const SHARE_LABELS = {
  unshared: { Icon: Users, words: 'Post in Community' },
  held: { Icon: Hourglass, words: 'Waiting for a look' },
  shared: { Icon: Check, words: 'Shared' },
} as const;

const REWRITES = { regenerate: 'same', 'crank-up': 'up', 'tone-down': 'down' } as const;

type Props = {
  preview: PreviewState;
  /** Which rewriting is under way. */
  running: Rewrite | null;
  /** The words of the card are being changed: first that, then the rest. */
  isEditing: boolean;
  onRewrite: (rewrite: Rewrite) => void;
  onEdit: () => void;
  onPicture: () => void;
  /** Null for guests, whom no card names. */
  onProfile: (() => void) | null;
  prompt: (action: PromptedAction) => void;
};

/** What can be done with the version on the page: docs/product.md §2, Post result screen. */
export function PostActions({ preview, running, isEditing, prompt, ...on }: Props) {
  const id = preview.generationId;
  const isMember = useViewer().kind === 'member';
  const { copy, copyUnasked, isWaiting, giveUp } = useCopyPost(preview.post);
  const picture = usePicture(id, preview.post);
  const { state, isBusy, share } = useShare(id, isMember);
  useResumedAction(preview, isMember, (action) => {
    if (action === 'copy') void copyUnasked();
    else if (action === 'download') void picture.open('card');
    else if (action === 'share') void share();
    else if (action === 'edit') on.onEdit();
    else if (action === 'attach') on.onPicture();
    else on.onRewrite(REWRITES[action]);
  });
  // What was typed and not saved is no part of the post yet: nothing is done to the other words meanwhile.
  const unlessEditing = (run: () => void) => () =>
    isEditing ? document.getElementById(EDITOR_ID)?.focus() : run();
  return (
    <section aria-labelledby="post-actions" className="card p-5 sm:p-6">
      <h2 id="post-actions" className="text-xl">
        Post Actions
      </h2>
      {isEditing && <p className="mt-2 text-sm font-medium text-muted">{EDITING_FIRST}</p>}
      <WriteAgain
        isGrave={preview.isGrave === true}
        level={preview.formData.humorLevel}
        running={running}
        isEditing={isEditing}
        onRewrite={(rewrite) => unlessEditing(() => on.onRewrite(rewrite))()}
      />
      <div className="mt-5 grid grid-cols-1 gap-3 border-t border-line pt-5 min-[24rem]:grid-cols-2">
        <Action
          isBusy={isEditing}
          onPress={unlessEditing(() => (isMember ? void copy() : prompt('copy')))}
        >
          <Copy aria-hidden size={18} /> Copy
        </Action>
        <Action
          isBusy={picture.isDrawing || isEditing}
          onPress={unlessEditing(() => (isMember ? void picture.open('card') : prompt('download')))}
        >
          <Download aria-hidden size={18} /> Download
        </Action>
        {isMember ? (
          <Action
            isWide
            isBusy={isBusy || isEditing}
            isDone={state !== 'unshared'}
            onPress={unlessEditing(() => void share())}
          >
            <ShareLabel state={state} />
          </Action>
        ) : (
          <Action isWide onPress={() => prompt('share')}>
            <UserPlus aria-hidden size={18} /> Sign up
          </Action>
        )}
        {on.onProfile && (
          <Action isWide onPress={on.onProfile}>
            <UserRoundPen aria-hidden size={18} /> {EDIT_PROFILE}
          </Action>
        )}
      </div>
      {isWaiting && (
        <CopyNow isOpen onCopy={() => void copy()} onClose={giveUp} onMissing={giveUp} />
      )}
      <PictureDialog of={picture} />
    </section>
  );
}

function ShareLabel({ state }: { state: ReturnType<typeof useShare>['state'] }) {
  const { Icon, words } = SHARE_LABELS[state];
  return (
    <>
      <Icon aria-hidden size={18} /> {words}
    </>
  );
}

type ActionProps = {
  isWide?: boolean;
  isBusy?: boolean;
  /** There is nothing left to do. */
  isDone?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Action({ isWide, isBusy, isDone, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      disabled={isDone}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className={`button button-plain px-3 ${isWide ? 'col-span-full' : ''}`}
    >
      {children}
    </button>
  );
}
