import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Notice = { id: number; tone: 'good' | 'bad'; words: string };
type Notify = (tone: Notice['tone'], words: string) => void;

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
  const notify = useCallback<Notify>((tone, words) => {
    lastId += 1;
    const notice = { id: lastId, tone, words };
    setNotices((shown) => [...shown.slice(-2), notice]);
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
          <Toast.Viewport className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96" />
        </Toast.Provider>
      )}
    </NotifyContext>
  );
}

function OneToast({ notice, onGone }: { notice: Notice; onGone: () => void }) {
  return (
    <Toast.Root
      className="card flex animate-settle items-center gap-3 py-1 pr-1 pl-4"
      onOpenChange={(open) => open || onGone()}
    >
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full ${notice.tone === 'good' ? 'bg-good' : 'bg-bad'}`}
      />
      <Toast.Description className="flex-1 py-2 font-medium">{notice.words}</Toast.Description>
      <Toast.Close aria-label="Dismiss" className="button button-quiet size-11 p-0 text-muted">
        <X aria-hidden size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}
