import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { EDITED_BY_YOU, versionWords } from './result-words.ts';

type Props = {
  all: readonly PostVersion[];
  index: number;
  onShow: (version: PostVersion) => void;
};

/** Every version of the post, to flip through by the buttons or by the arrow keys. One alone needs no strip. */
export function VersionStrip({ all, index, onShow }: Props) {
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
