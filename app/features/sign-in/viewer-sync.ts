import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  type AuthMessage,
  listenToAuth,
  readResult,
  RESULT_COOKIE,
} from '../../domain/sign-in/auth-channel.ts';
import {
  type SignInIntent,
  signInMessage,
  type SignInStatus,
} from '../../domain/sign-in/sign-in-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { browserStorage, forgetTab } from '../../platform/browser/web-storage.ts';
import { pageCookie } from '../../platform/http/page-cookies.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import { isSameViewer, type PublicViewer } from '../../platform/http/viewer.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { mirrorGuest } from './client-usage-cache.ts';

let isStale = false;

/** Says that somebody signed in or out: the next change of page, or the next refresh, asks the server who is looking. */
export function markViewerStale(): void {
  isStale = true;
}

/** Whether the page has to ask again. No navigation asks otherwise: some of them work without the network. */
export function isViewerStale(): boolean {
  return isStale;
}

/** Says that the server's answer is on the page. */
export function markViewerFresh(): void {
  isStale = false;
}

/** Asks the server again who is looking, and with it for everything on the page. */
function useViewerRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    markViewerStale();
    return revalidate();
  }, [revalidate]);
}

/** A sign-in that goes on in a popup: what for, and the path to go to afterwards. */
type PopupSignIn = { intent: SignInIntent; next?: string };

// Of the page, not of the button that was pressed: a button may be drawn anew while its popup is open.
let popupSignIn: PopupSignIn | null = null;

/** Says that a popup is open. A later one takes the place of an earlier one. */
export function savePopupSignIn(signIn: PopupSignIn): void {
  popupSignIn = signIn;
}

/** What this page waits for, once; null when the popup was another page's. */
function takePopupSignIn(): PopupSignIn | null {
  const taken = popupSignIn;
  popupSignIn = null;
  return taken;
}

/**
 * For the root of the site: a page turns to member or guest by itself when another one signed in or out, tells
 * what became of a sign-in of its own, by popup or through the whole page, and goes on to where that leads.
 */
export function useAuthBroadcast(): void {
  const refresh = useViewerRefresh();
  const notify = useNotify();
  const navigate = useNavigate();
  // For `connect` the page stays where it is.
  const finish = ({ intent, next }: PopupSignIn, status: SignInStatus) => {
    // There is one page for whoever was let go, and the site has no part in it.
    if (status === 'let-go') return window.location.assign(safeNext(next));
    const { tone, text } = signInMessage(intent, status);
    notify(tone, text);
    if (status === 'connected' || status === 'confirmed') return refresh();
    if (status !== 'signed-in') return;
    markViewerStale();
    const to = safeNext(next);
    // The page that somebody signed up on is not left: Back leads to what was before it.
    const stays = new URL(to, location.origin).pathname === location.pathname;
    return navigate(to, { replace: stays, preventScrollReset: stays });
  };
  const onMessage = useEffectEvent((message: AuthMessage) => {
    if (message.type === 'signed-out') {
      forgetTab();
      return void refresh();
    }
    if (message.status === 'signed-in') resetGuestUsage();
    const begun = takePopupSignIn();
    if (begun) void finish(begun, message.status);
    else if (changesViewer(message.status)) void refresh();
  });
  const notifyResult = useEffectEvent(() => {
    const news = readResult(document.cookie);
    if (!news) return;
    document.cookie = pageCookie(RESULT_COOKIE, '');
    const { tone, text } = signInMessage(news.intent, news.status);
    notify(tone, text);
    if (news.status === 'signed-in') resetGuestUsage();
  });
  useEffect(() => {
    notifyResult();
    return listenToAuth(onMessage);
  }, []);
}

function changesViewer(status: SignInStatus): boolean {
  return status === 'signed-in' || status === 'connected' || status === 'let-go';
}

/** docs/product.md §4: signing in sets the browser's copy of the guest usage to nothing. The server's count stays. */
function resetGuestUsage(): void {
  mirrorGuest(browserStorage('localStorage'), { id: null, postsGenerated: 0, lastUsed: 0 });
}

/** A page looked at again sooner than this is believed. Milliseconds. */
const FRESH_MS = 30_000;

/**
 * When the reader comes back to the page: whether somebody signed in or out elsewhere meanwhile. A server that
 * cannot be reached changes nothing.
 */
export function useViewerWatch(): void {
  const viewer = useViewer();
  const refresh = useViewerRefresh();
  const compare = useEffectEvent(async () => {
    const found = await requestJson<PublicViewer>('/api/viewer');
    if (!found.ok || isSameViewer(found.data, viewer)) return;
    // A session that has ended elsewhere ends here like any other.
    if (viewer.kind === 'member') forgetTab();
    await refresh();
  });
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void compare();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt > FRESH_MS) check();
    };
    // A page out of the browser's cache of pages is as old as it was when it was left.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && check();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
