import { useEffect, useRef } from 'react';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { MAX_PREMISE_LENGTH, suggestedPremise } from '../../domain/posts/shown-premise.ts';
import { CountedTextarea } from '../../ui/counted-text.tsx';
import { Hint, Switch } from '../../ui/form-controls.tsx';
import { Check, Hourglass, Users } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { ownName } from './card-name.ts';
import { POST_IN_COMMUNITY, SEE_IT, SHARE_ID } from './result-words.ts';
import type { useShare } from './use-share.ts';

const NameDialog = lazyPart(() => import('./name-dialog.tsx').then((part) => part.NameDialog));

const LABELS = {
  unshared: { Icon: Users, words: POST_IN_COMMUNITY },
  held: { Icon: Hourglass, words: 'Waiting for a look' },
  shared: { Icon: Check, words: 'Shared' },
} as const;

const PREMISE_ID = 'shown-premise';

type Sharing = ReturnType<typeof useShare>;
type Props = {
  preview: PreviewState;
  sharing: Sharing;
  /** The text is being edited: sharing waits. */
  isEditing: boolean;
  onShare: () => void;
};

/** Shares the post with the community, and afterwards leads to it: docs/product.md §2, Post result screen. */
export function SharePanel({ preview, sharing, isEditing, onShare }: Props) {
  const { shared, isBusy, isJustShared } = sharing;
  const isDone = shared?.isShared === true;
  const { Icon, words } = LABELS[shared?.isHeld ? 'held' : isDone ? 'shared' : 'unshared'];
  const postId = shared?.postId ?? null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onShare();
      }}
      className="mt-3 grid grid-cols-1 gap-x-3 gap-y-1 min-[22rem]:grid-cols-2"
    >
      <button
        id={SHARE_ID}
        type="submit"
        disabled={isDone}
        aria-disabled={isBusy || isEditing || undefined}
        className={`button button-plain px-3 ${postId === null ? 'col-span-full' : ''}`}
      >
        <Icon size={18} /> {words}
      </button>
      {postId !== null && <SeeIt path={`/post/${postId}`} takesFocus={isJustShared} />}
      {!isDone && <ShownPremise preview={preview} sharing={sharing} />}
    </form>
  );
}

/** For 'Own Your Idea': what happened, if the author wants to show it. */
function ShownPremise({ preview, sharing }: Pick<Props, 'preview' | 'sharing'>) {
  const { shared, premise, typed, type, error } = sharing;
  useEffect(() => {
    if (error !== null) document.getElementById(PREMISE_ID)?.focus();
  }, [error]);
  if (suggestedPremise(preview.formData) === null) return null;
  return (
    // The space is kept until it is known whether to ask.
    <div className={`col-span-full ${shared ? '' : 'invisible'}`}>
      <Switch
        label="Show what happened"
        isOn={typed.isPremiseShown}
        onChange={(isPremiseShown) => type({ isPremiseShown })}
      />
      {typed.isPremiseShown && (
        <div className="mt-1">
          <label htmlFor={PREMISE_ID} className="mb-1.5 block font-semibold">
            What happened
          </label>
          <CountedTextarea
            id={PREMISE_ID}
            length={premise.length}
            max={MAX_PREMISE_LENGTH}
            rows={3}
            value={premise}
            onChange={(event) => type({ premise: event.target.value })}
          />
          {error !== null && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
              {error}
            </p>
          )}
          <Hint>Everybody can read it. You can hide it on the post later.</Hint>
        </div>
      )}
    </div>
  );
}

type SeeItProps = {
  path: string;
  /** The button was pressed. */ takesFocus: boolean;
};

function SeeIt({ path, takesFocus }: SeeItProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus is disabled now.
    if (takesFocus && document.activeElement?.matches('body, :disabled')) link.current?.focus();
  }, [takesFocus]);
  return (
    <Link ref={link} to={path} className="button button-plain px-3 text-primary">
      {SEE_IT}
    </Link>
  );
}

type NameQuestionProps = {
  sharing: Sharing;
  /** Opens the pencil of the card. */
  onOther: () => void;
};

/** At the first share: whose name is on the card. */
export function NameQuestion({ sharing: { naming }, onOther }: NameQuestionProps) {
  const viewer = useViewer();
  if (!naming.isAsked || viewer.kind !== 'member') return null;
  return (
    <NameDialog
      name={ownName(viewer) ?? viewer.name}
      onShare={naming.shareAs}
      onOther={onOther}
      onClose={naming.stop}
      onMissing={naming.stop}
    />
  );
}
