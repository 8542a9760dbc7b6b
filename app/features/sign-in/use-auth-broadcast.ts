import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { mirrorGuest } from './client-usage-cache.ts';
import { browserStorage, forgetTab } from '../../platform/browser/web-storage.ts';
import { pageCookie } from '../../platform/http/page-cookies.ts';
import { useNotify } from '../../ui/toasts.tsx';
import {
  type AuthMessage,
  listenToAuth,
  NEWS_COOKIE,
  readNews,
} from '../../domain/sign-in/auth-channel.ts';
import { type BegunSignIn, takeBegunSignIn } from './begun-sign-in.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import { type SignInStatus, signInMessage } from '../../domain/sign-in/sign-in-words.ts';
import { useViewerRefresh, viewerChanged } from './viewer-refresh.ts';

/**
 * For the root of the site: a page turns to member or guest by itself when another one signed in or out, tells
 * what became of a sign-in of its own, by popup or through the whole page, and goes on to where that leads.
 */
export function useAuthBroadcast(): void {
  const refresh = useViewerRefresh();
  const notify = useNotify();
  const navigate = useNavigate();
  // For `connect` the page stays where it is.
  const finish = ({ intent, next }: BegunSignIn, status: SignInStatus) => {
    // There is one page for whoever was let go, and the site has no part in it.
    if (status === 'let-go') return window.location.assign(safeNext(next));
    const { tone, words } = signInMessage(intent, status);
    notify(tone, words);
    if (status === 'connected' || status === 'confirmed') return refresh();
    if (status !== 'signed-in') return;
    viewerChanged();
    const to = safeNext(next);
    // The page that somebody signed up on is not left: Back leads to what was before it.
    const stays = new URL(to, location.origin).pathname === location.pathname;
    return navigate(to, { replace: stays, preventScrollReset: stays });
  };
  const hear = useEffectEvent((message: AuthMessage) => {
    if (message.type === 'signed-out') {
      forgetTab();
      return void refresh();
    }
    if (message.status === 'signed-in') resetGuestUsage();
    const begun = takeBegunSignIn();
    if (begun) void finish(begun, message.status);
    else if (changesViewer(message.status)) void refresh();
  });
  const tellNews = useEffectEvent(() => {
    const news = readNews(document.cookie);
    if (!news) return;
    document.cookie = pageCookie(NEWS_COOKIE, '');
    const { tone, words } = signInMessage(news.intent, news.status);
    notify(tone, words);
    if (news.status === 'signed-in') resetGuestUsage();
  });
  useEffect(() => {
    tellNews();
    return listenToAuth(hear);
  }, []);
}

function changesViewer(status: SignInStatus): boolean {
  return status === 'signed-in' || status === 'connected' || status === 'let-go';
}

/** docs/product.md §4: signing in sets the browser's copy of the guest usage to nothing. The server's count stays. */
function resetGuestUsage(): void {
  mirrorGuest(browserStorage('localStorage'), { id: null, postsGenerated: 0, lastUsed: 0 });
}
