import { useEffect, useRef } from 'react';
import { MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { MAX_PREMISE_LENGTH, suggestedPremise } from '../../domain/posts/shown-premise.ts';
import { CountedTextarea } from '../../ui/counted-text.tsx';
import { Hint, Switch, TextField } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { Check, Hourglass, Users } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { ShareButton, shareLinks } from '../../ui/sharing.tsx';
import { SEE_IT } from './result-words.ts';
import type { useShare } from './use-share.ts';

const LABELS = {
  unshared: { Icon: Users, words: 'Post in Community' },
  held: { Icon: Hourglass, words: 'Waiting for a look' },
  shared: { Icon: Check, words: 'Shared' },
} as const;

const CONTROL_IDS = { displayName: 'card-name', shownPremise: 'shown-premise' } as const;

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
      className="mt-5 grid grid-cols-1 gap-3 border-t border-line pt-5 min-[24rem]:grid-cols-2"
    >
      {!isDone && <Questions preview={preview} sharing={sharing} />}
      <button
        type="submit"
        disabled={isDone}
        aria-disabled={isBusy || isEditing || undefined}
        className={`button button-plain px-3 ${postId === null ? 'col-span-full' : ''}`}
      >
        <Icon size={18} /> {words}
      </button>
      {postId !== null && (
        <SharedLinks text={preview.post} path={`/post/${postId}`} takesFocus={isJustShared} />
      )}
    </form>
  );
}

/** The name on the card until it has been chosen once, and for 'Own Your Idea' what happened. */
function Questions({ preview, sharing }: Pick<Props, 'preview' | 'sharing'>) {
  const { formData } = preview;
  const { shared, suggestedName, name, premise, typed, type, error } = sharing;
  useEffect(() => {
    if (error?.field) document.getElementById(CONTROL_IDS[error.field])?.focus();
  }, [error]);
  const errorOf = (field: string) => (error?.field === field ? error.message : null);
  // The space is kept until it is known what to ask.
  const isNameAsked = shared
    ? suggestedName !== null
    : formData.profileName === DEFAULT_AUTHOR.name;
  const hasPremise = suggestedPremise(formData) !== null;
  if (!isNameAsked && !hasPremise) return null;
  return (
    <div className={`col-span-full grid gap-3 ${shared ? '' : 'invisible'}`}>
      {isNameAsked && (
        <TextField
          id={CONTROL_IDS.displayName}
          label="Your name on the card"
          error={errorOf('displayName')}
          hint="Asked once. Edit Profile changes it."
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => type({ name: event.target.value })}
        />
      )}
      {hasPremise && (
        <div>
          <Switch
            label="Show what happened"
            isOn={typed.isPremiseShown}
            onChange={(isPremiseShown) => type({ isPremiseShown })}
          />
          {typed.isPremiseShown && (
            <div className="mt-1">
              <label htmlFor={CONTROL_IDS.shownPremise} className="mb-1.5 block font-semibold">
                What happened
              </label>
              <CountedTextarea
                id={CONTROL_IDS.shownPremise}
                length={premise.length}
                max={MAX_PREMISE_LENGTH}
                rows={3}
                value={premise}
                onChange={(event) => type({ premise: event.target.value })}
              />
              {errorOf('shownPremise') !== null && (
                <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
                  {errorOf('shownPremise')}
                </p>
              )}
              <Hint>Everybody can read it. You can hide it on the post later.</Hint>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type SharedLinksProps = {
  text: string;
  path: string;
  /** The button was pressed. */ takesFocus: boolean;
};

function SharedLinks({ text, path, takesFocus }: SharedLinksProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus is disabled now.
    if (takesFocus && document.activeElement?.matches('body, :disabled')) link.current?.focus();
  }, [takesFocus]);
  // The two networks of the specification come first.
  const origin = useHydrated() ? window.location.origin : '';
  const networks = shareLinks(text, `${origin}${path}`).slice(0, 2);
  return (
    <>
      <Link ref={link} to={path} className="button button-plain px-3 text-primary">
        {SEE_IT}
      </Link>
      {networks.map((network) => (
        <ShareButton key={network.network} link={network} className="px-2 text-sm" />
      ))}
    </>
  );
}
