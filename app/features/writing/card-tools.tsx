import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../../domain/posts/attachment.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { ChevronLeft, ChevronRight, ImageOff, ImagePlus, Type } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { EDIT_ID, EDITOR_ID } from './post-editor.tsx';
import { EDIT_TEXT, PICTURE_ID } from './result-words.ts';

type Props = {
  generationId: string;
  versions: readonly PostVersion[];
  onShow: (id: string) => void;
  hasPicture: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onPicture: () => void;
  onTakeOff: () => void;
};

/** Below the card: its text, its picture, its versions. */
export function CardTools({ generationId, versions, onShow, hasPicture, isEditing, ...on }: Props) {
  const replayPath = versions.find(({ id }) => id === generationId)?.replayPath ?? null;
  const unlessEditing = (run: () => void) => () =>
    isEditing ? document.getElementById(EDITOR_ID)?.focus() : run();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="-mx-[12px] flex flex-wrap items-center noscript:hidden">
        <Tool id={EDIT_ID} isBusy={isEditing} onPress={unlessEditing(on.onEdit)}>
          <Type size={18} /> {EDIT_TEXT}
        </Tool>
        <Tool id={PICTURE_ID} isBusy={isEditing} onPress={unlessEditing(on.onPicture)}>
          <ImagePlus size={18} /> <span>{hasPicture ? CHANGE_PICTURE : ADD_PICTURE}</span>
        </Tool>
        {hasPicture && (
          <Tool isBusy={isEditing} onPress={unlessEditing(on.onTakeOff)}>
            <ImageOff size={18} /> {TAKE_OFF}
          </Tool>
        )}
      </div>
      <VersionStrip id={generationId} versions={versions} onShow={onShow} />
      {replayPath !== null && (
        <noscript>
          <Link to={replayPath} className="button button-quiet text-sm">
            Open the replay
          </Link>
        </noscript>
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
      className="button button-quiet text-sm"
    >
      {children}
    </button>
  );
}

type VersionStripProps = Pick<Props, 'versions' | 'onShow'> & { id: string };

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
      className="flex w-full items-center justify-between gap-1 sm:w-auto"
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
