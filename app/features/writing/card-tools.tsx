import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../../domain/posts/attachment.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import {
  ChevronLeft,
  ChevronRight,
  ImageOff,
  ImagePlus,
  Shirt,
  Type,
  UserRoundPen,
} from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { EDIT_ID } from './post-editor.tsx';
import { DRESS_IT, EDIT_PROFILE, EDIT_TEXT, PICTURE_ID } from './result-words.ts';

type ChangeToolsProps = {
  hasPicture: boolean;
  /** Something is being edited, to which a press leads back. */
  isBusy: boolean;
  onEdit: () => void;
  onPicture: () => void;
  onTakeOff: () => void;
  onDress: () => void;
  /** Null for a guest. */
  onProfile: (() => void) | null;
};

/** What changes the post without writing it again: its text, its picture, its look, its author. */
export function ChangeTools({ hasPicture, isBusy, ...on }: ChangeToolsProps) {
  return (
    <div className="mt-5 -mb-2 grid grid-cols-1 border-t border-line pt-2 min-[22rem]:grid-cols-2">
      <Tool id={EDIT_ID} isBusy={isBusy} onPress={on.onEdit}>
        <Type size={18} /> {EDIT_TEXT}
      </Tool>
      <Tool id={PICTURE_ID} isBusy={isBusy} onPress={on.onPicture}>
        <ImagePlus size={18} /> <span>{hasPicture ? CHANGE_PICTURE : ADD_PICTURE}</span>
      </Tool>
      {hasPicture && (
        <Tool isBusy={isBusy} onPress={on.onTakeOff}>
          <ImageOff size={18} /> {TAKE_OFF}
        </Tool>
      )}
      <Tool isBusy={isBusy} onPress={on.onDress}>
        <Shirt size={18} /> {DRESS_IT}
      </Tool>
      {on.onProfile && (
        <Tool isBusy={false} onPress={on.onProfile}>
          <UserRoundPen size={18} /> {EDIT_PROFILE}
        </Tool>
      )}
    </div>
  );
}

type ToolProps = { id?: string; isBusy: boolean; onPress: () => void; children: ReactNode };

function Tool({ id, isBusy, onPress, children }: ToolProps) {
  return (
    <button
      id={id}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className="button button-quiet -mx-3 max-w-none justify-start text-start"
    >
      {children}
    </button>
  );
}

type VersionsProps = {
  generationId: string;
  versions: readonly PostVersion[];
  onShow: (id: string) => void;
};

/** Below the card: its versions, and without script the link that can be passed on. */
export function CardVersions({ generationId, versions, onShow }: VersionsProps) {
  const replayPath = versions.find(({ id }) => id === generationId)?.replayPath ?? null;
  return (
    <>
      <VersionStrip id={generationId} versions={versions} onShow={onShow} />
      {replayPath !== null && (
        <noscript>
          <Link to={replayPath} className="button button-quiet text-sm">
            Open the replay
          </Link>
        </noscript>
      )}
    </>
  );
}

type VersionStripProps = Omit<VersionsProps, 'generationId'> & { id: string };

/** Buttons to step through the versions of a post, also with the arrow keys. Nothing for a single version. */
function VersionStrip({ id, versions, onShow }: VersionStripProps) {
  if (versions.length < 2) return null;
  const index = versions.findIndex((version) => version.id === id);
  const step = (by: number) => {
    const next = versions[index + by];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <fieldset
      aria-label="Versions"
      className="mt-3 flex items-center justify-between gap-1 sm:justify-center sm:gap-3"
    >
      <Step label="Older version" isEnd={index <= 0} onClick={() => step(-1)} onKeyDown={onKeyDown}>
        <ChevronLeft size={20} />
      </Step>
      <output className="min-w-36 text-center text-sm font-medium tabular-nums">
        <span>{`Version ${index + 1} of ${versions.length}`}</span>
        {versions[index]?.isEdit && <span className="block text-muted">edited by you</span>}
      </output>
      <Step
        label="Newer version"
        isEnd={index >= versions.length - 1}
        onClick={() => step(1)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight size={20} />
      </Step>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type StepProps = ComponentProps<'button'> & { label: string; isEnd: boolean };

// At either end it keeps the focus and does nothing.
function Step({ label, isEnd, ...button }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className="button button-plain size-11 p-0 aria-disabled:opacity-45"
      {...button}
    />
  );
}
