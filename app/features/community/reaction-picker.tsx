import { type KeyboardEvent, useEffect, useRef } from 'react';
import { REACTION_KINDS, type ReactionKind, REACTIONS } from '../../domain/community/reaction.ts';
import { ReactionIcon } from './reaction-icon.tsx';

type Props = {
  id: string;
  chosen: ReactionKind | null;
  /** Starts at the chosen one, for the keyboard. */
  takesFocus: boolean;
  onPick: (kind: ReactionKind) => void;
  /** Escape, a press somewhere else, or the focus going on. */
  onClose: (returnsFocus: boolean) => void;
};

/** The four reactions to choose from, above the button that opened it. */
export function ReactionPicker({ id, chosen, takesFocus, onPick, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) buttonsOf(list.current)[REACTION_KINDS.indexOf(chosen ?? 'agree')]?.focus();
  }, [takesFocus, chosen]);
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.parentElement?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  });
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose(true);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = buttonsOf(list.current);
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label="Reactions"
      onKeyDown={move}
      className="card absolute bottom-full left-0 z-20 mb-1 flex animate-settle p-1 sm:gap-1 sm:p-1.5"
    >
      {REACTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          tabIndex={kind === (chosen ?? 'agree') ? 0 : -1}
          onClick={() => onPick(kind)}
          className={`flex min-w-13 flex-col items-center gap-1 rounded-control px-1.5 py-2 text-sm font-medium whitespace-nowrap hover:bg-tint sm:w-20 ${kind === chosen ? 'bg-tint' : ''}`}
        >
          <ReactionIcon kind={kind} className="size-9" size={19} />
          {REACTIONS[kind]}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}
