import type { ComponentProps, KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { copyText, LINK_COPIED } from '../../ui/clipboard.tsx';
import { ChevronLeft, ChevronRight, Repeat } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendShare } from '../posts/send-share.ts';
import { NO_REPLAY } from './result-words.ts';

type Props = {
  generationId: string;
  versions: readonly PostVersion[];
  onShow: (id: string) => void;
  isMember: boolean;
};

export function CardTools({ generationId, versions, onShow, isMember }: Props) {
  const shown = versions.find(({ id }) => id === generationId);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 empty:hidden">
      <VersionStrip id={generationId} versions={versions} onShow={onShow} />
      {isMember && <CopyReplayLink generationId={generationId} path={shown?.replayPath ?? null} />}
    </div>
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

type CopyReplayLinkProps = { generationId: string; path: string | null };

function CopyReplayLink({ generationId, path }: CopyReplayLinkProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = async () => {
    if (path === null) return notify('bad', NO_REPLAY);
    if (await copyText(location.origin + path)) {
      notify('good', LINK_COPIED);
      return sendShare(generationId);
    }
    // Where the clipboard is blocked, the replay page shows the link.
    await navigate(path);
  };
  const shape = 'button button-quiet ms-auto text-sm';
  return (
    <>
      <button type="button" onClick={() => void copy()} className={shape}>
        <Repeat size={18} /> Copy replay link
      </button>
      {path !== null && (
        <noscript>
          <Link to={path} className={shape}>
            Open the replay
          </Link>
        </noscript>
      )}
    </>
  );
}
