import {
  ChevronLeft,
  ChevronRight,
  ImageOff,
  ImagePlus,
  Palette,
  PencilLine,
  Repeat,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../../domain/posts/attachment.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import type { Problem } from '../../platform/http/errors.ts';
import { copyText, LINK_COPIED, LINK_FAILED } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { EDIT_TEXT, EDITED_BY_YOU, versionWords } from './result-words.ts';
import type { Versions } from './versions.ts';

// Equals in one row; on a phone, where not all fit, in rows of three that are full.
const TOOL =
  'button button-quiet basis-[30%] grow flex-col gap-1 px-1 text-sm leading-tight sm:basis-0';

type CardToolsProps = {
  generationId: string;
  versions: Versions;
  editButton: RefObject<HTMLButtonElement | null>;
  isEditing: boolean;
  onShow: (version: PostVersion) => void;
  onEdit: () => void;
  hasPicture: boolean;
  onPicture: () => void;
  onTakeOff: () => void;
  isMember: boolean;
};

/** What changes the card itself: its words, its picture, and which of its versions it shows. */
export function CardTools({
  versions,
  editButton,
  isEditing,
  onShow,
  onEdit,
  ...more
}: CardToolsProps) {
  const { generationId, isMember, hasPicture, onPicture, onTakeOff } = more;
  const pictureButton = useRef<HTMLButtonElement>(null);
  const takeOff = () => {
    // This button goes with the picture; that one stays.
    pictureButton.current?.focus();
    onTakeOff();
  };
  return (
    <>
      <div className="card mt-3 flex flex-wrap p-1">
        <button
          ref={editButton}
          type="button"
          aria-disabled={isEditing || undefined}
          onClick={onEdit}
          className={TOOL}
        >
          <PencilLine aria-hidden size={18} /> {EDIT_TEXT}
        </button>
        <button ref={pictureButton} type="button" onClick={onPicture} className={TOOL}>
          <ImagePlus aria-hidden size={18} /> {hasPicture ? CHANGE_PICTURE : ADD_PICTURE}
        </button>
        {hasPicture && (
          <button type="button" onClick={takeOff} className={TOOL}>
            <ImageOff aria-hidden size={18} /> {TAKE_OFF}
          </button>
        )}
        <Link to={`/studio?generation=${generationId}`} className={TOOL}>
          <Palette aria-hidden size={18} /> Card studio
        </Link>
        {isMember && <CopyReplayLink generationId={generationId} className={TOOL} />}
      </div>
      {versions.all.length > 1 && (
        <div className="mt-3 flex justify-center">
          <VersionStrip all={versions.all} index={versions.index} onShow={onShow} />
        </div>
      )}
    </>
  );
}

type VersionStripProps = {
  all: readonly PostVersion[];
  index: number;
  onShow: (version: PostVersion) => void;
};

/** Every version of the post, to flip through by the buttons or by the arrow keys. One alone needs no strip. */
function VersionStrip({ all, index, onShow }: VersionStripProps) {
  if (all.length < 2) return null;
  const step = (by: number) => {
    const next = all[index + by];
    if (next) onShow(next);
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
      <Step label="Older version" isEnd={index <= 0} onPress={() => step(-1)} onKeyDown={onKeyDown}>
        <ChevronLeft aria-hidden size={20} />
      </Step>
      <output className="min-w-36 text-center text-sm font-medium tabular-nums">
        {versionWords(index + 1, all.length)}
        {all[index]?.isEdit && <span className="block text-muted">{EDITED_BY_YOU}</span>}
      </output>
      <Step
        label="Newer version"
        isEnd={index >= all.length - 1}
        onPress={() => step(1)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight aria-hidden size={20} />
      </Step>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type StepProps = {
  label: string;
  isEnd: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

// At an end it stays where the focus is, and does nothing.
function Step({ label, isEnd, onPress, onKeyDown, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className="button button-plain size-11 p-0 aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}

type CopyReplayLinkProps = { generationId: string; className: string };

/** Puts the link by which a post is written again on the clipboard, in the words of docs/product.md §8. */
function CopyReplayLink({ generationId, className }: CopyReplayLinkProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const link = await fetchReplayLink(generationId);
    setIsBusy(false);
    if (link.path === undefined) return notify('bad', link.title);
    if (await copyText(location.origin + link.path)) {
      return notify('good', LINK_COPIED);
    }
    // Some browsers let nothing onto the clipboard once an answer was waited for: there it can be copied by hand.
    await navigate(link.path);
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void copy()}
      className={className}
    >
      <Repeat aria-hidden size={18} /> Copy replay link
    </button>
  );
}

type ReplayLink = { path: string } | { path?: undefined; title: string };

const LINK_ERROR = { title: LINK_FAILED };

async function fetchReplayLink(id: string): Promise<ReplayLink> {
  try {
    const response = await fetch(`/api/generations/${id}/replay`);
    if (response.ok) return (await response.json()) as { path: string };
    return response.status === 422 ? ((await response.json()) as Problem) : LINK_ERROR;
  } catch {
    return LINK_ERROR;
  }
}
