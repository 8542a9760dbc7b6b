import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from './lazy-part.tsx';
import type { ToastAction, ToastMessage } from './toast-stack.tsx';

type Notify = (tone: ToastMessage['tone'], words: string, action?: ToastAction) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a toast. Good news and bad news look different and are read out alike. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

/** Shows a toast for each new result of a form. `toastOf` gives its tone and text; false for no toast. */
export function useResultToast<Result>(
  result: Result | undefined,
  toastOf: (result: Result) => readonly [tone: ToastMessage['tone'], text: string] | false,
): void {
  const notify = useNotify();
  const show = useEffectEvent((shown: Result) => {
    const toast = toastOf(shown);
    if (toast) notify(...toast);
  });
  useEffect(() => {
    if (result) show(result);
  }, [result]);
}

let lastId = 0;

/** How long after waking the files of the toasts are fetched, in ms, when nothing asks for them sooner. */
const FETCH_AFTER_MS = 2000;

const ToastStack = lazyPart(async () => (await import('./toast-stack.tsx')).ToastStack);

/**
 * Holds the toasts of the page, bottom right. Their files come with the first one, or soon after the page woke: no
 * page needs them to begin with, and who loses the network later has them.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<ToastMessage[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  usePageTurn(() => setNotices((shown) => shown.filter(travels)));
  const notify = useCallback<Notify>((tone, words, action) => {
    lastId += 1;
    const notice = { id: lastId, tone, words, times: 1, at: Date.now(), action };
    setNotices((shown) => withNotice(shown, notice));
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const drop = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <NotifyContext value={notify}>
      {children}
      {(isWanted || notices.length > 0) && (
        <ToastStack
          notices={notices}
          onGone={drop}
          onMissing={() => setMissing(true)}
          fallback={isMissing && <PlainToasts notices={notices} onGone={drop} />}
        />
      )}
    </NotifyContext>
  );
}

/** Calls `onTurn` on every other page. */
function usePageTurn(onTurn: () => void): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const compare = useEffectEvent((path: string) => {
    if (path !== before.current) onTurn();
    before.current = path;
  });
  useEffect(() => compare(pathname), [pathname]);
}

/** Shows the toasts when their files cannot be loaded, until the reader closes them. */
function PlainToasts(props: { notices: readonly ToastMessage[]; onGone: (id: number) => void }) {
  return (
    <output className="on-screen fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96">
      {props.notices.map(({ id, words, action }) => (
        <div key={id} className="card flex items-center gap-3 py-1 pr-1 pl-4">
          <span className="flex-1 py-2 font-medium">{words}</span>
          {action && (
            <button type="button" onClick={action.run} className="button button-quiet px-3">
              {action.words}
            </button>
          )}
          <button type="button" onClick={() => props.onGone(id)} className="button button-quiet">
            Dismiss
          </button>
        </div>
      ))}
    </output>
  );
}

/** How long before a change of page something may have been said to be about it. Milliseconds. */
const RECENT_MS = 2000;

// Good news of the page before stays there; trouble, and what can still be answered, does not.
function travels({ tone, action, at }: ToastMessage): boolean {
  return tone === 'bad' || action !== undefined || Date.now() - at < RECENT_MS;
}

/** What is said again stands once, with how often; what can be answered stands for itself. */
function withNotice(shown: readonly ToastMessage[], notice: ToastMessage): ToastMessage[] {
  const said = ({ words, action }: ToastMessage) =>
    words === notice.words && !action && !notice.action;
  const before = shown.find(said);
  const others = shown.filter((each) => each !== before).slice(-2);
  return [...others, { ...notice, times: (before?.times ?? 0) + 1 }];
}
