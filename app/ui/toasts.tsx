import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What the button of a toast says and does. */
type Action = { words: string; run: () => void };
type Notice = {
  id: number;
  tone: 'good' | 'bad';
  words: string;
  /** How often it was said in a row. */
  times: number;
  action?: Action;
};
type Notify = (tone: Notice['tone'], words: string, action?: Action) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a toast. Good news and bad news look different and are read out alike. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

let lastId = 0;

/** Holds the toasts of the page, bottom right. They need the browser, so the server sends none. */
export function Toasts({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [notices, setNotices] = useState<Notice[]>([]);
  const notify = useCallback<Notify>((tone, words, action) => {
    lastId += 1;
    const notice = { id: lastId, tone, words, times: 1, action };
    setNotices((shown) => withNotice(shown, notice));
  }, []);
  const drop = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <NotifyContext value={notify}>
      {children}
      {hydrated && (
        <Toast.Provider duration={6000} swipeDirection="right">
          {notices.map((notice) => (
            <OneToast key={notice.id} notice={notice} onGone={() => drop(notice.id)} />
          ))}
          <Toast.Viewport className="on-screen fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96" />
        </Toast.Provider>
      )}
    </NotifyContext>
  );
}

/** What is said again stands once, with how often; what can be answered stands for itself. */
function withNotice(shown: readonly Notice[], notice: Notice): Notice[] {
  const said = ({ words, action }: Notice) => words === notice.words && !action && !notice.action;
  const before = shown.find(said);
  const others = shown.filter((each) => each !== before).slice(-2);
  return [...others, { ...notice, times: (before?.times ?? 0) + 1 }];
}

// The toast is the topmost layer and takes the key; whoever presses it means the dialog below.
function passEscapeOn(): void {
  setTimeout(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
}

function OneToast({ notice, onGone }: { notice: Notice; onGone: () => void }) {
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
      {notice.action && (
        <Toast.Action
          altText={notice.action.words}
          onClick={notice.action.run}
          className="button button-quiet px-3 font-semibold text-primary"
        >
          {notice.action.words}
        </Toast.Action>
      )}
      <Toast.Close aria-label="Dismiss" className="button button-quiet size-11 p-0 text-muted">
        <X aria-hidden size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}
