import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { Toast } from 'radix-ui';
import { X } from './icons/icons.tsx';
import { Link } from './links.tsx';
import { ToneDot } from './tone-dot.tsx';

/** Label of a toast's button with its handler, or of its link with its path. */
export type ToastAction = { words: string } & ({ run: () => void } | { to: string });

export type ToastMessage = {
  id: number;
  tone: 'good' | 'bad';
  words: string;
  times: number;
  /** Time of the last repetition. Epoch milliseconds. */
  at: number;
  action?: ToastAction;
};

/**
 * The toasts, bottom right; on a phone only the last, at the bottom edge. Where they would cover what is shown once, they
 * are at the top, and where they would cover it there, too, they wait. A toast closes after 6 seconds, by a swipe, by
 * Escape or by its button.
 */
export function ToastStack(props: {
  messages: readonly ToastMessage[];
  onGone: (id: number) => void;
}) {
  const { messages, onGone } = props;
  const stack = useRef<HTMLOListElement>(null);
  const side = useFreeSide(stack, messages.length > 0);
  const isWaiting = side === null;
  return (
    <Toast.Provider duration={6000} swipeDirection="right">
      {messages.map((message) => (
        <OneToast
          // Its seconds begin once it is seen.
          key={`${message.id} ${isWaiting}`}
          message={message}
          isWaiting={isWaiting}
          onGone={() => onGone(message.id)}
        />
      ))}
      <Toast.Viewport
        ref={stack}
        className={`toasts on-screen fixed right-2 left-2 z-60 flex flex-col gap-2 sm:right-4 sm:left-auto sm:w-96 max-sm:[&>:not(:last-child)]:hidden ${EDGES[side ?? 'bottom']} ${isWaiting ? 'invisible' : ''}`}
      />
    </Toast.Provider>
  );
}

const EDGES: Record<Side, string> = {
  bottom: 'bottom-2 sm:bottom-4',
  top: 'top-2 sm:top-4',
};

// The toast is the topmost layer and consumes Escape, but the reader means the dialog below.
function passEscapeOn(): void {
  setTimeout(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
}

type OneToastProps = { message: ToastMessage; isWaiting: boolean; onGone: () => void };

function OneToast({ message, isWaiting, onGone }: OneToastProps) {
  return (
    <Toast.Root
      duration={isWaiting ? Infinity : undefined}
      onEscapeKeyDown={passEscapeOn}
      // A dialog below it takes the pointer from all else.
      className="card pointer-events-auto flex animate-settle items-center gap-3 py-1 pr-1 pl-4"
      onOpenChange={(open) => open || onGone()}
    >
      <ToneDot tone={message.tone} />
      <Toast.Description className="flex-1 py-2 font-medium">
        {message.words}
        {message.times > 1 && (
          <span className="ms-2 text-sm text-muted tabular-nums">
            <span aria-hidden>×{message.times}</span>
            <span className="sr-only">, {message.times} times</span>
          </span>
        )}
      </Toast.Description>
      {message.action && <Action action={message.action} />}
      <Toast.Close aria-label="Dismiss" className="button button-quiet size-11 p-0 text-muted">
        <X size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}

function Action({ action }: { action: ToastAction }) {
  const { words } = action;
  const className = 'button button-quiet px-3 font-semibold text-primary';
  if ('run' in action) {
    return (
      <Toast.ToastAction altText={words} onClick={action.run} className={className}>
        {words}
      </Toast.ToastAction>
    );
  }
  return (
    <Toast.ToastAction asChild altText={words}>
      <Link to={action.to} className={className}>
        {words}
      </Link>
    </Toast.ToastAction>
  );
}

/** An edge of the window. */
type Side = 'bottom' | 'top';

/** Between the stack and the edge of the window, and between the stack and what is shown once. Pixels. */
const GAP_PX = 16;

/**
 * The edge of the window where a stack covers nothing marked `data-shown-once` and no dialog, the bottom before the top; null
 * while what is shown once is at both. Watches the page only while the stack is in use.
 */
function useFreeSide(stack: RefObject<HTMLElement | null>, isUsed: boolean): Side | null {
  return useSyncExternalStore(
    isUsed ? watchLayout : watchNothing,
    () => (isUsed && stack.current ? freeSide(stack.current) : 'bottom'),
    () => 'bottom',
  );
}

function freeSide(stack: HTMLElement): Side | null {
  const { left, right, height } = stack.getBoundingClientRect();
  const reach = height + 2 * GAP_PX;
  const places = [
    ['bottom', window.innerHeight - reach, window.innerHeight],
    ['top', 0, reach],
  ] as const;
  const freeOf = (selector: string) => {
    const kept = [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter((rect) => rect.width > 0 && rect.left < right && rect.right > left);
    const isFree = ([, top, bottom]: (typeof places)[number]) =>
      kept.every((rect) => rect.bottom <= top || rect.top >= bottom);
    return places.find(isFree)?.[0] ?? null;
  };
  // A dialog may be as high as the window.
  return freeOf('[data-shown-once], [role=dialog]') ?? freeOf('[data-shown-once]');
}

function watchLayout(change: () => void): () => void {
  const observer = new MutationObserver(change);
  observer.observe(document.body, { childList: true, subtree: true });
  const capture = { capture: true, passive: true };
  window.addEventListener('scroll', change, capture);
  window.addEventListener('resize', change);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', change, capture);
    window.removeEventListener('resize', change);
  };
}

function watchNothing(): () => void {
  return () => undefined;
}
