import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { copiedText } from '../../domain/posts/post.ts';
import { previewPath, type PreviewState } from '../../domain/posts/preview.ts';
import type { ShareState } from '../../domain/posts/sharing.server.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { Copy, Download, Shirt, UserPlus, UserRoundPen } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { TitledCard } from '../../ui/page-header.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import { PictureDialog, usePicture } from './picture-dialog.tsx';
import { DRESS_ID, EDITOR_ID } from './post-editor.tsx';
import { COPY_FAILED, POST_COPIED } from './preview-words.ts';
import { DRESS_IT, EDIT_PROFILE } from './result-words.ts';
import { SharePanel } from './share-panel.tsx';
import { useShare } from './use-share.ts';
import { type Rewrite, WriteAgain } from './write-again.tsx';

const CopyDialog = lazyPart(() => import('./result-dialogs.tsx').then((part) => part.CopyDialog));

type Props = {
  preview: PreviewState;
  shared: ShareState | null;
  running: Rewrite | null;
  before: number;
  /** The text is being edited: the other actions wait. */
  isEditing: boolean;
  onRewrite: (rewrite: Rewrite) => void;
  onDress: () => void;
  onPicture: () => void;
  onProfile: (() => void) | null;
  prompt: (action: PromptedAction) => void;
};

/** The actions of the result screen: docs/product.md §2, Post result screen. */
export function PostActions({ preview, shared, running, before, isEditing, prompt, ...on }: Props) {
  const id = preview.generationId;
  const isMember = useViewer().kind === 'member';
  const { hasCommunity } = useSwitches();
  const { copy, copyAutomatically, isWaiting, cancel } = useCopyPost(id, preview.post);
  const picture = usePicture(id, preview.post);
  const sharing = useShare(preview, shared);
  useResumedAction(id, isMember, {
    copy: () => void copyAutomatically(),
    download: () => void picture.open('card'),
    share: () => void sharing.share({ isResumed: true }),
    attach: on.onPicture,
    regenerate: () => on.onRewrite('same'),
    'crank-up': () => on.onRewrite('up'),
    'tone-down': () => on.onRewrite('down'),
  });
  // Unsaved edits are not part of the post: actions would apply to the old text.
  const unlessEditing = (run: () => void) => () =>
    isEditing ? document.getElementById(EDITOR_ID)?.focus() : run();
  return (
    <TitledCard id="post-actions" title="Post Actions">
      {isEditing && (
        <p className="mt-2 text-sm font-medium text-muted">
          You are editing. Save or cancel that first.
        </p>
      )}
      <WriteAgain
        isGrave={preview.isGrave === true}
        level={preview.formData.humorLevel}
        running={running}
        before={before}
        isEditing={isEditing}
        onRewrite={(rewrite) => unlessEditing(() => on.onRewrite(rewrite))()}
      />
      <div className="mt-5 grid grid-cols-1 gap-3 border-t border-line pt-5 min-[24rem]:grid-cols-2">
        <Action
          isBusy={isEditing}
          onPress={unlessEditing(() => (isMember ? void copy() : prompt('copy')))}
        >
          <Copy size={18} /> Copy
        </Action>
        <Action
          isBusy={picture.isDrawing || isEditing}
          onPress={unlessEditing(() => (isMember ? void picture.open('card') : prompt('download')))}
        >
          <Download size={18} /> Download
        </Action>
        {!isMember && (
          <Action isWide onPress={() => prompt('share')}>
            <UserPlus size={18} /> Sign up
          </Action>
        )}
        {on.onProfile && (
          <Action isWide onPress={on.onProfile}>
            <UserRoundPen size={18} /> {EDIT_PROFILE}
          </Action>
        )}
      </div>
      {isMember && hasCommunity && (
        <SharePanel
          preview={preview}
          sharing={sharing}
          isEditing={isEditing}
          onShare={unlessEditing(() => void sharing.share())}
        />
      )}
      <div className="mt-5 border-t border-line pt-5">
        <button
          id={DRESS_ID}
          type="button"
          aria-haspopup="dialog"
          aria-disabled={isEditing || undefined}
          onClick={unlessEditing(on.onDress)}
          className="button button-plain w-full px-3"
        >
          <Shirt size={18} /> {DRESS_IT}
        </button>
      </div>
      {isWaiting && <CopyDialog onCopy={() => void copy()} onClose={cancel} onMissing={cancel} />}
      <PictureDialog of={picture} />
    </TitledCard>
  );
}

type ActionProps = {
  isWide?: boolean;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Action({ isWide, isBusy, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className={`button button-plain px-3 ${isWide ? 'col-span-full' : ''}`}
    >
      {children}
    </button>
  );
}

function useCopyPost(id: string, text: string) {
  const notify = useNotify();
  const [isWaiting, setIsWaiting] = useState(false);
  const copyNow = async () => {
    if (!(await copyText(copiedText(text)))) return false;
    notify('good', POST_COPIED);
    return true;
  };
  const copy = async () => {
    setIsWaiting(false);
    if (!(await copyNow())) notify('bad', COPY_FAILED);
  };
  /** Copies without a user gesture. When the browser requires one, `isWaiting` opens a dialog. */
  const copyAutomatically = async () => {
    if (!(await copyNow())) setIsWaiting(true);
  };
  return { copy, copyAutomatically, isWaiting, cancel: () => setIsWaiting(false) };
}

/** Runs the action in `?then=` once after sign-up, and removes it from the URL. */
function useResumedAction(
  id: string,
  isMember: boolean,
  actions: Readonly<Record<string, () => void>>,
): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('then');
  const run = useEffectEvent(async (action: string) => {
    await navigate(previewPath(id), { replace: true });
    if (Object.hasOwn(actions, action)) actions[action]?.();
  });
  useEffect(() => {
    if (isMember && wanted !== null) void run(wanted);
  }, [isMember, wanted]);
}
