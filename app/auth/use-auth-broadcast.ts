import { useEffect, useEffectEvent } from 'react';
import { forgetDrafts } from '../generator/tab-drafts.ts';
import { mirrorGuest } from '../guests/guest-mirror.ts';
import { browserStorage } from '../ui/browser-storage.ts';
import { useNotify } from '../ui/toasts.tsx';
import { listenToAuth } from './auth-channel.ts';
import { type AuthMessage, NEWS_COOKIE, readNews } from './auth-message.ts';
import { signInWords } from './sign-in-words.ts';
import { useViewerRefresh } from './viewer-refresh.ts';

/**
 * For the root of the site: a page turns to member or guest by itself when another one signed in or out, and
 * tells what became of a sign-in that went through the whole page.
 */
export function useAuthBroadcast(): void {
  const refresh = useViewerRefresh();
  const notify = useNotify();
  const hear = useEffectEvent((message: AuthMessage) => {
    if (message.type === 'auth-done' && message.status === 'signed-in') resetGuestUsage();
    if (message.type === 'auth-done' && !changesViewer(message.status)) return;
    if (message.type === 'signed-out') forgetDrafts();
    void refresh();
  });
  const tellNews = useEffectEvent(() => {
    const news = readNews(document.cookie);
    if (!news) return;
    document.cookie = `${NEWS_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    const { tone, words } = signInWords(news.intent, news.status);
    notify(tone, words);
    if (news.status === 'signed-in') resetGuestUsage();
  });
  useEffect(() => {
    tellNews();
    return listenToAuth(hear);
  }, []);
}

function changesViewer(status: string): boolean {
  return status === 'signed-in' || status === 'connected';
}

/** docs/product.md §4: signing in sets the browser's copy of the guest usage to nothing. The server's count stays. */
function resetGuestUsage(): void {
  mirrorGuest(browserStorage('localStorage'), { id: null, postsGenerated: 0, lastUsed: 0 });
}
