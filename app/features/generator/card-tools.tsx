import { ChevronLeft, ChevronRight, Repeat } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { copyText, LINK_COPIED, LINK_FAILED } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendAct } from '../post/send-act.ts';

type Props = {
  generationId: string;
  versions: readonly PostVersion[];
  onShow: (id: string) => void;
  isMember: boolean;
};

export function CardTools({ generationId, versions, onShow, isMember }: Props) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 empty:hidden">
      <VersionStrip id={generationId} versions={versions} onShow={onShow} />
      {isMember && <CopyReplayLink generationId={generationId} />}
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
      <Step label="Older version" isEnd={index <= 0} onPress={() => step(-1)} onKeyDown={onKeyDown}>
        <ChevronLeft aria-hidden size={20} />
      </Step>
      <output className="min-w-36 text-center text-sm font-medium tabular-nums">
        Version {index + 1} of {versions.length}
        {versions[index]?.isEdit && <span className="block text-muted">edited by you</span>}
      </output>
      <Step
        label="Newer version"
        isEnd={index >= versions.length - 1}
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

// At either end it keeps the focus and does nothing.
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

function CopyReplayLink({ generationId }: { generationId: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const link = await requestJson<{ path: string }>(`/api/generations/${generationId}/replay`);
    setIsBusy(false);
    if (!link.ok) {
      return notify('bad', (link.status === 422 ? link.title : undefined) ?? LINK_FAILED);
    }
    const { path } = link.data;
    if (await copyText(location.origin + path)) {
      notify('good', LINK_COPIED);
      return sendAct('share', generationId);
    }
    // Some browsers block the clipboard after an await: the replay page shows the link.
    await navigate(path);
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void copy()}
      className="button button-quiet ms-auto text-sm"
    >
      <Repeat aria-hidden size={18} /> Copy replay link
    </button>
  );
}
