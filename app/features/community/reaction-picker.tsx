import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { REACTION_KINDS, type ReactionKind, REACTIONS } from '../../domain/community/reaction.ts';
import { moveFocusByKey } from '../../ui/focus.ts';
import {
  HandHeart,
  Handshake,
  type IconComponent,
  PhoneCall,
  ThumbsUp,
} from '../../ui/icons/icons.tsx';

type ReactionPickerProps = {
  id: string;
  chosen: ReactionKind | null;
  /** Starts at the chosen one, for the keyboard. */
  takesFocus: boolean;
  onPick: (kind: ReactionKind) => void;
  /** Escape, a press somewhere else, or the focus going on. */
  onClose: (returnsFocus: boolean) => void;
};

/** The reactions to choose from, above the button that opened it. */
export function ReactionPicker({ id, chosen, takesFocus, onPick, onClose }: ReactionPickerProps) {
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
    moveFocusByKey(event, buttonsOf(list.current));
  };
  return (
    <div
      ref={list}
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label="Reactions"
      onKeyDown={move}
      className="card absolute bottom-full left-0 z-20 mb-1 flex w-max max-w-[calc(100vw-3rem)] animate-settle flex-wrap p-1 sm:gap-1 sm:p-1.5"
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
          {REACTIONS[kind].label}
        </button>
      ))}
    </div>
  );
}

function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}

/** Delays of hover, long press and leaving, in milliseconds. */
const HOVER_MS = 400;
const PRESS_MS = 450;
const LEAVE_MS = 300;

type Opened = 'no' | 'by-pointer' | 'by-key';

/**
 * When a picker is open that hangs on a button: by resting on the button, by a long press, or by an arrow key.
 * `isOn` is false where there is nothing to pick.
 */
export function usePicker(isOn: boolean) {
  const [opened, setOpened] = useState<Opened>('no');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = () => clearTimeout(timer.current);
  const startTimer = (time: number, run: () => void) => {
    stopTimer();
    timer.current = setTimeout(run, time);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // The click that ends a long press, or the menu that it brings on a phone, is not meant.
  const isLong = useRef(false);
  const close = () => {
    stopTimer();
    setOpened('no');
  };
  const onButton = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (isOn && pointerType === 'mouse') startTimer(HOVER_MS, () => setOpened('by-pointer'));
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isLong.current = false;
      if (!isOn || pointerType === 'mouse') return;
      startTimer(PRESS_MS, () => {
        isLong.current = true;
        setOpened('by-pointer');
      });
    },
    onPointerUp: stopTimer,
    onPointerCancel: stopTimer,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isLong.current) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOn || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpened('by-key');
    },
  };
  const around = {
    onPointerEnter: () => {
      if (opened !== 'no') stopTimer();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (opened === 'by-pointer') startTimer(LEAVE_MS, close);
      else stopTimer();
    },
  };
  /** Runs what a plain click means; not after a long press. */
  const onClick = (run: () => void) => () => {
    const isMeant = !isLong.current;
    isLong.current = false;
    if (!isMeant) return;
    close();
    run();
  };
  return { opened, close, onButton, around, onClick };
}

const LOOKS: Readonly<Record<ReactionKind, { Icon: IconComponent; className: string }>> = {
  agree: { Icon: ThumbsUp, className: 'bg-primary text-on-primary' },
  humbled: { Icon: HandHeart, className: 'bg-bad text-surface' },
  synergy: { Icon: Handshake, className: 'bg-good text-surface' },
  unhinged: { Icon: PhoneCall, className: 'bg-accent text-on-accent' },
};

type ReactionIconProps = { kind: ReactionKind; className?: string; size?: number };

/** The picture of a reaction, in a circle of its colour. */
export function ReactionIcon({ kind, className = 'size-6', size = 13 }: ReactionIconProps) {
  const { Icon, className: colors } = LOOKS[kind];
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full ${colors} ${className}`}
    >
      <Icon size={size} strokeWidth={2.25} />
    </span>
  );
}
