import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Link } from 'react-router';

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
 * The toasts, bottom right; on a phone only the last, at the bottom edge. A toast closes after 6 seconds, by a swipe,
 * by Escape or by its button.
 */
export function ToastStack(props: {
  notices: readonly ToastMessage[];
  onGone: (id: number) => void;
}) {
  const { notices, onGone } = props;
  return (
    <Toast.Provider duration={6000} swipeDirection="right">
      {notices.map((notice) => (
        <OneToast key={notice.id} notice={notice} onGone={() => onGone(notice.id)} />
      ))}
      <Toast.Viewport className="on-screen fixed right-2 bottom-2 left-2 z-50 flex flex-col gap-2 sm:right-4 sm:bottom-4 sm:left-auto sm:w-96 max-sm:[&>:not(:last-child)]:hidden" />
    </Toast.Provider>
  );
}

// The toast is the topmost layer and consumes Escape, but the reader means the dialog below.
function passEscapeOn(): void {
  setTimeout(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
}

function OneToast({ notice, onGone }: { notice: ToastMessage; onGone: () => void }) {
  return (
    <Toast.Root
      onEscapeKeyDown={passEscapeOn}
      className="card flex animate-settle items-center gap-3 py-1 pr-1 pl-4"
      onOpenChange={(open) => open || onGone()}
    >
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full ${notice.tone === 'good' ? 'bg-good' : 'bg-bad'}`}
      />
      <Toast.Description className="flex-1 py-2 font-medium">
        {notice.words}
        {notice.times > 1 && (
          <span className="ms-2 text-sm text-muted tabular-nums">
            <span aria-hidden>×{notice.times}</span>
            <span className="sr-only">, {notice.times} times</span>
          </span>
        )}
      </Toast.Description>
      {notice.action && <Action action={notice.action} />}
      <Toast.Close aria-label="Dismiss" className="button button-quiet size-11 p-0 text-muted">
        <X aria-hidden size={18} />
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
