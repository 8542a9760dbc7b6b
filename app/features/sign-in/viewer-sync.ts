import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type AuthMessage, listenToAuth } from '../../domain/sign-in/auth-channel.ts';
import {
  type SignInIntent,
  signInMessage,
  type SignInStatus,
} from '../../domain/sign-in/sign-in-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import { isSameViewer, type PublicViewer } from '../../domain/members/viewer.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer, useInstanceLook } from '../site/use-viewer.ts';
import { mirrorGuest } from './client-usage-cache.ts';

/**
 * `isStale`: the viewer has changed, so the next navigation or revalidation loads it from the server. Other navigations
 * do not load it, because some work offline.
 */
export const loadedViewer = { isStale: false };

/** Returns a function that loads the viewer and all data of the page from the server. */
function useViewerRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    loadedViewer.isStale = true;
    return revalidate();
  }, [revalidate]);
}

/** A pending sign-in: its intent, the path to open afterwards, and the toast of its success in place of the usual one. */
type PopupSignIn = { intent: SignInIntent; next?: string; words?: string };

// Module state: a sign-in button may remount while its popup is open.
let popupSignIn: PopupSignIn | null = null;

/** Saves the sign-in of an open popup. It replaces an earlier one. */
export function savePopupSignIn(signIn: PopupSignIn): void {
  popupSignIn = signIn;
}

/** Returns and clears the pending popup sign-in. Null when another page opened the popup. */
function takePopupSignIn(): PopupSignIn | null {
  const taken = popupSignIn;
  popupSignIn = null;
  return taken;
}

/** Returns a function that shows the toast of a sign-in. */
function useSignInToast(): (signIn: PopupSignIn, status: SignInStatus) => void {
  const notify = useNotify();
  const { name } = useInstanceLook();
  return ({ intent, words }, status) => {
    const { tone, text } = signInMessage(intent, status, name);
    notify(tone, words ?? text);
  };
}

/** Returns a function that shows the result of a sign-in, loads the viewer again and opens `next`. */
export function useSignInResult(): (signIn: PopupSignIn, status: SignInStatus) => unknown {
  const refresh = useViewerRefresh();
  const showToast = useSignInToast();
  const navigate = useNavigate();
  // `connect` does not navigate.
  return (signIn, status) => {
    const { next } = signIn;
    // The server shows a disabled account one page outside the app, so this needs a full page load.
    if (status === 'let-go') return window.location.assign(safeNext(next));
    showToast(signIn, status);
    if (status === 'connected' || status === 'confirmed') return refresh();
    if (status !== 'signed-in') return;
    loadedViewer.isStale = true;
    const to = safeNext(next);
    // Replaces the entry of the current page, so that Back leads to the page before it.
    const stays = new URL(to, location.origin).pathname === location.pathname;
    return navigate(to, { replace: stays, preventScrollReset: stays });
  };
}

/**
 * Handles sign-in and sign-out messages of other tabs and popups; the root component uses it. Loads the viewer again and
 * shows the result of a popup, after which it navigates to the `next` path.
 */
export function useAuthBroadcast(): void {
  const refresh = useViewerRefresh();
  const finish = useSignInResult();
  const onMessage = useEffectEvent((message: AuthMessage) => {
    if (message === 'signed-out') {
      forgetTab();
      return void refresh();
    }
    const begun = takePopupSignIn();
    if (begun) void finish(begun, message);
    else if (VIEWER_CHANGES.includes(message)) void refresh();
  });
  useEffect(() => listenToAuth(onMessage), []);
  const { kind } = useViewer();
  useEffect(() => {
    if (kind === 'member') resetGuestUsage();
  }, [kind]);
}

const VIEWER_CHANGES: readonly SignInStatus[] = ['signed-in', 'connected', 'let-go'];

/** Resets the browser's copy of the guest usage at sign-in (docs/product.md §4). The server's count does not change. */
function resetGuestUsage(): void {
  mirrorGuest({ id: null, postsGenerated: 0, lastUsed: 0 });
}

/** The minimum interval between two checks of the viewer. Milliseconds. */
const FRESH_MS = 30_000;

/**
 * Compares the viewer with the server when the page becomes visible, and loads the page data again after a sign-in or
 * sign-out elsewhere. An unreachable server changes nothing.
 */
export function useViewerWatch(): void {
  const viewer = useViewer();
  const refresh = useViewerRefresh();
  const compare = useEffectEvent(async () => {
    const found = await requestJson<PublicViewer>('/api/viewer');
    if (!found.ok || isSameViewer(found.data, viewer)) return;
    // A session that ended elsewhere clears the tab like a sign-out here.
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
    // A page from the back/forward cache still shows the viewer from before.
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
