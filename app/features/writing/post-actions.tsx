import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { copiedText } from '../../domain/posts/post.ts';
import { previewPath, type PreviewState } from '../../domain/posts/preview.ts';
import type { ShareState } from '../../domain/posts/sharing.server.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { Copy, Download, Share2, Users } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { TitledCard } from '../../ui/page-header.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import { PictureDialog, usePicture } from '../cards/picture-dialog.tsx';
import { COPY_FAILED } from '../cards/picture-words.ts';
import { chosenSection } from '../translator/chosen-sections.ts';
import { POST_COPIED } from './preview-words.ts';
import { ChangeTools } from './card-tools.tsx';
import { POST_IN_COMMUNITY } from './result-words.ts';
import { NameQuestion, SharePanel } from './share-panel.tsx';
import { useShareOut } from './use-share-out.ts';
import { useShare } from './use-share.ts';
import { type Rewrite, WriteAgain } from './write-again.tsx';

const CopyDialog = lazyPart(() => import('./result-dialogs.tsx').then((part) => part.CopyDialog));
const ShareMenu = lazyPart(() => import('./share-menu.tsx').then((part) => part.ShareMenu));

type Props = {
  preview: PreviewState;
  shared: ShareState | null;
  replayPath: string | null;
  running: Rewrite | null;
  before: number;
  /** The id of the field in which the text or the name is being edited, or null. Meanwhile the actions wait. */
  editedField: string | null;
  onRewrite: (rewrite: Rewrite) => void;
  onEdit: () => void;
  onPicture: () => void;
  onTakeOff: () => void;
  /** Opens the pencil of the card. */
  onName: () => void;
  onProfile: (() => void) | null;
  prompt: (action: PromptedAction) => void;
};

/** The actions of the result screen: docs/product.md §2, Post result screen. */
export function PostActions({
  preview,
  shared,
  running,
  before,
  editedField,
  prompt,
  ...on
}: Props) {
  const isEditing = editedField !== null;
  const id = preview.generationId;
  const isMember = useViewer().kind === 'member';
  const { hasCommunity } = useSwitches();
  const { copy, copyAutomatically, isWaiting, cancel } = useCopyPost(id, preview.post);
  const picture = usePicture(id, () => chosenSection(preview.post));
  const sharing = useShare(preview, shared);
  const shareOut = useShareOut(preview);
  useResumedAction(id, isMember, {
    copy: () => void copyAutomatically(),
    download: () => picture.open('plain'),
    dress: () => picture.open('dressed'),
    share: () => void sharing.share(),
    attach: on.onPicture,
    regenerate: () => on.onRewrite('same'),
    'crank-up': () => on.onRewrite('up'),
    'tone-down': () => on.onRewrite('down'),
  });
  // Unsaved edits are not part of the post: actions would apply to the old text and the old name.
  const unlessEditing = (run: () => void) => () =>
    isEditing ? document.getElementById(editedField)?.focus() : run();
  const asMember = (action: PromptedAction, run: () => unknown) =>
    unlessEditing(() => (isMember ? void run() : prompt(action)));
  return (
    <TitledCard id="post-actions" title="Post Actions">
      {isEditing && <EditingNote />}
      <div className="mt-4 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
        {isMember && (
          <Action
            shape="button-primary col-span-full text-lg"
            isBusy={shareOut.isPreparing || isEditing}
            onPress={unlessEditing(() => void shareOut.share())}
          >
            <Share2 size={18} /> Share
          </Action>
        )}
        <Action isBusy={isEditing} onPress={asMember('download', () => picture.open('plain'))}>
          <Download size={18} /> Download
        </Action>
        <Action isBusy={isEditing} onPress={asMember('copy', copy)}>
          <Copy size={18} /> Copy
        </Action>
      </div>
      {!isMember && <GuestShare hasCommunity={hasCommunity} onPress={() => prompt('share')} />}
      {isMember && hasCommunity && (
        <SharePanel
          preview={preview}
          sharing={sharing}
          isEditing={isEditing}
          onShare={unlessEditing(() => void sharing.share())}
        />
      )}
      <WriteAgain
        isGrave={preview.isGrave === true}
        level={preview.formData.humorLevel}
        running={running}
        before={before}
        isEditing={isEditing}
        onRewrite={(rewrite) => unlessEditing(() => on.onRewrite(rewrite))()}
      />
      <ChangeTools
        hasPicture={Boolean(preview.picture)}
        isBusy={isEditing}
        onEdit={unlessEditing(on.onEdit)}
        onPicture={unlessEditing(on.onPicture)}
        onTakeOff={unlessEditing(on.onTakeOff)}
        onDress={asMember('download', () => picture.open('dressed'))}
        onProfile={on.onProfile}
      />
      {isWaiting && <CopyDialog onCopy={() => void copy()} onClose={cancel} onMissing={cancel} />}
      {shareOut.isMenuOpen && (
        <ShareMenu
          preview={preview}
          postId={shared?.postId ?? null}
          replayPath={on.replayPath}
          onPicture={() => picture.open('plain')}
          onPost={hasCommunity && !shared?.isShared ? () => void sharing.share() : null}
          onClose={shareOut.close}
          onMissing={shareOut.close}
        />
      )}
      <NameQuestion sharing={sharing} onOther={on.onName} />
      <PictureDialog of={picture} post={preview} />
    </TitledCard>
  );
}

function EditingNote() {
  return (
    <p className="mt-2 text-sm font-medium text-muted">
      You are editing. Save or cancel that first.
    </p>
  );
}

type GuestShareProps = { hasCommunity: boolean; onPress: () => void };

/** In the place of 'Post in Community': what a guest would sign up for, and the way there. */
function GuestShare({ hasCommunity, onPress }: GuestShareProps) {
  return (
    <p className="mt-2 -mb-2 flex items-center justify-between gap-2">
      <span className="flex items-center gap-2 text-muted">
        <Users size={18} /> <span>{hasCommunity ? POST_IN_COMMUNITY : 'Share'}</span>
      </span>
      <button type="button" onClick={onPress} className="button button-quiet -me-3 shrink-0">
        Sign up
      </button>
    </p>
  );
}

type ActionProps = {
  shape?: string;
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Action({ shape = 'button-plain', isBusy, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className={`button ${shape}`}
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
