import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Flash } from '../platform/http/flash.ts';
import { useHydrated } from './hydration.ts';
import { lazyPart } from './lazy-part.tsx';
import { ToneDot } from './tone-dot.tsx';
import type { ToastAction, ToastMessage } from './toast-stack.tsx';

type Notify = (tone: ToastMessage['tone'], words: string, action?: ToastAction) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Returns the function that shows a toast. Both tones are announced alike. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

const LetGoContext = createContext(() => undefined as void);

/** Returns the function that takes the toasts of earlier successes away. Those with a button stay. */
export function useLetToastsGo(): () => void {
  return useContext(LetGoContext);
}

/** Shows a toast for each new result of a form. `toastOf` returns tone and text, or false for no toast. */
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

/** Delay after hydration before the toast files are fetched. Milliseconds. */
const FETCH_AFTER_MS = 2000;

const ToastStack = lazyPart(async () => (await import('./toast-stack.tsx')).ToastStack);

/**
 * Renders the toasts, bottom right. Their files load with the first toast or `FETCH_AFTER_MS` after hydration: no page
 * needs them at first, and a toast must still work offline. Without them the last one is plain. `flash` is the toast that came with the page.
 */
export function Toasts({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (pathname !== shownOn) {
    setShownOn(pathname);
    setMessages((shown) => shown.filter(travels));
  }
  const notify = useCallback<Notify>((tone, words, action) => {
    lastId += 1;
    const message = { id: lastId, tone, words, times: 1, at: Date.now(), action };
    setMessages((shown) => withMessage(shown, message));
    setMissing(false);
  }, []);
  const letGo = useCallback(() => setMessages((shown) => shown.filter(staysOpen)), []);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const drop = (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id));
  const last = messages.at(-1);
  return (
    <NotifyContext value={notify}>
      <LetGoContext value={letGo}>{children}</LetGoContext>
      {flash && flash.form === undefined && <FlashToast flash={flash} />}
      {(isWanted || last) && !isMissing && (
        <ToastStack messages={messages} onGone={drop} onMissing={() => setMissing(true)} />
      )}
      {isMissing && last && <PlainToast {...last} />}
    </NotifyContext>
  );
}

/** The toast of a page without script, until the next page. With script it is one of the others. */
function FlashToast({ flash }: { flash: Flash }) {
  const { tone, words } = flash;
  const notify = useNotify();
  useEffect(() => notify(flash.tone, flash.words), [flash, notify]);
  return useHydrated() ? null : <PlainToast tone={tone} words={words} />;
}

/** A toast in the page's own words: without script, and where the files of the others could not be fetched. */
function PlainToast({ tone, words }: Pick<ToastMessage, 'tone' | 'words'>) {
  return (
    <output
      role={tone === 'bad' ? 'alert' : undefined}
      className="on-screen card fixed right-2 bottom-2 left-2 z-50 flex items-center gap-3 py-3 pr-4 pl-4 font-medium sm:right-4 sm:bottom-4 sm:left-auto sm:w-96"
    >
      <ToneDot tone={tone} />
      {words}
    </output>
  );
}

/** A toast shown within this time before a navigation belongs to the new page. Milliseconds. */
const RECENT_MS = 2000;

const staysOpen = ({ tone, action }: ToastMessage) => tone === 'bad' || action !== undefined;

// Success toasts of the previous page are dropped. Errors and toasts with a button stay.
function travels(message: ToastMessage): boolean {
  const { action, at } = message;
  if (action && 'to' in action) return false;
  return staysOpen(message) || Date.now() - at < RECENT_MS;
}

/** Adds a toast; at most three are shown. A repetition without an action increments `times` instead. */
function withMessage(shown: readonly ToastMessage[], message: ToastMessage): ToastMessage[] {
  const said = ({ words, action }: ToastMessage) =>
    words === message.words && !action && !message.action;
  const before = shown.find(said);
  const others = shown.filter((each) => each !== before).slice(-2);
  return [...others, { ...message, times: (before?.times ?? 0) + 1 }];
}
